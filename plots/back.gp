# A picture of motion curves, drawn by gnuplot 5.4 or later:
#   gnuplot -d FILE > picture.png
set encoding utf8
set terminal pngcairo noenhanced font "Arial,18" background rgb "#ffffff" rounded dashlength 2 size 1440,960
set multiplot
unset key
set clip two
set border 3 back lw 1.4 lc rgb "#c3cad3"
set tics nomirror scale 0 format ""
set grid back lt 1 lw 1.2 lc rgb "#e8ebee"
set label "cubic-bezier(0.68, -0.55, 0.27, 1.55)" noenhanced at screen 0.07013,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "\342\210\222\060.5" noenhanced at screen 0.06096,0.43157 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.06096,0.52738 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.5" noenhanced at screen 0.06096,0.62319 right front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.06096,0.71901 right front font "Arial,16.5" tc rgb "#66707c"
set label "1.5" noenhanced at screen 0.06096,0.81482 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.06096,0.13893 right front font "Arial,16.5" tc rgb "#66707c"
set label "2" noenhanced at screen 0.06096,0.20177 right front font "Arial,16.5" tc rgb "#66707c"
set label "4" noenhanced at screen 0.06096,0.2646 right front font "Arial,16.5" tc rgb "#66707c"
set label "6" noenhanced at screen 0.06096,0.32743 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.07013,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.2" noenhanced at screen 0.24999,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.4" noenhanced at screen 0.42985,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.6" noenhanced at screen 0.60972,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.8" noenhanced at screen 0.78958,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.96944,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "progress out" noenhanced at screen 0.07013,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "velocity" noenhanced at screen 0.07013,0.34868 left front font "Arial,18" tc rgb "#1f2328"
set label "progress in" noenhanced at screen 0.51978,0.03313 center front font "Arial,18" tc rgb "#1f2328"

# Panel 1
set lmargin at screen 0.07013
set rmargin at screen 0.96944
set tmargin at screen 0.84854
set bmargin at screen 0.39785
set xrange [0:1]
set yrange [-0.676:1.676001]
set xtics (0, 0.2, 0.4, 0.6, 0.8, 1)
set ytics (-0.5, 0, 0.5, 1, 1.5)
set label "(0.68, -0.55)" noenhanced at screen 0.6893,0.43972 left front font "Arial,17.28" tc rgb "#d55e00"
set label "(0.27, 1.55)" noenhanced at screen 0.31294,0.80094 center front font "Arial,17.28" tc rgb "#d55e00"
$panel1_1 << EOD
0 0
1 0
EOD
$panel1_2 << EOD
0 1
1 1
EOD
$panel1_3 << EOD
0 0
1 1
EOD
$panel1_4 << EOD
0 0
0.028333 -0.021856
0.055 -0.040341
0.08 -0.055625
0.103333 -0.067899
0.125833 -0.077706
0.146667 -0.084809
0.166667 -0.089634
0.185833 -0.092216
0.198313 -0.092713
0.215833 -0.091672
0.2325 -0.088603
0.248333 -0.083591
0.263333 -0.076741
0.2775 -0.068178
0.290833 -0.058048
0.303333 -0.046525
0.315 -0.033808
0.325833 -0.020124
0.336667 -0.004448
0.346667 0.011966
0.356667 0.030431
0.365833 0.04933
0.375 0.070288
0.383333 0.091277
0.391667 0.114254
0.399167 0.136748
0.406667 0.161063
0.414167 0.187283
0.421667 0.215474
0.429167 0.245667
0.436667 0.277846
0.444167 0.311931
0.4525 0.35184
0.461667 0.397801
0.475833 0.471512
0.4925 0.558586
0.5025 0.608997
0.510833 0.64916
0.519167 0.687274
0.526667 0.719654
0.534167 0.750139
0.541667 0.778717
0.549167 0.805421
0.556667 0.830312
0.565 0.85594
0.573333 0.879553
0.581667 0.90128
0.590833 0.923155
0.6 0.943068
0.61 0.962735
0.62 0.980436
0.630833 0.997586
0.6425 1.013911
0.654167 1.028217
0.666667 1.041516
0.68 1.053607
0.694167 1.064314
0.709167 1.073486
0.725 1.080993
0.741667 1.086724
0.759167 1.090586
0.7775 1.092503
0.78612 1.092713
0.805833 1.091669
0.826667 1.08845
0.849167 1.082776
0.8725 1.074724
0.8975 1.063895
0.923333 1.050549
0.950833 1.034176
0.98 1.01461
1 1
EOD
$panel1_5 << EOD
0 0
0.68 -0.55
EOD
$panel1_6 << EOD
1 1
0.27 1.55
EOD
$panel1_7 << EOD
0.68 -0.55
EOD
$panel1_8 << EOD
0.27 1.55
EOD
plot $panel1_1 using 1:2 with lines lw 1.6 lc rgb "#c3cad3" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 1.6 lc rgb "#c3cad3" dt solid notitle, \
  $panel1_3 using 1:2 with lines lw 2 lc rgb "#66707c" dt (7,6) notitle, \
  $panel1_4 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_5 using 1:2 with lines lw 2 lc rgb "#d55e00" dt solid notitle, \
  $panel1_6 using 1:2 with lines lw 2 lc rgb "#d55e00" dt solid notitle, \
  $panel1_7 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#d55e00" notitle, \
  $panel1_8 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#d55e00" notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.07013
set rmargin at screen 0.96944
set tmargin at screen 0.32743
set bmargin at screen 0.10208
set xrange [0:1]
set yrange [-1.173021:6]
set xtics (0, 0.2, 0.4, 0.6, 0.8, 1)
set ytics (0, 2, 4, 6)
$panel2_1 << EOD
0 0
1 0
EOD
$panel2_2 << EOD
0 -0.808824
0.035 -0.713318
0.066667 -0.614512
0.095 -0.513895
0.120833 -0.409947
0.144167 -0.303994
0.165833 -0.193322
0.185833 -0.078649
0.204167 0.038986
0.220833 0.15817
0.235833 0.277087
0.25 0.401163
0.263333 0.529988
0.275833 0.662961
0.2875 0.79925
0.298333 0.937779
0.308333 1.077205
0.318333 1.229088
0.3275 1.380533
0.335833 1.529451
0.344167 1.690139
0.351667 1.845718
0.359167 2.012521
0.366667 2.191339
0.374167 2.382896
0.380833 2.564335
0.3875 2.756537
0.394167 2.959489
0.401667 3.200169
0.41 3.481299
0.420833 3.862289
0.433333 4.305509
0.44 4.531873
0.445 4.691379
0.449167 4.814723
0.453333 4.927049
0.456667 5.007516
0.46 5.078468
0.463333 5.138909
0.466667 5.187956
0.47 5.224874
0.473333 5.249109
0.476667 5.260312
0.477836 5.261123
0.480833 5.255813
0.484167 5.237562
0.4875 5.206674
0.490833 5.163718
0.494167 5.109435
0.4975 5.044709
0.500833 4.970528
0.505 4.866122
0.509167 4.750729
0.514167 4.600729
0.520833 4.386817
0.533333 3.965527
0.545 3.573861
0.553333 3.305212
0.560833 3.074749
0.568333 2.85637
0.575833 2.650589
0.583333 2.457396
0.590833 2.27644
0.598333 2.107165
0.606667 1.931965
0.615 1.769369
0.623333 1.618376
0.6325 1.464534
0.6425 1.309964
0.6525 1.16783
0.663333 1.026386
0.675 0.887011
0.6875 0.750821
0.700833 0.618681
0.715 0.491228
0.73 0.368898
0.746667 0.246116
0.765 0.124749
0.784167 0.010933
0.805 -0.099928
0.828333 -0.210679
0.853333 -0.31615
0.880833 -0.419032
0.911667 -0.520828
0.945833 -0.619875
0.983333 -0.715004
1 -0.753425
EOD
plot $panel2_1 using 1:2 with lines lw 1.6 lc rgb "#c3cad3" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle
unset multiplot
