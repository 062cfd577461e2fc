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
set label "flight-switch" noenhanced at screen 0.06521,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "3 more curves: choose with --key-path or --layer" noenhanced at screen 0.06521,0.89042 left front font "Arial,18" tc rgb "#66707c"
set label "background.transition.outgoing.opacity" noenhanced at screen 0.683,0.78951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "background.transition.incoming.opacity" noenhanced at screen 0.683,0.75144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "snow.opacity" noenhanced at screen 0.683,0.71337 left front font "Arial,16.92" tc rgb "#1f2328"
set label "departing, arriving.opacity" noenhanced at screen 0.683,0.6753 left front font "Arial,16.92" tc rgb "#1f2328"
set label "departing auxiliary, arriving" noenhanced at screen 0.683,0.63723 left front font "Arial,16.92" tc rgb "#1f2328"
set label "auxiliary.opacity" noenhanced at screen 0.683,0.59916 left front font "Arial,16.92" tc rgb "#1f2328"
set label "plane.opacity" noenhanced at screen 0.683,0.56109 left front font "Arial,16.92" tc rgb "#1f2328"
set label "flight, gate, status.transform.scale.y" noenhanced at screen 0.683,0.52302 left front font "Arial,16.92" tc rgb "#1f2328"
set label "flight auxiliary, gate auxiliary, status" noenhanced at screen 0.683,0.48495 left front font "Arial,16.92" tc rgb "#1f2328"
set label "auxiliary.transform.scale.y" noenhanced at screen 0.683,0.44688 left front font "Arial,16.92" tc rgb "#1f2328"
set label "flight, gate, status.transform.translation.y" noenhanced at screen 0.683,0.40881 left front font "Arial,16.92" tc rgb "#1f2328"
set label "flight auxiliary, gate auxiliary, status" noenhanced at screen 0.683,0.37074 left front font "Arial,16.92" tc rgb "#1f2328"
set label "auxiliary.transform.translation.y" noenhanced at screen 0.683,0.33267 left front font "Arial,16.92" tc rgb "#1f2328"
set label "arriving.transform.translation.y" noenhanced at screen 0.683,0.2946 left front font "Arial,16.92" tc rgb "#1f2328"
set label "arriving auxiliary.transform.translation.y" noenhanced at screen 0.683,0.25653 left front font "Arial,16.92" tc rgb "#1f2328"
set label "departing.transform.translation.x" noenhanced at screen 0.683,0.21846 left front font "Arial,16.92" tc rgb "#1f2328"
set label "departing auxiliary.transform.translation.x" noenhanced at screen 0.683,0.18039 left front font "Arial,16.92" tc rgb "#1f2328"
set label "transition" noenhanced at screen 0.06521,0.82979 left front font "Arial,18" tc rgb "#1f2328"
set label "opacity" noenhanced at screen 0.06521,0.70976 left front font "Arial,18" tc rgb "#1f2328"
set label "transform.scale.y" noenhanced at screen 0.06521,0.58973 left front font "Arial,18" tc rgb "#1f2328"
set label "transform.translation.y" noenhanced at screen 0.06521,0.4697 left front font "Arial,18" tc rgb "#1f2328"
set label "transform.translation.x" noenhanced at screen 0.06521,0.34967 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.06521,0.22965 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.34081,0.03312 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.64696,0.78951 to screen 0.6736,0.78951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.64696,0.75144 to screen 0.6736,0.75144 nohead lw 4 lc rgb "#d55e00" dt solid
set arrow from screen 0.64696,0.71337 to screen 0.6736,0.71337 nohead lw 4 lc rgb "#009e73" dt solid
set arrow from screen 0.64696,0.6753 to screen 0.6736,0.6753 nohead lw 4 lc rgb "#cc79a7" dt solid
set arrow from screen 0.64696,0.63723 to screen 0.6736,0.63723 nohead lw 4 lc rgb "#e69f00" dt solid
set arrow from screen 0.64696,0.56109 to screen 0.6736,0.56109 nohead lw 4 lc rgb "#56b4e9" dt solid
set arrow from screen 0.64696,0.52302 to screen 0.6736,0.52302 nohead lw 4 lc rgb "#0072b2" dt (3.5,3)
set arrow from screen 0.64696,0.48495 to screen 0.6736,0.48495 nohead lw 4 lc rgb "#d55e00" dt (3.5,3)
set arrow from screen 0.64696,0.40881 to screen 0.6736,0.40881 nohead lw 4 lc rgb "#009e73" dt (3.5,3)
set arrow from screen 0.64696,0.37074 to screen 0.6736,0.37074 nohead lw 4 lc rgb "#cc79a7" dt (3.5,3)
set arrow from screen 0.64696,0.2946 to screen 0.6736,0.2946 nohead lw 4 lc rgb "#e69f00" dt (3.5,3)
set arrow from screen 0.64696,0.25653 to screen 0.6736,0.25653 nohead lw 4 lc rgb "#56b4e9" dt (3.5,3)
set arrow from screen 0.64696,0.21846 to screen 0.6736,0.21846 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.64696,0.18039 to screen 0.6736,0.18039 nohead lw 4 lc rgb "#d55e00" dt solid

# Panel 1
set lmargin at screen 0.06521
set rmargin at screen 0.61641
set tmargin at screen 0.80854
set bmargin at screen 0.75893
set xrange [0:6]
set yrange [-0.06:1.06]
set xtics 1 format ""
set ytics 1 format "%g"
set label "removed at its end" noenhanced at first 4.083152, first 0.599765 left front font "Arial,17.28" tc rgb "#66707c"
$panel1_1 << EOD
0 1
1 0
1 1
3 1
4 0
4 1
6 1
EOD
$panel1_2 << EOD
0 0
1 1
2.996 1
3 0
4 1
6 1
EOD
$panel1_3 << EOD
4 1
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle, \
  $panel1_3 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#66707c" notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.06521
set rmargin at screen 0.61641
set tmargin at screen 0.68851
set bmargin at screen 0.6389
set xrange [0:6]
set yrange [-0.06:1.06]
set xtics 1 format ""
set ytics 1 format "%g"
set label "removed at its end" noenhanced at first 3.150436, first 0.581305 right front font "Arial,17.28" tc rgb "#66707c"
$panel2_1 << EOD
0 1
0.072 0.882892
0.16 0.749411
0.252 0.619127
0.344 0.498103
0.432 0.391364
0.516 0.298343
0.596 0.218604
0.672 0.151781
0.74 0.100308
0.804 0.060016
0.864 0.03045
0.92 0.011112
0.972 0.001436
1 0
3 0
3.072 0.117108
3.16 0.250589
3.252 0.380873
3.344 0.501897
3.432 0.608636
3.516 0.701657
3.596 0.781396
3.672 0.848219
3.74 0.899692
3.804 0.939984
3.864 0.96955
3.92 0.988888
3.972 0.998564
4.12 1
6 1
EOD
$panel2_2 << EOD
0 1
0.024 0.995868
0.052 0.981654
0.08 0.95875
0.112 0.923398
0.144 0.879514
0.18 0.821212
0.216 0.754528
0.256 0.671661
0.296 0.580435
0.34 0.471233
0.384 0.353333
0.428 0.226984
0.472 0.091817
0.496 0.013557
0.5 1
3 1
3.024 0.995868
3.052 0.981654
3.08 0.95875
3.112 0.923398
3.144 0.879514
3.18 0.821212
3.216 0.754528
3.256 0.671661
3.296 0.580435
3.34 0.471233
3.384 0.353333
3.428 0.226984
3.472 0.091817
3.496 0.013557
3.5 1
6 1
EOD
$panel2_3 << EOD
0 0
0.104 0.000475
0.116 0.007226
0.128 0.021116
0.14 0.04125
0.156 0.076602
0.172 0.120486
0.188 0.171878
0.204 0.229977
0.224 0.311071
0.244 0.400687
0.264 0.498103
0.284 0.602813
0.304 0.714535
0.324 0.833297
0.344 0.95989
0.348 0.986443
0.352 0
3.104 0.000475
3.116 0.007226
3.128 0.021116
3.14 0.04125
3.156 0.076602
3.172 0.120486
3.188 0.171878
3.204 0.229977
3.224 0.311071
3.244 0.400687
3.264 0.498103
3.284 0.602813
3.304 0.714535
3.324 0.833297
3.344 0.95989
3.348 0.986443
3.352 0
6 0
EOD
$panel2_4 << EOD
0 1
0.516 1
0.52 0.997332
0.56 0.839099
0.604 0.655394
0.652 0.445717
0.72 0.13779
0.748 0.009195
0.752 0
0.792 0
0.796 0.006104
0.876 0.205029
0.936 0.345995
0.988 0.459921
1.036 0.556901
1.084 0.645093
1.128 0.717662
1.172 0.781983
1.216 0.837879
1.26 0.885299
1.304 0.924288
1.348 0.954972
1.392 0.977536
1.44 0.993161
1.488 0.99973
3.516 1
3.52 0.997332
3.56 0.839099
3.604 0.655394
3.652 0.445717
3.72 0.13779
3.748 0.009195
3.752 0
3.792 0
3.796 0.006104
3.876 0.205029
3.936 0.345995
3.988 0.459921
4.036 0.556901
4.084 0.645093
4.128 0.717662
4.172 0.781983
4.216 0.837879
4.26 0.885299
4.304 0.924288
4.348 0.954972
4.392 0.977536
4.44 0.993161
4.488 0.99973
6 1
EOD
$panel2_5 << EOD
3.35 0
EOD
plot $panel2_1 using 1:2 with lines lw 4 lc rgb "#009e73" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt solid notitle, \
  $panel2_3 using 1:2 with lines lw 4 lc rgb "#e69f00" dt solid notitle, \
  $panel2_4 using 1:2 with lines lw 4 lc rgb "#56b4e9" dt solid notitle, \
  $panel2_5 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#66707c" notitle

# Panel 3
unset label
unset arrow
set lmargin at screen 0.06521
set rmargin at screen 0.61641
set tmargin at screen 0.56848
set bmargin at screen 0.51887
set xrange [0:6]
set yrange [0:1.054]
set xtics 1 format ""
set ytics 1 format "%g"
set label "removed at its end" noenhanced at first 3.583152, first 0.62335 left front font "Arial,17.28" tc rgb "#66707c"
$panel3_1 << EOD
0 1
0.036 0.894603
0.08 0.77447
0.124 0.662141
0.168 0.557427
0.212 0.460618
0.256 0.372308
0.296 0.300134
0.332 0.242536
0.368 0.19279
0.4 0.156054
0.432 0.127405
0.46 0.11
0.484 0.101681
0.496 0.100108
0.5 1
3 1
3.036 0.894603
3.08 0.77447
3.124 0.662141
3.168 0.557427
3.212 0.460618
3.256 0.372308
3.296 0.300134
3.332 0.242536
3.368 0.19279
3.4 0.156054
3.432 0.127405
3.46 0.11
3.484 0.101681
3.496 0.100108
3.5 1
6 1
EOD
$panel3_2 << EOD
0 0.1
0.036 0.205397
0.08 0.32553
0.124 0.437859
0.168 0.542573
0.212 0.639382
0.256 0.727692
0.296 0.799866
0.332 0.857464
0.368 0.90721
0.4 0.943946
0.432 0.972595
0.46 0.99
0.484 0.998319
0.524 1
2.996 1
3 0.1
3.036 0.205397
3.08 0.32553
3.124 0.437859
3.168 0.542573
3.212 0.639382
3.256 0.727692
3.296 0.799866
3.332 0.857464
3.368 0.90721
3.4 0.943946
3.432 0.972595
3.46 0.99
3.484 0.998319
3.524 1
6 1
EOD
$panel3_3 << EOD
3.5 1
EOD
plot $panel3_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt (3.5,3) notitle, \
  $panel3_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt (3.5,3) notitle, \
  $panel3_3 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#66707c" notitle

# Panel 4
unset label
unset arrow
set lmargin at screen 0.06521
set rmargin at screen 0.61641
set tmargin at screen 0.44845
set bmargin at screen 0.39884
set xrange [0:6]
set yrange [-18.8981:53.8999]
set xtics 1 format ""
set ytics 50 format "%g"
set label "removed at its end" noenhanced at first 3.433152, first 23.98543 left front font "Arial,17.28" tc rgb "#66707c"
$panel4_1 << EOD
0 0
0.084 -3.93427
0.18 -7.82966
0.268 -10.83656
0.348 -13.01003
0.416 -14.32259
0.476 -14.93801
0.496 -14.9982
0.5 0
3 0
3.084 -3.93427
3.18 -7.82966
3.268 -10.83656
3.348 -13.01003
3.416 -14.32259
3.476 -14.93801
3.496 -14.9982
3.5 0
6 0
EOD
$panel4_2 << EOD
0 15
0.084 11.06573
0.18 7.17034
0.268 4.16344
0.348 1.98997
0.416 0.67741
0.476 0.06199
0.5 0
2.996 0
3 15
3.084 11.06573
3.18 7.17034
3.268 4.16344
3.348 1.98997
3.416 0.67741
3.476 0.06199
3.5 0
6 0
EOD
$panel4_3 << EOD
0 0
0.028 0.27891
0.06 1.20294
0.092 2.67155
0.128 4.87738
0.168 7.91866
0.212 11.88388
0.256 16.41696
0.304 21.93751
0.356 28.53276
0.408 35.72674
0.456 42.8968
0.496 49.32215
0.5 0
3.012 0.05299
3.04 0.55558
3.072 1.69458
3.108 3.58465
3.144 6.02429
3.184 9.29009
3.228 13.47025
3.276 18.64775
3.324 24.4013
3.376 31.23003
3.428 38.65079
3.476 46.04805
3.496 49.32215
3.5 0
6 0
EOD
$panel4_4 << EOD
0 50
0.1 50
0.112 49.79338
0.128 48.94422
0.144 47.5389
0.16 45.65911
0.18 42.7351
0.2 39.25695
0.22 35.29281
0.244 29.96565
0.268 24.07633
0.292 17.66664
0.316 10.75372
0.34 3.3083
0.348 0.67785
0.352 50
3.1 50
3.112 49.79338
3.128 48.94422
3.144 47.5389
3.16 45.65911
3.18 42.7351
3.2 39.25695
3.22 35.29281
3.244 29.96565
3.268 24.07633
3.292 17.66664
3.316 10.75372
3.34 3.3083
3.348 0.67785
3.352 50
6 50
EOD
$panel4_5 << EOD
3.35 50
EOD
plot $panel4_1 using 1:2 with lines lw 4 lc rgb "#009e73" dt (3.5,3) notitle, \
  $panel4_2 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt (3.5,3) notitle, \
  $panel4_3 using 1:2 with lines lw 4 lc rgb "#e69f00" dt (3.5,3) notitle, \
  $panel4_4 using 1:2 with lines lw 4 lc rgb "#56b4e9" dt (3.5,3) notitle, \
  $panel4_5 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#66707c" notitle

# Panel 5
unset label
unset arrow
set lmargin at screen 0.06521
set rmargin at screen 0.61641
set tmargin at screen 0.32842
set bmargin at screen 0.27881
set xrange [0:6]
set yrange [-4.8:100]
set xtics 1 format ""
set ytics 100 format "%g"
set label "removed at its end" noenhanced at first 3.549564, first 25.6064 left front font "Arial,17.28" tc rgb "#66707c"
$panel5_1 << EOD
0 0
0.028 0.4463
0.056 1.6893
0.088 3.9378
0.124 7.3696
0.16 11.6238
0.2 17.1889
0.244 24.2052
0.288 32.055
0.336 41.4779
0.384 51.7334
0.432 62.794
0.476 73.6769
0.496 78.9154
0.5 0
3.012 0.0848
3.04 0.8889
3.068 2.436
3.1 4.9826
3.136 8.702
3.172 13.2058
3.212 19.0142
3.256 26.2671
3.3 34.3296
3.348 43.9655
3.396 54.423
3.444 65.6874
3.488 76.7912
3.496 78.9154
3.5 0
6 0
EOD
$panel5_2 << EOD
0 80
0.1 80
0.112 79.6694
0.124 78.7398
0.14 76.7
0.156 73.8718
0.172 70.3611
0.192 65.1359
0.212 59.0931
0.232 52.3247
0.252 44.9
0.276 35.1939
0.3 24.6693
0.324 13.3362
0.344 3.2088
0.348 1.0846
0.352 80
3.1 80
3.112 79.6694
3.124 78.7398
3.14 76.7
3.156 73.8718
3.172 70.3611
3.192 65.1359
3.212 59.0931
3.232 52.3247
3.252 44.9
3.276 35.1939
3.3 24.6693
3.324 13.3362
3.344 3.2088
3.348 1.0846
3.352 80
6 80
EOD
$panel5_3 << EOD
3.35 80
EOD
plot $panel5_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel5_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle, \
  $panel5_3 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#66707c" notitle

# Panel 6
unset label
unset arrow
set lmargin at screen 0.06521
set rmargin at screen 0.61641
set tmargin at screen 0.2084
set bmargin at screen 0.10208
set xrange [0:6]
set yrange [-23.5:0.9]
set xtics 1 format "%g"
unset ytics
$panel6_1 << EOD
0 0
1 0
EOD
$panel6_2 << EOD
3 0
4 0
EOD
$panel6_3 << EOD
0 -1
1 -1
EOD
$panel6_4 << EOD
3 -2
4 -2
EOD
$panel6_5 << EOD
0 -3
0.5 -3
EOD
$panel6_6 << EOD
3 -3
3.5 -3
EOD
$panel6_7 << EOD
0 -4
0.5 -4
EOD
$panel6_8 << EOD
3 -4
3.5 -4
EOD
$panel6_9 << EOD
0 -5
0.5 -5
EOD
$panel6_10 << EOD
3 -5
3.5 -5
EOD
$panel6_11 << EOD
0 -6
0.5 -6
EOD
$panel6_12 << EOD
3 -6
3.5 -6
EOD
$panel6_13 << EOD
0 -7
0.5 -7
EOD
$panel6_14 << EOD
3 -7
3.5 -7
EOD
$panel6_15 << EOD
0 -8
0.5 -8
EOD
$panel6_16 << EOD
3 -8
3.5 -8
EOD
$panel6_17 << EOD
0 -9
0.5 -9
EOD
$panel6_18 << EOD
3 -9
3.5 -9
EOD
$panel6_19 << EOD
0 -10
0.5 -10
EOD
$panel6_20 << EOD
3 -10
3.5 -10
EOD
$panel6_21 << EOD
0 -11
0.5 -11
EOD
$panel6_22 << EOD
3 -11
3.5 -11
EOD
$panel6_23 << EOD
0 -12
0.5 -12
EOD
$panel6_24 << EOD
3 -12
3.5 -12
EOD
$panel6_25 << EOD
0 -13
0.5 -13
EOD
$panel6_26 << EOD
3 -13
3.5 -13
EOD
$panel6_27 << EOD
0 -14
0.5 -14
EOD
$panel6_28 << EOD
3 -14
3.5 -14
EOD
$panel6_29 << EOD
0 -15
0.5 -15
EOD
$panel6_30 << EOD
3 -15
3.5 -15
EOD
$panel6_31 << EOD
0 -16
0.5 -16
EOD
$panel6_32 << EOD
3 -16
3.5 -16
EOD
$panel6_33 << EOD
0.1 -17
0.35 -17
EOD
$panel6_34 << EOD
3.1 -17
3.35 -17
EOD
$panel6_35 << EOD
0.1 -18
0.35 -18
EOD
$panel6_36 << EOD
3.1 -18
3.35 -18
EOD
$panel6_37 << EOD
0 -19
0.5 -19
EOD
$panel6_38 << EOD
3 -19
3.5 -19
EOD
$panel6_39 << EOD
0 -20
0.5 -20
EOD
$panel6_40 << EOD
3 -20
3.5 -20
EOD
$panel6_41 << EOD
0.1 -21
0.35 -21
EOD
$panel6_42 << EOD
3.1 -21
3.35 -21
EOD
$panel6_43 << EOD
0.1 -22
0.35 -22
EOD
$panel6_44 << EOD
3.1 -22
3.35 -22
EOD
$panel6_45 << EOD
0 -23
1.5 -23
EOD
$panel6_46 << EOD
3 -23
4.5 -23
EOD
plot $panel6_1 using 1:2 with lines lw 3.45 lc rgb "#0072b2" dt solid notitle, \
  $panel6_2 using 1:2 with lines lw 3.45 lc rgb "#0072b2" dt solid notitle, \
  $panel6_3 using 1:2 with lines lw 3.45 lc rgb "#009e73" dt solid notitle, \
  $panel6_4 using 1:2 with lines lw 3.45 lc rgb "#009e73" dt solid notitle, \
  $panel6_5 using 1:2 with lines lw 3.45 lc rgb "#0072b2" dt solid notitle, \
  $panel6_6 using 1:2 with lines lw 3.45 lc rgb "#0072b2" dt solid notitle, \
  $panel6_7 using 1:2 with lines lw 3.45 lc rgb "#009e73" dt solid notitle, \
  $panel6_8 using 1:2 with lines lw 3.45 lc rgb "#009e73" dt solid notitle, \
  $panel6_9 using 1:2 with lines lw 3.45 lc rgb "#d55e00" dt solid notitle, \
  $panel6_10 using 1:2 with lines lw 3.45 lc rgb "#d55e00" dt solid notitle, \
  $panel6_11 using 1:2 with lines lw 3.45 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_12 using 1:2 with lines lw 3.45 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_13 using 1:2 with lines lw 3.45 lc rgb "#0072b2" dt solid notitle, \
  $panel6_14 using 1:2 with lines lw 3.45 lc rgb "#0072b2" dt solid notitle, \
  $panel6_15 using 1:2 with lines lw 3.45 lc rgb "#009e73" dt solid notitle, \
  $panel6_16 using 1:2 with lines lw 3.45 lc rgb "#009e73" dt solid notitle, \
  $panel6_17 using 1:2 with lines lw 3.45 lc rgb "#d55e00" dt solid notitle, \
  $panel6_18 using 1:2 with lines lw 3.45 lc rgb "#d55e00" dt solid notitle, \
  $panel6_19 using 1:2 with lines lw 3.45 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_20 using 1:2 with lines lw 3.45 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_21 using 1:2 with lines lw 3.45 lc rgb "#0072b2" dt solid notitle, \
  $panel6_22 using 1:2 with lines lw 3.45 lc rgb "#0072b2" dt solid notitle, \
  $panel6_23 using 1:2 with lines lw 3.45 lc rgb "#009e73" dt solid notitle, \
  $panel6_24 using 1:2 with lines lw 3.45 lc rgb "#009e73" dt solid notitle, \
  $panel6_25 using 1:2 with lines lw 3.45 lc rgb "#d55e00" dt solid notitle, \
  $panel6_26 using 1:2 with lines lw 3.45 lc rgb "#d55e00" dt solid notitle, \
  $panel6_27 using 1:2 with lines lw 3.45 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_28 using 1:2 with lines lw 3.45 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_29 using 1:2 with lines lw 3.45 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_30 using 1:2 with lines lw 3.45 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_31 using 1:2 with lines lw 3.45 lc rgb "#0072b2" dt solid notitle, \
  $panel6_32 using 1:2 with lines lw 3.45 lc rgb "#0072b2" dt solid notitle, \
  $panel6_33 using 1:2 with lines lw 3.45 lc rgb "#e69f00" dt solid notitle, \
  $panel6_34 using 1:2 with lines lw 3.45 lc rgb "#e69f00" dt solid notitle, \
  $panel6_35 using 1:2 with lines lw 3.45 lc rgb "#d55e00" dt solid notitle, \
  $panel6_36 using 1:2 with lines lw 3.45 lc rgb "#d55e00" dt solid notitle, \
  $panel6_37 using 1:2 with lines lw 3.45 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_38 using 1:2 with lines lw 3.45 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_39 using 1:2 with lines lw 3.45 lc rgb "#e69f00" dt solid notitle, \
  $panel6_40 using 1:2 with lines lw 3.45 lc rgb "#e69f00" dt solid notitle, \
  $panel6_41 using 1:2 with lines lw 3.45 lc rgb "#e69f00" dt solid notitle, \
  $panel6_42 using 1:2 with lines lw 3.45 lc rgb "#e69f00" dt solid notitle, \
  $panel6_43 using 1:2 with lines lw 3.45 lc rgb "#56b4e9" dt solid notitle, \
  $panel6_44 using 1:2 with lines lw 3.45 lc rgb "#56b4e9" dt solid notitle, \
  $panel6_45 using 1:2 with lines lw 3.45 lc rgb "#009e73" dt solid notitle, \
  $panel6_46 using 1:2 with lines lw 3.45 lc rgb "#009e73" dt solid notitle
unset multiplot
