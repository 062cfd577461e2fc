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
set label "balloon" noenhanced at screen 0.07437,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "balloon.position.x" noenhanced at screen 0.8484,0.82951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "balloon.position.y" noenhanced at screen 0.8484,0.79144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "position" noenhanced at screen 0.07437,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.07437,0.20446 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.42809,0.03313 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.81237,0.82951 to screen 0.839,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.81237,0.79144 to screen 0.839,0.79144 nohead lw 4 lc rgb "#d55e00" dt solid

# Panel 1
set lmargin at screen 0.07437
set rmargin at screen 0.78181
set tmargin at screen 0.84854
set bmargin at screen 0.25363
set xrange [0:3]
set yrange [-100:800]
set xtics 0.5 format ""
set ytics 100 format "%g"
$panel1_1 << EOD
0 -50
1.5 440
3 -50
EOD
$panel1_2 << EOD
0 0
1.5 422
3 744
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.07437
set rmargin at screen 0.78181
set tmargin at screen 0.18321
set bmargin at screen 0.10208
set xrange [0:3]
set yrange [-0.5:0.9]
set xtics 0.5 format "%g"
unset ytics
set label "balloon, flight: position" noenhanced at first 0, first 0.321633 left front font "Arial,16.2" tc rgb "#0072b2"
$panel2_1 << EOD
0 0
3 0
EOD
plot $panel2_1 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle
unset multiplot
