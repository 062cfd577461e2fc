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
set label "balloon" noenhanced at screen 0.06588,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "balloon.position.x" noenhanced at screen 0.8484,0.82951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "balloon.position.y" noenhanced at screen 0.8484,0.79144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "\342\210\222\065\060" noenhanced at screen 0.05671,0.2855 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.05671,0.34799 right front font "Arial,16.5" tc rgb "#66707c"
set label "50" noenhanced at screen 0.05671,0.41048 right front font "Arial,16.5" tc rgb "#66707c"
set label "100" noenhanced at screen 0.05671,0.47297 right front font "Arial,16.5" tc rgb "#66707c"
set label "150" noenhanced at screen 0.05671,0.53546 right front font "Arial,16.5" tc rgb "#66707c"
set label "200" noenhanced at screen 0.05671,0.59795 right front font "Arial,16.5" tc rgb "#66707c"
set label "250" noenhanced at screen 0.05671,0.66044 right front font "Arial,16.5" tc rgb "#66707c"
set label "300" noenhanced at screen 0.05671,0.72293 right front font "Arial,16.5" tc rgb "#66707c"
set label "350" noenhanced at screen 0.05671,0.78543 right front font "Arial,16.5" tc rgb "#66707c"
set label "400" noenhanced at screen 0.05671,0.84792 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.06588,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.5" noenhanced at screen 0.1852,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.30452,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1.5" noenhanced at screen 0.42385,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "2" noenhanced at screen 0.54317,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "2.5" noenhanced at screen 0.66249,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "3" noenhanced at screen 0.78181,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "position" noenhanced at screen 0.06588,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.06588,0.20446 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.42385,0.03313 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.81237,0.82951 to screen 0.839,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.81237,0.79144 to screen 0.839,0.79144 nohead lw 4 lc rgb "#d55e00" dt solid

# Panel 1
set lmargin at screen 0.06588
set rmargin at screen 0.78181
set tmargin at screen 0.84854
set bmargin at screen 0.25363
set xrange [0:3]
set yrange [-75.5:400.5]
set xtics (0, 0.5, 1, 1.5, 2, 2.5, 3)
set ytics (-50, 0, 50, 100, 150, 200, 250, 300, 350, 400)
$panel1_1 << EOD
0 -50
1.5 375
3 -50
EOD
$panel1_2 << EOD
0 0
1.502 160.1867
3 300
3 0
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.06588
set rmargin at screen 0.78181
set tmargin at screen 0.18321
set bmargin at screen 0.10208
set xrange [0:3]
set yrange [-0.6:0.6]
set xtics (0, 0.5, 1, 1.5, 2, 2.5, 3)
set ytics ()
set label "flight: position" noenhanced at screen 0.43149,0.16038 left front font "Arial,17.28" tc rgb "#0072b2"
$panel2_1 << EOD
0 0
3 0
EOD
plot $panel2_1 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle
unset multiplot
