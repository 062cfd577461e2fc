# A picture of motion curves, drawn by gnuplot 5.4 or later:
#   gnuplot -d FILE > picture.png
set encoding utf8
set terminal pngcairo noenhanced font "Arial,18" background rgb "#ffffff" rounded dashlength 2 size 1440,960
set multiplot
unset key
set clip two
set border 3 back lw 1.4 lc rgb "#c3cad3"
set tics nomirror scale 0 font "Arial,16.5" textcolor rgb "#66707c"
set minussign
set grid back lt 1 lw 1.2 lc rgb "#e8ebee"
set label "A fling that bounces at an edge" noenhanced at screen 0.0737,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "lands at 600    ends after 1.013 s" noenhanced at screen 0.0737,0.89042 left front font "Arial,18" tc rgb "#66707c"
set label "finger" noenhanced at screen 0.93026,0.78951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "value" noenhanced at screen 0.0737,0.82979 left front font "Arial,18" tc rgb "#1f2328"
set label "velocity (units\057s)" noenhanced at screen 0.0737,0.33535 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.46869,0.03312 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.89423,0.78951 to screen 0.92086,0.78951 nohead lw 9 lc rgb "#66707c" dt solid

# Panel 1
set lmargin at screen 0.0737
set rmargin at screen 0.86367
set tmargin at screen 0.80854
set bmargin at screen 0.38451
set xrange [0:1.013195]
set yrange [-38.9018:700]
set xtics 0.2 format ""
set ytics 100 format "%g"
set label "grab" noenhanced at first 0.1, first 40.878 center front font "Arial,17.28" tc rgb "#068564"
set label "2.92e3 units\057s" noenhanced at first 0.203716, first 134 left front font "Arial,17.28" tc rgb "#068564"
set label "edge" noenhanced at first 0.372749, first 630.8945 right front font "Arial,17.28" tc rgb "#a06387"
set label "at rest" noenhanced at first 1.003397, first 631.3945 right front font "Arial,17.28" tc rgb "#966d10"
$panel1_1 << EOD
0 0
1.013194 0
EOD
$panel1_2 << EOD
0 600
1.013194 600
EOD
$panel1_3 << EOD
0 0
0.100053 0.0311
0.117151 10.1694
0.132982 27.9795
0.150079 54.1682
0.166544 89.034
0.167177 90.487
0.183008 134
0.19 134
0.200739 164.9883
0.211504 195.3901
0.222903 226.8738
0.234301 257.6471
0.2457 287.7258
0.257098 317.1259
0.268497 345.8624
0.280528 375.4922
0.29256 404.4167
0.304592 432.6526
0.316623 460.2163
0.329288 488.5222
0.341953 516.1192
0.354618 543.0251
0.367283 569.2573
0.380581 596.0943
0.384381 603.5361
0.387547 609.178
0.390713 614.273
0.394513 619.7236
0.398312 624.5128
0.402112 628.7014
0.406544 632.9026
0.410977 636.4419
0.416043 639.7686
0.421109 642.4215
0.426808 644.7067
0.433141 646.5026
0.440106 647.7208
0.447705 648.3089
0.450872 648.3629
0.459737 648.0248
0.470502 646.8532
0.4838 644.6177
0.503431 640.4257
0.550924 629.4551
0.576888 624.1169
0.601584 619.7369
0.626914 615.956
0.654144 612.6253
0.683906 609.7308
0.717468 607.2277
0.756096 605.1168
0.802323 603.3756
0.860582 601.994
0.939738 600.9734
1.013194 600.5
EOD
$panel1_4 << EOD
0.1 0
0.117151 10.1694
0.132982 27.9795
0.150079 54.1682
0.166544 89.034
0.167177 90.487
0.183008 134
0.19 134
EOD
$panel1_5 << EOD
0.1 0
EOD
$panel1_6 << EOD
0.19 134
EOD
$panel1_7 << EOD
0.382546 600
EOD
$panel1_8 << EOD
1.013194 600.5
EOD
plot $panel1_1 using 1:2 with lines lw 1.6 lc rgb "#c3cad3" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 1.6 lc rgb "#c3cad3" dt solid notitle, \
  $panel1_3 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_4 using 1:2 with lines lw 9 lc rgb "#66707c" dt solid notitle, \
  $panel1_5 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel1_6 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel1_7 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#cc79a7" notitle, \
  $panel1_8 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#e69f00" notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.0737
set rmargin at screen 0.86367
set tmargin at screen 0.3141
set bmargin at screen 0.10208
set xrange [0:1.013195]
set yrange [-424.991:3105.835]
set xtics 0.2 format "%g"
set ytics 1000 format "%g"
$panel2_1 << EOD
0 0
1.013194 0
EOD
$panel2_2 << EOD
0 0
0.1 0
0.1 588.235
0.116517 588.235
0.117151 1125
0.132982 1125
0.133615 1529.412
0.149446 1529.412
0.150079 2117.647
0.166544 2117.647
0.167177 2750
0.182375 2750
0.183008 0
0.189974 0
0.19 2916.683
0.214037 2779.616
0.238734 2645.495
0.264064 2514.656
0.290027 2387.257
0.317257 2260.573
0.345119 2137.899
0.373615 2019.32
0.382481 1983.787
0.383114 1948.731
0.385014 1835.799
0.386914 1728.062
0.388813 1625.298
0.390713 1527.292
0.392613 1433.841
0.394513 1344.748
0.396412 1259.826
0.398945 1152.775
0.401478 1052.415
0.404011 958.361
0.406544 870.253
0.409077 787.748
0.41161 710.523
0.414143 638.275
0.417309 554.523
0.420476 477.571
0.423642 406.925
0.426808 342.131
0.429974 282.761
0.433774 218.125
0.437573 160.101
0.441373 108.11
0.445172 61.622
0.449605 13.692
0.454038 -28.113
0.459104 -69.203
0.46417 -103.974
0.469869 -136.474
0.476201 -165.477
0.482534 -188.089
0.4895 -206.746
0.497732 -221.86
0.506597 -231.392
0.517362 -235.736
0.519262 -235.839
0.53256 -232.287
0.549658 -219.947
0.578154 -190.053
0.628814 -133.768
0.664276 -100.917
0.700371 -74.554
0.739632 -53.062
0.785226 -35.462
0.841585 -21.41
0.915675 -10.972
1.013194 -4.536
EOD
plot $panel2_1 using 1:2 with lines lw 1.6 lc rgb "#c3cad3" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle
unset multiplot
