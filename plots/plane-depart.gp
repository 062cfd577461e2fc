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
set label "plane-depart" noenhanced at screen 0.07013,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "plane.position.x" noenhanced at screen 0.804,0.82951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "plane.position.y" noenhanced at screen 0.804,0.79144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "plane.transform.rotation" noenhanced at screen 0.804,0.75337 left front font "Arial,16.92" tc rgb "#1f2328"
set label "plane.opacity" noenhanced at screen 0.804,0.7153 left front font "Arial,16.92" tc rgb "#1f2328"
set label "position" noenhanced at screen 0.07013,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "transform.rotation" noenhanced at screen 0.07013,0.64238 left front font "Arial,18" tc rgb "#1f2328"
set label "opacity" noenhanced at screen 0.07013,0.41497 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.07013,0.18756 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.40377,0.03313 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.76797,0.82951 to screen 0.7946,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.76797,0.79144 to screen 0.7946,0.79144 nohead lw 4 lc rgb "#d55e00" dt solid
set arrow from screen 0.76797,0.75337 to screen 0.7946,0.75337 nohead lw 4 lc rgb "#009e73" dt solid
set arrow from screen 0.76797,0.7153 to screen 0.7946,0.7153 nohead lw 4 lc rgb "#cc79a7" dt solid

# Panel 1
set lmargin at screen 0.07013
set rmargin at screen 0.73742
set tmargin at screen 0.84854
set bmargin at screen 0.69155
set xrange [0:1.5]
set yrange [-16.8:296.8]
set xtics 0.25 format ""
set ytics 200 format "%g"
$panel1_1 << EOD
0 100
0.039 100.4136
0.077 101.63
0.114 103.6101
0.151 106.3973
0.187 109.9022
0.223 114.2046
0.259 119.316
0.295 125.2432
0.331 131.9876
0.367 139.5437
0.404 148.1411
0.441 157.5566
0.479 168.0398
0.519 179.9064
0.554 193.6597
0.595 210.6295
0.641 230.5519
0.699 256.6207
0.75 280
0.758 280
0.759 270.3714
0.767 13.0528
0.768 0
0.794 0.1031
0.87 19.0472
0.928 32.7738
0.979 44.0827
1.027 53.9363
1.073 62.5696
1.117 70.0283
1.161 76.6688
1.204 82.3475
1.247 87.217
1.29 91.279
1.334 94.61
1.378 97.1225
1.423 98.8681
1.469 99.819
1.5 100
EOD
$panel1_2 << EOD
0 200
0.108 199.5957
0.212 198.3994
0.314 196.4124
0.418 193.5489
0.519 190.0117
0.566 180.7303
0.627 167.7984
0.708 149.6359
0.75 140
0.758 140
0.759 142.0633
0.767 197.203
0.768 200
0.773 200
0.774 200
0.793 200
0.794 200
0.795 200
0.796 200
0.8 200
0.801 200
0.815 200
0.816 200
0.817 200
0.818 200
0.819 200
0.82 200
0.824 200
0.825 200
0.83 200
0.831 200
0.847 200
0.848 200
0.865 200
0.866 200
0.873 200
0.874 200
0.875 200
0.876 200
0.885 200
0.886 200
0.905 200
0.906 200
0.909 200
0.91 200
0.917 200
0.918 200
1.5 200
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.07013
set rmargin at screen 0.73742
set tmargin at screen 0.62113
set bmargin at screen 0.46414
set xrange [0:1.5]
set yrange [-0.4162611:0.023562]
set xtics 0.25 format ""
set ytics 0.2 format "%g"
$panel2_1 << EOD
0 0
0.331 0
0.353 -0.0138348
0.377 -0.03002
0.402 -0.0480294
0.427 -0.0671877
0.452 -0.087463
0.478 -0.1096912
0.505 -0.133949
0.533 -0.1602926
0.562 -0.1887518
0.593 -0.2203605
0.627 -0.2562442
0.666 -0.2986625
0.717 -0.3555063
0.75 -0.3926991
0.758 -0.3926991
0.759 -0.379195
0.767 -0.0183065
0.768 0
1.5 0
EOD
plot $panel2_1 using 1:2 with lines lw 4 lc rgb "#009e73" dt solid notitle

# Panel 3
unset label
unset arrow
set lmargin at screen 0.07013
set rmargin at screen 0.73742
set tmargin at screen 0.39372
set bmargin at screen 0.23672
set xrange [0:1.5]
set yrange [-0.06:1.06]
set xtics 0.25 format ""
set ytics 0.5 format "%g"
$panel3_1 << EOD
0 1
0.519 1
0.52 0.997332
0.542 0.911424
0.565 0.818702
0.589 0.719047
0.615 0.608103
0.643 0.485643
0.675 0.342641
0.717 0.151537
0.75 0
0.793 0
0.794 0.001031
0.844 0.126608
0.883 0.221918
0.918 0.304667
0.95 0.377499
0.98 0.442962
1.009 0.503379
1.037 0.55883
1.064 0.609461
1.091 0.657179
1.117 0.700283
1.143 0.740528
1.169 0.777864
1.195 0.812258
1.221 0.843695
1.247 0.87217
1.273 0.897691
1.299 0.920278
1.325 0.939958
1.351 0.956766
1.377 0.970743
1.404 0.98231
1.431 0.990931
1.458 0.996666
1.485 0.999578
1.5 1
EOD
plot $panel3_1 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt solid notitle

# Panel 4
unset label
unset arrow
set lmargin at screen 0.07013
set rmargin at screen 0.73742
set tmargin at screen 0.16631
set bmargin at screen 0.10208
set xrange [0:1.5]
set yrange [-0.5:0.9]
set xtics 0.25 format "%g"
unset ytics
set label "plane, depart: position.x, position.y, \342\200\246" noenhanced at first 0, first 0.406267 left front font "Arial,16.2" tc rgb "#0072b2"
$panel4_1 << EOD
0 0
1.5 0
EOD
plot $panel4_1 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle
unset multiplot
