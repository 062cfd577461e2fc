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
set label "progress-ring" noenhanced at screen 0.06096,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "ring.strokeStart" noenhanced at screen 0.86322,0.82951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "ring.strokeEnd" noenhanced at screen 0.86322,0.79144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "strokeStart" noenhanced at screen 0.06096,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "strokeEnd" noenhanced at screen 0.06096,0.54198 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.06096,0.21418 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.4288,0.03312 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.82719,0.82951 to screen 0.85382,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.82719,0.79144 to screen 0.85382,0.79144 nohead lw 4 lc rgb "#d55e00" dt solid

# Panel 1
set lmargin at screen 0.06096
set rmargin at screen 0.79664
set tmargin at screen 0.84854
set bmargin at screen 0.59115
set xrange [0:1.5]
set yrange [-0.06:1.059999]
set xtics 0.2 format ""
set ytics 0.5 format "%g"
$panel1_1 << EOD
0 0
0.601 0
0.602 0.001023
0.637 0.057956
0.678 0.126588
0.738 0.229314
0.813 0.358134
0.856 0.430457
0.892 0.489346
0.924 0.540016
0.954 0.585814
0.982 0.626875
1.009 0.664781
1.035 0.699603
1.061 0.732685
1.086 0.762782
1.111 0.791147
1.136 0.817735
1.16 0.841558
1.184 0.863695
1.208 0.884134
1.232 0.902869
1.256 0.919903
1.28 0.935241
1.304 0.948894
1.329 0.961343
1.354 0.972003
1.379 0.980899
1.404 0.98806
1.429 0.993515
1.455 0.997415
1.481 0.999543
1.499 0.999999
1.5 0
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.06096
set rmargin at screen 0.79664
set tmargin at screen 0.52073
set bmargin at screen 0.26334
set xrange [0:1.5]
set yrange [-0.06:1.06]
set xtics 0.2 format ""
set ytics 0.5 format "%g"
$panel2_1 << EOD
0 0
0.026 0.000858
0.052 0.003459
0.078 0.007843
0.103 0.013772
0.128 0.021416
0.153 0.030803
0.178 0.041961
0.203 0.054915
0.227 0.069058
0.251 0.08489
0.275 0.102419
0.299 0.121651
0.323 0.142586
0.347 0.165217
0.372 0.190578
0.397 0.217738
0.422 0.246663
0.447 0.277304
0.473 0.31093
0.5 0.347662
0.528 0.387592
0.557 0.430772
0.588 0.47878
0.621 0.531711
0.659 0.594564
0.707 0.676017
0.812 0.856433
0.855 0.928797
0.891 0.987735
0.898 0.998977
0.899 1
1.499 1
1.5 0
EOD
plot $panel2_1 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 3
unset label
unset arrow
set lmargin at screen 0.06096
set rmargin at screen 0.79664
set tmargin at screen 0.19293
set bmargin at screen 0.10208
set xrange [0:1.5]
set yrange [-1.5:0.9]
set xtics 0.2 format "%g"
unset ytics
set label "ring, state: strokeStart" noenhanced at first 0.5, first 0.492384 left front font "Arial,16.2" tc rgb "#0072b2"
set label "ring, state: strokeEnd" noenhanced at first 0, first -0.507616 left front font "Arial,16.2" tc rgb "#d55e00"
$panel3_1 << EOD
0.5 0
1.5 0
EOD
$panel3_2 << EOD
0 -1
1.5 -1
EOD
plot $panel3_1 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle, \
  $panel3_2 using 1:2 with lines lw 9 lc rgb "#d55e00" dt solid notitle
unset multiplot
