# A picture of motion curves, drawn by gnuplot 5.4 or later:
#   gnuplot -d FILE > picture.pdf
set encoding utf8
set terminal pdfcairo noenhanced font "Arial,18" background rgb "#ffffff" rounded dashlength 2 linewidth 1.5 fontscale 0.75 size 15in,10in
set multiplot
unset key
set clip two
set border 3 back lw 1.4 lc rgb "#c3cad3"
set tics nomirror scale 0 format ""
set grid back lt 1 lw 1.2 lc rgb "#e8ebee"
set label "A \047small\047 figure" noenhanced at screen 0.06096,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "\316\266 = 0.5" noenhanced at screen 0.06096,0.89042 left front font "Arial,18" tc rgb "#66707c"
set label "rise" noenhanced at screen 0.94421,0.78951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "low" noenhanced at screen 0.94421,0.75144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "0" noenhanced at screen 0.05179,0.40723 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.2" noenhanced at screen 0.05179,0.46781 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.4" noenhanced at screen 0.05179,0.52838 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.6" noenhanced at screen 0.05179,0.58896 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.8" noenhanced at screen 0.05179,0.64953 right front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.05179,0.71011 right front font "Arial,16.5" tc rgb "#66707c"
set label "1.2" noenhanced at screen 0.05179,0.77068 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.05179,0.11344 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.2" noenhanced at screen 0.05179,0.18916 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.4" noenhanced at screen 0.05179,0.26488 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.06096,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.2" noenhanced at screen 0.22429,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.4" noenhanced at screen 0.38762,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.6" noenhanced at screen 0.55095,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.8" noenhanced at screen 0.71428,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.87762,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "value" noenhanced at screen 0.06096,0.82979 left front font "Arial,18" tc rgb "#1f2328"
set label "velocity" noenhanced at screen 0.06096,0.33535 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.46929,0.03312 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.90817,0.78951 to screen 0.93481,0.78951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.90817,0.75144 to screen 0.93481,0.75144 nohead lw 2 lc rgb "#66707c" dt (7,6)

# Panel 1
set lmargin at screen 0.06096
set rmargin at screen 0.87762
set tmargin at screen 0.80854
set bmargin at screen 0.38451
set xrange [0:1]
set yrange [-0.075:1.325]
set xtics (0, 0.2, 0.4, 0.6, 0.8, 1)
set ytics (0, 0.2, 0.4, 0.6, 0.8, 1, 1.2)
set label "1.25" noenhanced at screen 0.48762,0.76008 left front font "Arial,17.28" tc rgb "#0072b2"
set label "settled" noenhanced at screen 0.68109,0.78934 left front font "Arial,17.28" tc rgb "#009e73"
$panel1_1 << EOD
0 1.325
0.8375 1.325
1 1
1 0.5
0 0
EOD
$panel1_2 << EOD
0 0.95
1 0.95
1 1.05
0 1.05
EOD
$panel1_3 << EOD
0 0
0.5 1.25
1 1
EOD
$panel1_4 << EOD
0 0
1 0.5
EOD
$panel1_5 << EOD
0.75 1.325
0.75 -0.075
EOD
$panel1_6 << EOD
0.5 1.25
EOD
plot $panel1_1 using 1:2 with filledcurves closed lc rgb "#66707c" fs transparent solid 0.08 noborder notitle, \
  $panel1_2 using 1:2 with filledcurves closed lc rgb "#009e73" fs transparent solid 0.18 noborder notitle, \
  $panel1_3 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_4 using 1:2 with lines lw 2 lc rgb "#66707c" dt (7,6) notitle, \
  $panel1_5 using 1:2 with lines lw 2 lc rgb "#009e73" dt (7,6) notitle, \
  $panel1_6 using 1:2 with points pt 7 ps 1.5 lw 1 lc rgb "#0072b2" notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.06096
set rmargin at screen 0.87762
set tmargin at screen 0.3141
set bmargin at screen 0.10208
set xrange [0:1]
set yrange [-0.03:0.53]
set xtics (0, 0.2, 0.4, 0.6, 0.8, 1)
set ytics (0, 0.2, 0.4)
set label "v" noenhanced at screen 0.47311,0.22493 left front font "Arial,17.28" tc rgb "#d55e00"
$panel2_1 << EOD
0 0
1 0
EOD
$panel2_2 << EOD
0 0
1 0.5
EOD
plot $panel2_1 using 1:2 with lines lw 1.6 lc rgb "#c3cad3" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt (3.5,3) notitle
unset multiplot
