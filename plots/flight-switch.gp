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
set label "flight-switch" noenhanced at screen 0.04822,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "background.transition.incoming.opacity" noenhanced at screen 0.69865,0.82951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "background.transition.outgoing.opacity" noenhanced at screen 0.69865,0.79144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "gate.transition.incoming.offset.x" noenhanced at screen 0.69865,0.75337 left front font "Arial,16.92" tc rgb "#1f2328"
set label "gate.transition.incoming.offset.y" noenhanced at screen 0.69865,0.7153 left front font "Arial,16.92" tc rgb "#1f2328"
set label "gate.transition.outgoing.offset.x" noenhanced at screen 0.69865,0.67723 left front font "Arial,16.92" tc rgb "#1f2328"
set label "gate.transition.outgoing.offset.y" noenhanced at screen 0.69865,0.63916 left front font "Arial,16.92" tc rgb "#1f2328"
set label "label.position.x" noenhanced at screen 0.69865,0.60109 left front font "Arial,16.92" tc rgb "#1f2328"
set label "plane.position.x" noenhanced at screen 0.69865,0.56302 left front font "Arial,16.92" tc rgb "#1f2328"
set label "plane.position.y" noenhanced at screen 0.69865,0.52495 left front font "Arial,16.92" tc rgb "#1f2328"
set label "label.opacity" noenhanced at screen 0.69865,0.48688 left front font "Arial,16.92" tc rgb "#1f2328"
set label "plane.opacity" noenhanced at screen 0.69865,0.44881 left front font "Arial,16.92" tc rgb "#1f2328"
set label "plane.transform.rotation" noenhanced at screen 0.69865,0.41074 left front font "Arial,16.92" tc rgb "#1f2328"
set label "0" noenhanced at screen 0.03905,0.81949 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.03905,0.66504 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.03905,0.53652 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.03905,0.46038 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.04822,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.14552,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "2" noenhanced at screen 0.24283,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "3" noenhanced at screen 0.34014,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "4" noenhanced at screen 0.43744,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "5" noenhanced at screen 0.53475,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "6" noenhanced at screen 0.63206,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "transition" noenhanced at screen 0.04822,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "position" noenhanced at screen 0.04822,0.74128 left front font "Arial,18" tc rgb "#1f2328"
set label "opacity" noenhanced at screen 0.04822,0.61276 left front font "Arial,18" tc rgb "#1f2328"
set label "transform.rotation" noenhanced at screen 0.04822,0.48424 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.04822,0.35573 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.34014,0.03313 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.66261,0.82951 to screen 0.68925,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.66261,0.79144 to screen 0.68925,0.79144 nohead lw 4 lc rgb "#d55e00" dt solid
set arrow from screen 0.66261,0.75337 to screen 0.68925,0.75337 nohead lw 4 lc rgb "#009e73" dt solid
set arrow from screen 0.66261,0.7153 to screen 0.68925,0.7153 nohead lw 4 lc rgb "#cc79a7" dt solid
set arrow from screen 0.66261,0.67723 to screen 0.68925,0.67723 nohead lw 4 lc rgb "#e69f00" dt solid
set arrow from screen 0.66261,0.63916 to screen 0.68925,0.63916 nohead lw 4 lc rgb "#56b4e9" dt solid
set arrow from screen 0.66261,0.60109 to screen 0.68925,0.60109 nohead lw 4 lc rgb "#8f8000" dt solid
set arrow from screen 0.66261,0.56302 to screen 0.68925,0.56302 nohead lw 4 lc rgb "#3f454d" dt solid
set arrow from screen 0.66261,0.52495 to screen 0.68925,0.52495 nohead lw 4 lc rgb "#0072b2" dt (3.5,3)
set arrow from screen 0.66261,0.48688 to screen 0.68925,0.48688 nohead lw 4 lc rgb "#d55e00" dt (3.5,3)
set arrow from screen 0.66261,0.44881 to screen 0.68925,0.44881 nohead lw 4 lc rgb "#009e73" dt (3.5,3)
set arrow from screen 0.66261,0.41074 to screen 0.68925,0.41074 nohead lw 4 lc rgb "#cc79a7" dt (3.5,3)

# Panel 1
set lmargin at screen 0.04822
set rmargin at screen 0.63206
set tmargin at screen 0.84854
set bmargin at screen 0.79044
set xrange [0:6]
set yrange [-56:56]
set xtics (0, 1, 2, 3, 4, 5, 6)
set ytics (0)
$panel1_1 << EOD
0 0
2.996 0.9987
3 0
6 1
EOD
$panel1_2 << EOD
0 1
2.996 0.0013
3 1
6 0
EOD
$panel1_3 << EOD
0 0
6 0
EOD
$panel1_4 << EOD
0 -50
0.188 -49.6186
0.372 -48.4697
0.552 -46.5605
0.732 -43.8558
0.916 -40.2895
1.116 -35.5903
1.376 -28.5478
1.792 -16.8076
2.008 -11.4036
2.196 -7.4461
2.376 -4.426
2.556 -2.1991
2.736 -0.76
2.924 -0.0613
2.996 -0.0002
3 -50
3.188 -49.6186
3.372 -48.4697
3.552 -46.5605
3.732 -43.8558
3.916 -40.2895
4.116 -35.5903
4.376 -28.5478
4.792 -16.8076
5.008 -11.4036
5.196 -7.4461
5.376 -4.426
5.556 -2.1991
5.736 -0.76
5.924 -0.0613
6 0
EOD
$panel1_5 << EOD
0 0
6 0
EOD
$panel1_6 << EOD
0 0
0.188 0.3814
0.372 1.5303
0.552 3.4395
0.732 6.1442
0.916 9.7105
1.116 14.4097
1.376 21.4522
1.792 33.1924
2.008 38.5964
2.196 42.5539
2.376 45.574
2.556 47.8009
2.736 49.24
2.924 49.9387
2.996 49.9998
3 0
3.188 0.3814
3.372 1.5303
3.552 3.4395
3.732 6.1442
3.916 9.7105
4.116 14.4097
4.376 21.4522
4.792 33.1924
5.008 38.5964
5.196 42.5539
5.376 45.574
5.556 47.8009
5.736 49.24
5.924 49.9387
6 50
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle, \
  $panel1_3 using 1:2 with lines lw 4 lc rgb "#009e73" dt solid notitle, \
  $panel1_4 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt solid notitle, \
  $panel1_5 using 1:2 with lines lw 4 lc rgb "#e69f00" dt solid notitle, \
  $panel1_6 using 1:2 with lines lw 4 lc rgb "#56b4e9" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.04822
set rmargin at screen 0.63206
set tmargin at screen 0.72003
set bmargin at screen 0.66193
set xrange [0:6]
set yrange [-16.8:296.8]
set xtics (0, 1, 2, 3, 4, 5, 6)
set ytics (0)
$panel2_1 << EOD
0 80
0.42 97.6831
0.9 115.6149
1.364 130.7697
1.792 142.6117
2.18 151.2214
2.524 156.751
2.824 159.5116
2.996 159.9997
3 80
3.42 97.6831
3.9 115.6149
4.364 130.7697
4.792 142.6117
5.18 151.2214
5.524 156.751
5.824 159.5116
6 160
EOD
$panel2_2 << EOD
0 100
0.06 100.9849
0.12 104.0067
0.18 109.1587
0.24 116.517
0.296 125.4196
0.356 137.1494
0.416 151.1066
0.476 167.1834
0.52 180.2668
0.584 205.9962
0.66 238.9975
0.748 279.0805
0.752 280
0.756 280
0.76 238.1974
0.764 109.5254
0.768 0
0.792 0
0.804 2.6365
0.912 29.0697
0.996 47.6659
1.072 62.3908
1.144 74.2018
1.212 83.3148
1.28 90.406
1.352 95.7356
1.424 98.8976
1.5 100
3.032 100.2778
3.092 102.3368
3.152 106.484
3.212 112.8046
3.268 120.7212
3.324 130.6124
3.384 143.3904
3.444 158.3548
3.508 176.5622
3.524 181.8075
3.588 207.6746
3.664 240.7888
3.748 279.0805
3.752 280
3.756 280
3.76 238.1974
3.764 109.5254
3.768 0
3.792 0
3.804 2.6365
3.912 29.0697
3.996 47.6659
4.072 62.3908
4.144 74.2018
4.212 83.3148
4.28 90.406
4.352 95.7356
4.424 98.8976
4.5 100
6 100
EOD
$panel2_3 << EOD
0 200
0.176 198.9066
0.344 195.6721
0.516 190.1264
0.524 189.0962
0.616 170.189
0.748 140.4598
0.752 140
0.756 140
0.76 148.9577
0.764 176.5303
0.768 200
0.804 200
0.808 200
0.84 200
0.844 200
0.904 200
0.908 200
3 200
3.176 198.9066
3.344 195.6721
3.516 190.1264
3.524 189.0962
3.616 170.189
3.748 140.4598
3.752 140
3.756 140
3.76 148.9577
3.764 176.5303
3.768 200
3.804 200
3.808 200
3.84 200
3.844 200
3.86 200
3.864 200
3.904 200
3.908 200
3.916 200
3.92 200
3.924 200
3.928 200
6 200
EOD
plot $panel2_1 using 1:2 with lines lw 4 lc rgb "#8f8000" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 4 lc rgb "#3f454d" dt solid notitle, \
  $panel2_3 using 1:2 with lines lw 4 lc rgb "#0072b2" dt (3.5,3) notitle

# Panel 3
unset label
unset arrow
set lmargin at screen 0.04822
set rmargin at screen 0.63206
set tmargin at screen 0.59151
set bmargin at screen 0.53341
set xrange [0:6]
set yrange [-0.06:1.06]
set xtics (0, 1, 2, 3, 4, 5, 6)
set ytics (0)
$panel3_1 << EOD
0 0
0.196 0.106612
0.44 0.230938
0.696 0.353333
0.952 0.467786
1.2 0.57088
1.44 0.662901
1.668 0.742664
1.884 0.810653
2.088 0.867335
2.28 0.913182
2.46 0.948692
2.628 0.974406
2.788 0.991249
2.936 0.99916
2.996 0.999997
3 0
3.196 0.106612
3.44 0.230938
3.696 0.353333
3.952 0.467786
4.2 0.57088
4.44 0.662901
4.668 0.742664
4.884 0.810653
5.088 0.867335
5.28 0.913182
5.46 0.948692
5.628 0.974406
5.788 0.991249
5.936 0.99916
6 1
EOD
$panel3_2 << EOD
0 1
0.516 1
0.52 0.997332
0.556 0.855323
0.596 0.689466
0.64 0.498895
0.696 0.247457
0.748 0.009195
0.752 0
0.792 0
0.796 0.006104
0.868 0.185604
0.924 0.318542
0.972 0.425789
1.016 0.517515
1.06 0.602141
1.104 0.679085
1.144 0.742018
1.184 0.798067
1.224 0.847131
1.264 0.88919
1.304 0.924288
1.344 0.952521
1.388 0.975815
1.432 0.991195
1.476 0.998917
1.804 1
3.516 1
3.52 0.997332
3.556 0.855323
3.596 0.689466
3.64 0.498895
3.696 0.247457
3.748 0.009195
3.752 0
3.792 0
3.796 0.006104
3.868 0.185604
3.924 0.318542
3.972 0.425789
4.016 0.517515
4.06 0.602141
4.104 0.679085
4.144 0.742018
4.184 0.798067
4.224 0.847131
4.264 0.88919
4.304 0.924288
4.344 0.952521
4.388 0.975815
4.432 0.991195
4.476 0.998917
4.804 1
6 1
EOD
plot $panel3_1 using 1:2 with lines lw 4 lc rgb "#d55e00" dt (3.5,3) notitle, \
  $panel3_2 using 1:2 with lines lw 4 lc rgb "#009e73" dt (3.5,3) notitle

# Panel 4
unset label
unset arrow
set lmargin at screen 0.04822
set rmargin at screen 0.63206
set tmargin at screen 0.46299
set bmargin at screen 0.4049
set xrange [0:6]
set yrange [-0.5:0.023562]
set xtics (0, 1, 2, 3, 4, 5, 6)
set ytics (0)
$panel4_1 << EOD
0 0
0.328 0
0.332 -0.0005725
0.376 -0.0293239
0.42 -0.0617092
0.464 -0.0975805
0.512 -0.1404249
0.56 -0.1867531
0.616 -0.2445093
0.684 -0.3185879
0.748 -0.3904422
0.752 -0.3926991
0.756 -0.3926991
0.76 -0.3340711
0.764 -0.153609
0.768 0
3.328 0
3.332 -0.0005725
3.376 -0.0293239
3.42 -0.0617092
3.464 -0.0975805
3.512 -0.1404249
3.56 -0.1867531
3.616 -0.2445093
3.684 -0.3185879
3.748 -0.3904422
3.752 -0.3926991
3.756 -0.3926991
3.76 -0.3340711
3.764 -0.153609
3.768 0
6 0
EOD
plot $panel4_1 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt (3.5,3) notitle

# Panel 5
unset label
unset arrow
set lmargin at screen 0.04822
set rmargin at screen 0.63206
set tmargin at screen 0.33448
set bmargin at screen 0.10208
set xrange [0:6]
set yrange [-4.6:0.6]
set xtics (0, 1, 2, 3, 4, 5, 6)
set ytics ()
set label "dissolve: opacity, opacity" noenhanced at screen 0.35157,0.28994 left front font "Arial,17.28" tc rgb "#0072b2"
set label "cube: offset, offset" noenhanced at screen 0.33629,0.2807 right front font "Arial,17.28" tc rgb "#d55e00"
set label "move: x" noenhanced at screen 0.19807,0.23601 left front font "Arial,17.28" tc rgb "#009e73"
set label "move: opacity" noenhanced at screen 0.19807,0.19132 left front font "Arial,17.28" tc rgb "#cc79a7"
set label "depart: x, y, rotation, \342\200\246" noenhanced at screen 0.12884,0.14663 left front font "Arial,17.28" tc rgb "#e69f00"
$panel5_1 << EOD
0 0
6 0
EOD
$panel5_2 << EOD
0 -1
6 -1
EOD
$panel5_3 << EOD
0 -2
3 -2
EOD
$panel5_4 << EOD
3 -2
6 -2
EOD
$panel5_5 << EOD
0 -3
3 -3
EOD
$panel5_6 << EOD
3 -3
6 -3
EOD
$panel5_7 << EOD
0 -4
1.5 -4
EOD
$panel5_8 << EOD
3 -4
4.5 -4
EOD
plot $panel5_1 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle, \
  $panel5_2 using 1:2 with lines lw 9 lc rgb "#d55e00" dt solid notitle, \
  $panel5_3 using 1:2 with lines lw 9 lc rgb "#009e73" dt solid notitle, \
  $panel5_4 using 1:2 with lines lw 9 lc rgb "#009e73" dt solid notitle, \
  $panel5_5 using 1:2 with lines lw 9 lc rgb "#cc79a7" dt solid notitle, \
  $panel5_6 using 1:2 with lines lw 9 lc rgb "#cc79a7" dt solid notitle, \
  $panel5_7 using 1:2 with lines lw 9 lc rgb "#e69f00" dt solid notitle, \
  $panel5_8 using 1:2 with lines lw 9 lc rgb "#e69f00" dt solid notitle
unset multiplot
