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
set label "background.transition.outgoing.opacity" noenhanced at screen 0.69865,0.78951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "background.transition.incoming.opacity" noenhanced at screen 0.69865,0.75144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "snow.opacity" noenhanced at screen 0.69865,0.71337 left front font "Arial,16.92" tc rgb "#1f2328"
set label "departing.opacity" noenhanced at screen 0.69865,0.6753 left front font "Arial,16.92" tc rgb "#1f2328"
set label "departing auxiliary.opacity" noenhanced at screen 0.69865,0.63723 left front font "Arial,16.92" tc rgb "#1f2328"
set label "arriving.opacity" noenhanced at screen 0.69865,0.59916 left front font "Arial,16.92" tc rgb "#1f2328"
set label "arriving auxiliary.opacity" noenhanced at screen 0.69865,0.56109 left front font "Arial,16.92" tc rgb "#1f2328"
set label "plane.opacity" noenhanced at screen 0.69865,0.52302 left front font "Arial,16.92" tc rgb "#1f2328"
set label "flight.transform.scale.y" noenhanced at screen 0.69865,0.48495 left front font "Arial,16.92" tc rgb "#1f2328"
set label "flight auxiliary.transform.scale.y" noenhanced at screen 0.69865,0.44688 left front font "Arial,16.92" tc rgb "#1f2328"
set label "gate.transform.scale.y" noenhanced at screen 0.69865,0.40881 left front font "Arial,16.92" tc rgb "#1f2328"
set label "gate auxiliary.transform.scale.y" noenhanced at screen 0.69865,0.37074 left front font "Arial,16.92" tc rgb "#1f2328"
set label "status.transform.scale.y" noenhanced at screen 0.69865,0.33267 left front font "Arial,16.92" tc rgb "#1f2328"
set label "status auxiliary.transform.scale.y" noenhanced at screen 0.69865,0.2946 left front font "Arial,16.92" tc rgb "#1f2328"
set label "flight.transform.translation.y" noenhanced at screen 0.69865,0.25653 left front font "Arial,16.92" tc rgb "#1f2328"
set label "flight auxiliary.transform.translation.y" noenhanced at screen 0.69865,0.21846 left front font "Arial,16.92" tc rgb "#1f2328"
set label "gate.transform.translation.y" noenhanced at screen 0.69865,0.18039 left front font "Arial,16.92" tc rgb "#1f2328"
set label "gate auxiliary.transform.translation.y" noenhanced at screen 0.69865,0.14232 left front font "Arial,16.92" tc rgb "#1f2328"
set label "status.transform.translation.y" noenhanced at screen 0.69865,0.10425 left front font "Arial,16.92" tc rgb "#1f2328"
set label "and 5 more" noenhanced at screen 0.69865,0.06618 left front font "Arial,16.92" tc rgb "#1f2328"
set label "transition" noenhanced at screen 0.06521,0.82979 left front font "Arial,18" tc rgb "#1f2328"
set label "opacity" noenhanced at screen 0.06521,0.72394 left front font "Arial,18" tc rgb "#1f2328"
set label "transform.scale.y" noenhanced at screen 0.06521,0.61808 left front font "Arial,18" tc rgb "#1f2328"
set label "transform.translation.y" noenhanced at screen 0.06521,0.51223 left front font "Arial,18" tc rgb "#1f2328"
set label "transform.translation.x" noenhanced at screen 0.06521,0.40637 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.06521,0.30052 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.34863,0.03312 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.66261,0.78951 to screen 0.68925,0.78951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.66261,0.75144 to screen 0.68925,0.75144 nohead lw 4 lc rgb "#d55e00" dt solid
set arrow from screen 0.66261,0.71337 to screen 0.68925,0.71337 nohead lw 4 lc rgb "#009e73" dt solid
set arrow from screen 0.66261,0.6753 to screen 0.68925,0.6753 nohead lw 4 lc rgb "#cc79a7" dt solid
set arrow from screen 0.66261,0.63723 to screen 0.68925,0.63723 nohead lw 4 lc rgb "#56b4e9" dt solid
set arrow from screen 0.66261,0.59916 to screen 0.68925,0.59916 nohead lw 4 lc rgb "#d55e00" dt (3.5,3)
set arrow from screen 0.66261,0.56109 to screen 0.68925,0.56109 nohead lw 4 lc rgb "#cc79a7" dt (3.5,3)
set arrow from screen 0.66261,0.52302 to screen 0.68925,0.52302 nohead lw 4 lc rgb "#009e73" dt solid
set arrow from screen 0.66261,0.48495 to screen 0.68925,0.48495 nohead lw 4 lc rgb "#cc79a7" dt solid
set arrow from screen 0.66261,0.44688 to screen 0.68925,0.44688 nohead lw 4 lc rgb "#56b4e9" dt solid
set arrow from screen 0.66261,0.40881 to screen 0.68925,0.40881 nohead lw 4 lc rgb "#d55e00" dt (3.5,3)
set arrow from screen 0.66261,0.37074 to screen 0.68925,0.37074 nohead lw 4 lc rgb "#cc79a7" dt (3.5,3)
set arrow from screen 0.66261,0.33267 to screen 0.68925,0.33267 nohead lw 4 lc rgb "#56b4e9" dt (3.5,3)
set arrow from screen 0.66261,0.2946 to screen 0.68925,0.2946 nohead lw 4 lc rgb "#d55e00" dt solid
set arrow from screen 0.66261,0.25653 to screen 0.68925,0.25653 nohead lw 4 lc rgb "#e69f00" dt solid
set arrow from screen 0.66261,0.21846 to screen 0.68925,0.21846 nohead lw 4 lc rgb "#0072b2" dt (3.5,3)
set arrow from screen 0.66261,0.18039 to screen 0.68925,0.18039 nohead lw 4 lc rgb "#009e73" dt (3.5,3)
set arrow from screen 0.66261,0.14232 to screen 0.68925,0.14232 nohead lw 4 lc rgb "#e69f00" dt (3.5,3)
set arrow from screen 0.66261,0.10425 to screen 0.68925,0.10425 nohead lw 4 lc rgb "#0072b2" dt solid

# Panel 1
set lmargin at screen 0.06521
set rmargin at screen 0.63206
set tmargin at screen 0.80854
set bmargin at screen 0.7731
set xrange [0:6]
set yrange [-0.06:1.06]
set xtics 1 format ""
set ytics 1 format "%g"
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
3 1
3 0
4 1
6 1
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.06521
set rmargin at screen 0.63206
set tmargin at screen 0.70269
set bmargin at screen 0.66725
set xrange [0:6]
set yrange [-0.06:1.06]
set xtics 1 format ""
set ytics 1 format "%g"
$panel2_1 << EOD
0 1
0.088 0.857936
0.192 0.703049
0.3 0.554814
0.404 0.424333
0.504 0.311071
0.6 0.214861
0.688 0.138925
0.768 0.081645
0.844 0.039352
0.912 0.01334
0.976 0.00106
1 0
3 0
3.088 0.142064
3.192 0.296951
3.3 0.445186
3.404 0.575667
3.504 0.688929
3.6 0.785139
3.688 0.861075
3.768 0.918355
3.844 0.960648
3.912 0.98666
3.976 0.99894
6 1
EOD
$panel2_2 << EOD
0 1
0.028 0.994422
0.06 0.975941
0.096 0.942215
0.136 0.891225
0.176 0.828122
0.22 0.746642
0.268 0.645136
0.32 0.521977
0.372 0.386328
0.424 0.238822
0.476 0.079039
0.496 0.013557
0.5 1
3 1
3.028 0.994422
3.06 0.975941
3.096 0.942215
3.136 0.891225
3.176 0.828122
3.22 0.746642
3.268 0.645136
3.32 0.521977
3.372 0.386328
3.424 0.238822
3.476 0.079039
3.496 0.013557
3.5 1
6 1
EOD
$panel2_3 << EOD
0 0
0.104 0.000475
0.116 0.007226
0.132 0.027171
0.148 0.057785
0.168 0.108775
0.188 0.171878
0.208 0.245472
0.232 0.345941
0.256 0.458237
0.28 0.581304
0.304 0.714535
0.328 0.857936
0.348 0.986443
0.352 0
3.104 0.000475
3.116 0.007226
3.132 0.027171
3.148 0.057785
3.168 0.108775
3.188 0.171878
3.208 0.245472
3.232 0.345941
3.256 0.458237
3.28 0.581304
3.304 0.714535
3.328 0.857936
3.348 0.986443
3.352 0
6 0
EOD
$panel2_4 << EOD
0 1
0.028 0.994422
0.06 0.975941
0.096 0.942215
0.136 0.891225
0.176 0.828122
0.22 0.746642
0.268 0.645136
0.32 0.521977
0.372 0.386328
0.424 0.238822
0.476 0.079039
0.496 0.013557
0.5 1
3 1
3.028 0.994422
3.06 0.975941
3.096 0.942215
3.136 0.891225
3.176 0.828122
3.22 0.746642
3.268 0.645136
3.32 0.521977
3.372 0.386328
3.424 0.238822
3.476 0.079039
3.496 0.013557
3.5 1
6 1
EOD
$panel2_5 << EOD
0 0
0.104 0.000475
0.116 0.007226
0.132 0.027171
0.148 0.057785
0.168 0.108775
0.188 0.171878
0.208 0.245472
0.232 0.345941
0.256 0.458237
0.28 0.581304
0.304 0.714535
0.328 0.857936
0.348 0.986443
0.352 0
3.104 0.000475
3.116 0.007226
3.132 0.027171
3.148 0.057785
3.168 0.108775
3.188 0.171878
3.208 0.245472
3.232 0.345941
3.256 0.458237
3.28 0.581304
3.304 0.714535
3.328 0.857936
3.348 0.986443
3.352 0
6 0
EOD
$panel2_6 << EOD
0 1
0.516 1
0.52 0.997332
0.568 0.806401
0.62 0.586447
0.684 0.301956
0.748 0.009195
0.752 0
0.792 0
0.796 0.006104
0.888 0.233916
0.956 0.39082
1.016 0.517515
1.072 0.623908
1.128 0.717662
1.18 0.792775
1.232 0.856103
1.284 0.907604
1.336 0.947418
1.392 0.977536
1.448 0.994875
1.504 1
3.516 1
3.52 0.997332
3.568 0.806401
3.62 0.586447
3.684 0.301956
3.748 0.009195
3.752 0
3.792 0
3.796 0.006104
3.888 0.233916
3.956 0.39082
4.016 0.517515
4.072 0.623908
4.128 0.717662
4.18 0.792775
4.232 0.856103
4.284 0.907604
4.336 0.947418
4.392 0.977536
4.448 0.994875
4.504 1
6 1
EOD
plot $panel2_1 using 1:2 with lines lw 4 lc rgb "#009e73" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt solid notitle, \
  $panel2_3 using 1:2 with lines lw 4 lc rgb "#56b4e9" dt solid notitle, \
  $panel2_4 using 1:2 with lines lw 4 lc rgb "#d55e00" dt (3.5,3) notitle, \
  $panel2_5 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt (3.5,3) notitle, \
  $panel2_6 using 1:2 with lines lw 4 lc rgb "#009e73" dt solid notitle

# Panel 3
unset label
unset arrow
set lmargin at screen 0.06521
set rmargin at screen 0.63206
set tmargin at screen 0.59683
set bmargin at screen 0.5614
set xrange [0:6]
set yrange [0:1.054]
set xtics 1 format ""
set ytics 1 format "%g"
$panel3_1 << EOD
0 1
0.044 0.872142
0.096 0.732745
0.152 0.594612
0.204 0.477609
0.256 0.372308
0.304 0.286703
0.348 0.219398
0.388 0.168942
0.424 0.133743
0.46 0.11
0.492 0.100428
0.496 0.100108
0.5 1
3 1
3.044 0.872142
3.096 0.732745
3.152 0.594612
3.204 0.477609
3.256 0.372308
3.304 0.286703
3.348 0.219398
3.388 0.168942
3.424 0.133743
3.46 0.11
3.492 0.100428
3.496 0.100108
3.5 1
6 1
EOD
$panel3_2 << EOD
0 0.1
0.044 0.227858
0.096 0.367255
0.152 0.505388
0.204 0.622391
0.256 0.727692
0.304 0.813297
0.348 0.880602
0.388 0.931058
0.424 0.966257
0.46 0.99
0.492 0.999572
3 1
3 0.1
3.044 0.227858
3.096 0.367255
3.152 0.505388
3.204 0.622391
3.256 0.727692
3.304 0.813297
3.348 0.880602
3.388 0.931058
3.424 0.966257
3.46 0.99
3.492 0.999572
6 1
EOD
$panel3_3 << EOD
0 1
0.044 0.872142
0.096 0.732745
0.152 0.594612
0.204 0.477609
0.256 0.372308
0.304 0.286703
0.348 0.219398
0.388 0.168942
0.424 0.133743
0.46 0.11
0.492 0.100428
0.496 0.100108
0.5 1
3 1
3.044 0.872142
3.096 0.732745
3.152 0.594612
3.204 0.477609
3.256 0.372308
3.304 0.286703
3.348 0.219398
3.388 0.168942
3.424 0.133743
3.46 0.11
3.492 0.100428
3.496 0.100108
3.5 1
6 1
EOD
$panel3_4 << EOD
0 0.1
0.044 0.227858
0.096 0.367255
0.152 0.505388
0.204 0.622391
0.256 0.727692
0.304 0.813297
0.348 0.880602
0.388 0.931058
0.424 0.966257
0.46 0.99
0.492 0.999572
3 1
3 0.1
3.044 0.227858
3.096 0.367255
3.152 0.505388
3.204 0.622391
3.256 0.727692
3.304 0.813297
3.348 0.880602
3.388 0.931058
3.424 0.966257
3.46 0.99
3.492 0.999572
6 1
EOD
$panel3_5 << EOD
0 1
0.044 0.872142
0.096 0.732745
0.152 0.594612
0.204 0.477609
0.256 0.372308
0.304 0.286703
0.348 0.219398
0.388 0.168942
0.424 0.133743
0.46 0.11
0.492 0.100428
0.496 0.100108
0.5 1
3 1
3.044 0.872142
3.096 0.732745
3.152 0.594612
3.204 0.477609
3.256 0.372308
3.304 0.286703
3.348 0.219398
3.388 0.168942
3.424 0.133743
3.46 0.11
3.492 0.100428
3.496 0.100108
3.5 1
6 1
EOD
$panel3_6 << EOD
0 0.1
0.044 0.227858
0.096 0.367255
0.152 0.505388
0.204 0.622391
0.256 0.727692
0.304 0.813297
0.348 0.880602
0.388 0.931058
0.424 0.966257
0.46 0.99
0.492 0.999572
3 1
3 0.1
3.044 0.227858
3.096 0.367255
3.152 0.505388
3.204 0.622391
3.256 0.727692
3.304 0.813297
3.348 0.880602
3.388 0.931058
3.424 0.966257
3.46 0.99
3.492 0.999572
6 1
EOD
plot $panel3_1 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt solid notitle, \
  $panel3_2 using 1:2 with lines lw 4 lc rgb "#56b4e9" dt solid notitle, \
  $panel3_3 using 1:2 with lines lw 4 lc rgb "#d55e00" dt (3.5,3) notitle, \
  $panel3_4 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt (3.5,3) notitle, \
  $panel3_5 using 1:2 with lines lw 4 lc rgb "#56b4e9" dt (3.5,3) notitle, \
  $panel3_6 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 4
unset label
unset arrow
set lmargin at screen 0.06521
set rmargin at screen 0.63206
set tmargin at screen 0.49098
set bmargin at screen 0.45554
set xrange [0:6]
set yrange [-18.8981:53.8999]
set xtics 1 format ""
set ytics 50 format "%g"
$panel4_1 << EOD
0 0
0.104 -4.79568
0.216 -9.12953
0.316 -12.21297
0.4 -14.06577
0.472 -14.91633
0.496 -14.9982
0.5 0
3 0
3.104 -4.79568
3.216 -9.12953
3.316 -12.21297
3.4 -14.06577
3.472 -14.91633
3.496 -14.9982
3.5 0
6 0
EOD
$panel4_2 << EOD
0 15
0.104 10.20432
0.216 5.87047
0.316 2.78703
0.4 0.93423
0.472 0.08367
0.5 0
3 0
3 15
3.104 10.20432
3.216 5.87047
3.316 2.78703
3.4 0.93423
3.472 0.08367
3.5 0
6 0
EOD
$panel4_3 << EOD
0 0
0.104 -4.79568
0.216 -9.12953
0.316 -12.21297
0.4 -14.06577
0.472 -14.91633
0.496 -14.9982
0.5 0
3 0
3.104 -4.79568
3.216 -9.12953
3.316 -12.21297
3.4 -14.06577
3.472 -14.91633
3.496 -14.9982
3.5 0
6 0
EOD
$panel4_4 << EOD
0 15
0.104 10.20432
0.216 5.87047
0.316 2.78703
0.4 0.93423
0.472 0.08367
0.5 0
3 0
3 15
3.104 10.20432
3.216 5.87047
3.316 2.78703
3.4 0.93423
3.472 0.08367
3.5 0
6 0
EOD
$panel4_5 << EOD
0 0
0.104 -4.79568
0.216 -9.12953
0.316 -12.21297
0.4 -14.06577
0.472 -14.91633
0.496 -14.9982
0.5 0
3 0
3.104 -4.79568
3.216 -9.12953
3.316 -12.21297
3.4 -14.06577
3.472 -14.91633
3.496 -14.9982
3.5 0
6 0
EOD
$panel4_6 << EOD
0 15
0.104 10.20432
0.216 5.87047
0.316 2.78703
0.4 0.93423
0.472 0.08367
0.5 0
3 0
3 15
3.104 10.20432
3.216 5.87047
3.316 2.78703
3.4 0.93423
3.472 0.08367
3.5 0
6 0
EOD
$panel4_7 << EOD
0 0
0.032 0.36132
0.068 1.52251
0.108 3.58465
0.152 6.63323
0.2 10.74305
0.252 15.98316
0.308 22.42282
0.368 30.14063
0.428 38.65079
0.484 47.34038
0.496 49.32215
0.5 0
3.016 0.0934
3.052 0.91728
3.092 2.67155
3.136 5.43877
3.184 9.29009
3.236 14.29048
3.292 20.50438
3.352 28.00384
3.412 36.30449
3.472 45.40913
3.496 49.32215
3.5 0
6 0
EOD
$panel4_8 << EOD
0 50
0.1 50
0.116 49.63868
0.132 48.64143
0.152 46.65407
0.172 43.97571
0.196 39.99337
0.22 35.29281
0.248 29.02173
0.276 21.99616
0.304 14.27326
0.332 5.8554
0.348 0.67785
0.352 50
3.1 50
3.116 49.63868
3.132 48.64143
3.152 46.65407
3.172 43.97571
3.196 39.99337
3.22 35.29281
3.248 29.02173
3.276 21.99616
3.304 14.27326
3.332 5.8554
3.348 0.67785
3.352 50
6 50
EOD
plot $panel4_1 using 1:2 with lines lw 4 lc rgb "#e69f00" dt solid notitle, \
  $panel4_2 using 1:2 with lines lw 4 lc rgb "#0072b2" dt (3.5,3) notitle, \
  $panel4_3 using 1:2 with lines lw 4 lc rgb "#009e73" dt (3.5,3) notitle, \
  $panel4_4 using 1:2 with lines lw 4 lc rgb "#e69f00" dt (3.5,3) notitle, \
  $panel4_5 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel4_6 using 1:2 with lines lw 4 lc rgb "#009e73" dt solid notitle, \
  $panel4_7 using 1:2 with lines lw 4 lc rgb "#009e73" dt (3.5,3) notitle, \
  $panel4_8 using 1:2 with lines lw 4 lc rgb "#e69f00" dt (3.5,3) notitle

# Panel 5
unset label
unset arrow
set lmargin at screen 0.06521
set rmargin at screen 0.63206
set tmargin at screen 0.38512
set bmargin at screen 0.34969
set xrange [0:6]
set yrange [-4.8:100]
set xtics 1 format ""
set ytics 100 format "%g"
$panel5_1 << EOD
0 0
0.032 0.5781
0.068 2.436
0.108 5.7354
0.152 10.6132
0.2 17.1889
0.252 25.5731
0.304 35.1
0.36 46.5043
0.416 59.0172
0.472 72.6546
0.496 78.9154
0.5 0
3.016 0.1494
3.048 1.2602
3.084 3.6128
3.124 7.3696
3.168 12.6699
3.216 19.6377
3.268 28.3892
3.324 39.0421
3.38 50.8479
3.436 63.7526
3.488 76.7912
3.496 78.9154
3.5 0
6 0
EOD
$panel5_2 << EOD
0 80
0.1 80
0.116 79.4219
0.132 77.8263
0.152 74.6465
0.172 70.3611
0.192 65.1359
0.216 57.795
0.24 49.4304
0.268 38.5221
0.296 26.4791
0.324 13.3362
0.348 1.0846
0.352 80
3.1 80
3.116 79.4219
3.132 77.8263
3.152 74.6465
3.172 70.3611
3.192 65.1359
3.216 57.795
3.24 49.4304
3.268 38.5221
3.296 26.4791
3.324 13.3362
3.348 1.0846
3.352 80
6 80
EOD
plot $panel5_1 using 1:2 with lines lw 4 lc rgb "#e69f00" dt solid notitle, \
  $panel5_2 using 1:2 with lines lw 4 lc rgb "#0072b2" dt (3.5,3) notitle

# Panel 6
unset label
unset arrow
set lmargin at screen 0.06521
set rmargin at screen 0.63206
set tmargin at screen 0.27927
set bmargin at screen 0.10208
set xrange [0:6]
set yrange [-23.6:0.6]
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
plot $panel6_1 using 1:2 with lines lw 5.75 lc rgb "#0072b2" dt solid notitle, \
  $panel6_2 using 1:2 with lines lw 5.75 lc rgb "#0072b2" dt solid notitle, \
  $panel6_3 using 1:2 with lines lw 5.75 lc rgb "#009e73" dt solid notitle, \
  $panel6_4 using 1:2 with lines lw 5.75 lc rgb "#009e73" dt solid notitle, \
  $panel6_5 using 1:2 with lines lw 5.75 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_6 using 1:2 with lines lw 5.75 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_7 using 1:2 with lines lw 5.75 lc rgb "#e69f00" dt solid notitle, \
  $panel6_8 using 1:2 with lines lw 5.75 lc rgb "#e69f00" dt solid notitle, \
  $panel6_9 using 1:2 with lines lw 5.75 lc rgb "#56b4e9" dt solid notitle, \
  $panel6_10 using 1:2 with lines lw 5.75 lc rgb "#56b4e9" dt solid notitle, \
  $panel6_11 using 1:2 with lines lw 5.75 lc rgb "#0072b2" dt solid notitle, \
  $panel6_12 using 1:2 with lines lw 5.75 lc rgb "#0072b2" dt solid notitle, \
  $panel6_13 using 1:2 with lines lw 5.75 lc rgb "#d55e00" dt solid notitle, \
  $panel6_14 using 1:2 with lines lw 5.75 lc rgb "#d55e00" dt solid notitle, \
  $panel6_15 using 1:2 with lines lw 5.75 lc rgb "#009e73" dt solid notitle, \
  $panel6_16 using 1:2 with lines lw 5.75 lc rgb "#009e73" dt solid notitle, \
  $panel6_17 using 1:2 with lines lw 5.75 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_18 using 1:2 with lines lw 5.75 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_19 using 1:2 with lines lw 5.75 lc rgb "#e69f00" dt solid notitle, \
  $panel6_20 using 1:2 with lines lw 5.75 lc rgb "#e69f00" dt solid notitle, \
  $panel6_21 using 1:2 with lines lw 5.75 lc rgb "#56b4e9" dt solid notitle, \
  $panel6_22 using 1:2 with lines lw 5.75 lc rgb "#56b4e9" dt solid notitle, \
  $panel6_23 using 1:2 with lines lw 5.75 lc rgb "#0072b2" dt solid notitle, \
  $panel6_24 using 1:2 with lines lw 5.75 lc rgb "#0072b2" dt solid notitle, \
  $panel6_25 using 1:2 with lines lw 5.75 lc rgb "#d55e00" dt solid notitle, \
  $panel6_26 using 1:2 with lines lw 5.75 lc rgb "#d55e00" dt solid notitle, \
  $panel6_27 using 1:2 with lines lw 5.75 lc rgb "#009e73" dt solid notitle, \
  $panel6_28 using 1:2 with lines lw 5.75 lc rgb "#009e73" dt solid notitle, \
  $panel6_29 using 1:2 with lines lw 5.75 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_30 using 1:2 with lines lw 5.75 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_31 using 1:2 with lines lw 5.75 lc rgb "#e69f00" dt solid notitle, \
  $panel6_32 using 1:2 with lines lw 5.75 lc rgb "#e69f00" dt solid notitle, \
  $panel6_33 using 1:2 with lines lw 5.75 lc rgb "#56b4e9" dt solid notitle, \
  $panel6_34 using 1:2 with lines lw 5.75 lc rgb "#56b4e9" dt solid notitle, \
  $panel6_35 using 1:2 with lines lw 5.75 lc rgb "#0072b2" dt solid notitle, \
  $panel6_36 using 1:2 with lines lw 5.75 lc rgb "#0072b2" dt solid notitle, \
  $panel6_37 using 1:2 with lines lw 5.75 lc rgb "#d55e00" dt solid notitle, \
  $panel6_38 using 1:2 with lines lw 5.75 lc rgb "#d55e00" dt solid notitle, \
  $panel6_39 using 1:2 with lines lw 5.75 lc rgb "#009e73" dt solid notitle, \
  $panel6_40 using 1:2 with lines lw 5.75 lc rgb "#009e73" dt solid notitle, \
  $panel6_41 using 1:2 with lines lw 5.75 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_42 using 1:2 with lines lw 5.75 lc rgb "#cc79a7" dt solid notitle, \
  $panel6_43 using 1:2 with lines lw 5.75 lc rgb "#e69f00" dt solid notitle, \
  $panel6_44 using 1:2 with lines lw 5.75 lc rgb "#e69f00" dt solid notitle, \
  $panel6_45 using 1:2 with lines lw 5.75 lc rgb "#56b4e9" dt solid notitle, \
  $panel6_46 using 1:2 with lines lw 5.75 lc rgb "#56b4e9" dt solid notitle
unset multiplot
