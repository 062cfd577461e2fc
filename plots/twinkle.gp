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
set label "twinkle" noenhanced at screen 0.06096,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "star 1" noenhanced at screen 0.92155,0.82951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "star 2" noenhanced at screen 0.92155,0.79144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "star 3" noenhanced at screen 0.92155,0.75337 left front font "Arial,16.92" tc rgb "#1f2328"
set label "star 4" noenhanced at screen 0.92155,0.7153 left front font "Arial,16.92" tc rgb "#1f2328"
set label "star 5" noenhanced at screen 0.92155,0.67723 left front font "Arial,16.92" tc rgb "#1f2328"
set label "star 6" noenhanced at screen 0.92155,0.63916 left front font "Arial,16.92" tc rgb "#1f2328"
set label "star 7" noenhanced at screen 0.92155,0.60109 left front font "Arial,16.92" tc rgb "#1f2328"
set label "star 8" noenhanced at screen 0.92155,0.56302 left front font "Arial,16.92" tc rgb "#1f2328"
set label "star 9" noenhanced at screen 0.92155,0.52495 left front font "Arial,16.92" tc rgb "#1f2328"
set label "star 10" noenhanced at screen 0.92155,0.48688 left front font "Arial,16.92" tc rgb "#1f2328"
set label "transform" noenhanced at screen 0.06096,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "opacity" noenhanced at screen 0.06096,0.64797 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.06096,0.42615 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.45796,0.03312 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.88552,0.82951 to screen 0.91215,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.88552,0.79144 to screen 0.91215,0.79144 nohead lw 4 lc rgb "#d55e00" dt solid
set arrow from screen 0.88552,0.75337 to screen 0.91215,0.75337 nohead lw 4 lc rgb "#009e73" dt solid
set arrow from screen 0.88552,0.7153 to screen 0.91215,0.7153 nohead lw 4 lc rgb "#cc79a7" dt solid
set arrow from screen 0.88552,0.67723 to screen 0.91215,0.67723 nohead lw 4 lc rgb "#e69f00" dt solid
set arrow from screen 0.88552,0.63916 to screen 0.91215,0.63916 nohead lw 4 lc rgb "#56b4e9" dt solid
set arrow from screen 0.88552,0.60109 to screen 0.91215,0.60109 nohead lw 4 lc rgb "#0072b2" dt (3.5,3)
set arrow from screen 0.88552,0.56302 to screen 0.91215,0.56302 nohead lw 4 lc rgb "#d55e00" dt (3.5,3)
set arrow from screen 0.88552,0.52495 to screen 0.91215,0.52495 nohead lw 4 lc rgb "#009e73" dt (3.5,3)
set arrow from screen 0.88552,0.48688 to screen 0.91215,0.48688 nohead lw 4 lc rgb "#cc79a7" dt (3.5,3)

# Panel 1
set lmargin at screen 0.06096
set rmargin at screen 0.85496
set tmargin at screen 0.84854
set bmargin at screen 0.69714
set xrange [0:6]
set yrange [0.82:4.18]
set xtics 1 format ""
set ytics 2 format "%g"
set label "removed at its end" noenhanced at first 2.342276, first 1.393445 right front font "Arial,17.28" tc rgb "#66707c"
$panel1_1 << EOD
0 1
0.6 1
2.4 4
2.4 1
6 1
EOD
$panel1_2 << EOD
0 1
1.2 1
3 4
3 1
6 1
EOD
$panel1_3 << EOD
0 1
1.8 1
3.6 4
3.6 1
6 1
EOD
$panel1_4 << EOD
0 1
2.4 1
4.2 4
4.2 1
6 1
EOD
$panel1_5 << EOD
0 1
3 1
4.8 4
4.8 1
6 1
EOD
$panel1_6 << EOD
0 1
3.6 1
5.4 4
5.4 1
6 1
EOD
$panel1_7 << EOD
0 1
4.2 1
6 4
6 1
EOD
$panel1_8 << EOD
0 1
4.8 1
6 3
EOD
$panel1_9 << EOD
0 1
5.4 1
6 2
EOD
$panel1_10 << EOD
0 1
6 1
EOD
$panel1_11 << EOD
2.4 1
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle, \
  $panel1_3 using 1:2 with lines lw 4 lc rgb "#009e73" dt solid notitle, \
  $panel1_4 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt solid notitle, \
  $panel1_5 using 1:2 with lines lw 4 lc rgb "#e69f00" dt solid notitle, \
  $panel1_6 using 1:2 with lines lw 4 lc rgb "#56b4e9" dt solid notitle, \
  $panel1_7 using 1:2 with lines lw 4 lc rgb "#0072b2" dt (3.5,3) notitle, \
  $panel1_8 using 1:2 with lines lw 4 lc rgb "#d55e00" dt (3.5,3) notitle, \
  $panel1_9 using 1:2 with lines lw 4 lc rgb "#009e73" dt (3.5,3) notitle, \
  $panel1_10 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt (3.5,3) notitle, \
  $panel1_11 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#66707c" notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.06096
set rmargin at screen 0.85496
set tmargin at screen 0.62672
set bmargin at screen 0.47531
set xrange [0:6]
set yrange [-0.045:0.795]
set xtics 1 format ""
set ytics 0.5 format "%g"
$panel2_1 << EOD
0 0
0.6 0
0.6 0.75
2.4 0
6 0
EOD
$panel2_2 << EOD
0 0
1.2 0
1.2 0.75
3 0
6 0
EOD
$panel2_3 << EOD
0 0
1.8 0
1.8 0.75
3.6 0
6 0
EOD
$panel2_4 << EOD
0 0
2.4 0
2.4 0.75
4.2 0
6 0
EOD
$panel2_5 << EOD
0 0
3 0
3 0.75
4.8 0
6 0
EOD
$panel2_6 << EOD
0 0
3.6 0
3.6 0.75
5.4 0
6 0
EOD
$panel2_7 << EOD
0 0
4.2 0
4.2 0.75
6 0
EOD
$panel2_8 << EOD
0 0
4.8 0
4.8 0.75
6 0.25
EOD
$panel2_9 << EOD
0 0
5.4 0
5.4 0.75
6 0.5
EOD
$panel2_10 << EOD
0 0
6 0
6 0.75
6 0.75
EOD
plot $panel2_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle, \
  $panel2_3 using 1:2 with lines lw 4 lc rgb "#009e73" dt solid notitle, \
  $panel2_4 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt solid notitle, \
  $panel2_5 using 1:2 with lines lw 4 lc rgb "#e69f00" dt solid notitle, \
  $panel2_6 using 1:2 with lines lw 4 lc rgb "#56b4e9" dt solid notitle, \
  $panel2_7 using 1:2 with lines lw 4 lc rgb "#0072b2" dt (3.5,3) notitle, \
  $panel2_8 using 1:2 with lines lw 4 lc rgb "#d55e00" dt (3.5,3) notitle, \
  $panel2_9 using 1:2 with lines lw 4 lc rgb "#009e73" dt (3.5,3) notitle, \
  $panel2_10 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt (3.5,3) notitle

# Panel 3
unset label
unset arrow
set lmargin at screen 0.06096
set rmargin at screen 0.85496
set tmargin at screen 0.4049
set bmargin at screen 0.10208
set xrange [0:6]
set yrange [-19.5:0.9]
set xtics 1 format "%g"
unset ytics
$panel3_1 << EOD
0.6 0
2.4 0
EOD
$panel3_2 << EOD
0.6 -1
2.4 -1
EOD
$panel3_3 << EOD
1.2 -2
3 -2
EOD
$panel3_4 << EOD
1.2 -3
3 -3
EOD
$panel3_5 << EOD
1.8 -4
3.6 -4
EOD
$panel3_6 << EOD
1.8 -5
3.6 -5
EOD
$panel3_7 << EOD
2.4 -6
4.2 -6
EOD
$panel3_8 << EOD
2.4 -7
4.2 -7
EOD
$panel3_9 << EOD
3 -8
4.8 -8
EOD
$panel3_10 << EOD
3 -9
4.8 -9
EOD
$panel3_11 << EOD
3.6 -10
5.4 -10
EOD
$panel3_12 << EOD
3.6 -11
5.4 -11
EOD
$panel3_13 << EOD
4.2 -12
6 -12
EOD
$panel3_14 << EOD
4.2 -13
6 -13
EOD
$panel3_15 << EOD
4.8 -14
6 -14
EOD
$panel3_16 << EOD
4.8 -15
6 -15
EOD
$panel3_17 << EOD
5.4 -16
6 -16
EOD
$panel3_18 << EOD
5.4 -17
6 -17
EOD
$panel3_19 << EOD
6 -18
6 -18
EOD
$panel3_20 << EOD
6 -19
6 -19
EOD
plot $panel3_1 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle, \
  $panel3_2 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle, \
  $panel3_3 using 1:2 with lines lw 9 lc rgb "#d55e00" dt solid notitle, \
  $panel3_4 using 1:2 with lines lw 9 lc rgb "#d55e00" dt solid notitle, \
  $panel3_5 using 1:2 with lines lw 9 lc rgb "#009e73" dt solid notitle, \
  $panel3_6 using 1:2 with lines lw 9 lc rgb "#009e73" dt solid notitle, \
  $panel3_7 using 1:2 with lines lw 9 lc rgb "#cc79a7" dt solid notitle, \
  $panel3_8 using 1:2 with lines lw 9 lc rgb "#cc79a7" dt solid notitle, \
  $panel3_9 using 1:2 with lines lw 9 lc rgb "#e69f00" dt solid notitle, \
  $panel3_10 using 1:2 with lines lw 9 lc rgb "#e69f00" dt solid notitle, \
  $panel3_11 using 1:2 with lines lw 9 lc rgb "#56b4e9" dt solid notitle, \
  $panel3_12 using 1:2 with lines lw 9 lc rgb "#56b4e9" dt solid notitle, \
  $panel3_13 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle, \
  $panel3_14 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle, \
  $panel3_15 using 1:2 with lines lw 9 lc rgb "#d55e00" dt solid notitle, \
  $panel3_16 using 1:2 with lines lw 9 lc rgb "#d55e00" dt solid notitle, \
  $panel3_17 using 1:2 with lines lw 9 lc rgb "#009e73" dt solid notitle, \
  $panel3_18 using 1:2 with lines lw 9 lc rgb "#009e73" dt solid notitle, \
  $panel3_19 using 1:2 with lines lw 9 lc rgb "#cc79a7" dt solid notitle, \
  $panel3_20 using 1:2 with lines lw 9 lc rgb "#cc79a7" dt solid notitle
unset multiplot
