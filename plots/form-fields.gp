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
set label "form-fields" noenhanced at screen 0.07437,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "title" noenhanced at screen 0.94071,0.82951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "field" noenhanced at screen 0.94071,0.79144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "position" noenhanced at screen 0.07437,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "transform.scale" noenhanced at screen 0.07437,0.58741 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.07437,0.30502 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.47425,0.03312 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.90468,0.82951 to screen 0.93131,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.90468,0.79144 to screen 0.93131,0.79144 nohead lw 4 lc rgb "#d55e00" dt solid

# Panel 1
set lmargin at screen 0.07437
set rmargin at screen 0.87412
set tmargin at screen 0.84854
set bmargin at screen 0.63657
set xrange [0:3]
set yrange [-218.4:218.4]
set xtics 0.5 format ""
set ytics 200 format "%g"
$panel1_1 << EOD
0 -195
2 195
3 195
EOD
$panel1_2 << EOD
0 -195
0.3 -195
2.3 195
3 195
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.07437
set rmargin at screen 0.87412
set tmargin at screen 0.56616
set bmargin at screen 0.35419
set xrange [0:3]
set yrange [0.97:1.53]
set xtics 0.5 format ""
set ytics 0.2 format "%g"
$panel2_1 << EOD
0 1
2 1
2 1.5
2.25 1
3 1
EOD
$panel2_2 << EOD
0 1
2.298 1
2.3 1.5
2.55 1
3 1
EOD
plot $panel2_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 3
unset label
unset arrow
set lmargin at screen 0.07437
set rmargin at screen 0.87412
set tmargin at screen 0.28377
set bmargin at screen 0.10208
set xrange [0:3]
set yrange [-3.5:0.9]
set xtics 0.5 format "%g"
unset ytics
set label "title, title: position.x" noenhanced at first 0, first 0.451352 left front font "Arial,16.2" tc rgb "#0072b2"
set label "title, pulse: transform.scale" noenhanced at first 2, first -0.548648 left front font "Arial,16.2" tc rgb "#0072b2"
set label "field, field: position.x" noenhanced at first 0.3, first -1.548648 left front font "Arial,16.2" tc rgb "#d55e00"
set label "field, pulse: transform.scale" noenhanced at first 2.3, first -2.548648 left front font "Arial,16.2" tc rgb "#d55e00"
$panel3_1 << EOD
0 0
2 0
EOD
$panel3_2 << EOD
2 -1
2.25 -1
EOD
$panel3_3 << EOD
0.3 -2
2.3 -2
EOD
$panel3_4 << EOD
2.3 -3
2.55 -3
EOD
plot $panel3_1 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle, \
  $panel3_2 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle, \
  $panel3_3 using 1:2 with lines lw 9 lc rgb "#d55e00" dt solid notitle, \
  $panel3_4 using 1:2 with lines lw 9 lc rgb "#d55e00" dt solid notitle
unset multiplot
