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
set label "form-entrance" noenhanced at screen 0.07013,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "form.opacity" noenhanced at screen 0.83277,0.82951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "form.transform.m11" noenhanced at screen 0.83277,0.79144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "form.transform.m12" noenhanced at screen 0.83277,0.75337 left front font "Arial,16.92" tc rgb "#1f2328"
set label "form.transform.m21" noenhanced at screen 0.83277,0.7153 left front font "Arial,16.92" tc rgb "#1f2328"
set label "form.transform.m22" noenhanced at screen 0.83277,0.67723 left front font "Arial,16.92" tc rgb "#1f2328"
set label "opacity" noenhanced at screen 0.07013,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "transform" noenhanced at screen 0.07013,0.57321 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.07013,0.27663 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.41815,0.03313 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.79674,0.82951 to screen 0.82337,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.79674,0.79144 to screen 0.82337,0.79144 nohead lw 4 lc rgb "#d55e00" dt solid
set arrow from screen 0.79674,0.75337 to screen 0.82337,0.75337 nohead lw 4 lc rgb "#d55e00" dt solid
set arrow from screen 0.79674,0.7153 to screen 0.82337,0.7153 nohead lw 4 lc rgb "#d55e00" dt solid
set arrow from screen 0.79674,0.67723 to screen 0.82337,0.67723 nohead lw 4 lc rgb "#d55e00" dt solid

# Panel 1
set lmargin at screen 0.07013
set rmargin at screen 0.76618
set tmargin at screen 0.84854
set bmargin at screen 0.62238
set xrange [0:2]
set yrange [-0.06:1.06]
set xtics 0.5 format ""
set ytics 0.5 format "%g"
$panel1_1 << EOD
0 0
0.5 0
1 1
2 1
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.07013
set rmargin at screen 0.76618
set tmargin at screen 0.55196
set bmargin at screen 0.3258
set xrange [0:2]
set yrange [-0.809534:1.102427]
set xtics 0.5 format ""
set ytics 0.5 format "%g"
$panel2_1 << EOD
0 0.707107
0.5 0.707107
0.544 0.754251
0.586667 0.79653
0.628 0.834078
0.668 0.867071
0.708 0.896641
0.746667 0.921863
0.785333 0.943686
0.824 0.962028
0.861333 0.976371
0.898667 0.987359
0.936 0.994951
0.973333 0.999123
1.018667 1
2 1
EOD
$panel2_2 << EOD
0 0.707107
0.5 0.707107
0.545333 0.655005
0.592 0.597905
0.641333 0.534057
0.694667 0.461439
0.752 0.379779
0.817333 0.283011
0.897333 0.16057
1 0
2 0
EOD
$panel2_3 << EOD
0 -0.707107
0.5 -0.707107
0.545333 -0.655005
0.592 -0.597905
0.641333 -0.534057
0.694667 -0.461439
0.752 -0.379779
0.817333 -0.283011
0.897333 -0.16057
1 0
2 0
EOD
$panel2_4 << EOD
0 0.707107
0.5 0.707107
0.544 0.754251
0.586667 0.79653
0.628 0.834078
0.668 0.867071
0.708 0.896641
0.746667 0.921863
0.785333 0.943686
0.824 0.962028
0.861333 0.976371
0.898667 0.987359
0.936 0.994951
0.973333 0.999123
1.018667 1
2 1
EOD
plot $panel2_1 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle, \
  $panel2_3 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle, \
  $panel2_4 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 3
unset label
unset arrow
set lmargin at screen 0.07013
set rmargin at screen 0.76618
set tmargin at screen 0.25538
set bmargin at screen 0.10208
set xrange [0:2]
set yrange [-2.6:0.6]
set xtics 0.5 format "%g"
unset ytics
set label "form, entrance: opacity" noenhanced at first 0.782819, first -0.370083 left front font "Arial,17.28" tc rgb "#0072b2"
set label "form, entrance: transform" noenhanced at first 0.73892, first -0.629917 right front font "Arial,17.28" tc rgb "#b95506"
set label "form, entrance: transform" noenhanced at first 0.782819, first -1.629917 left front font "Arial,17.28" tc rgb "#b95506"
$panel3_1 << EOD
0.5 0
1 0
EOD
$panel3_2 << EOD
0.5 -1
1 -1
EOD
$panel3_3 << EOD
0.5 -2
1 -2
EOD
plot $panel3_1 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle, \
  $panel3_2 using 1:2 with lines lw 9 lc rgb "#d55e00" dt solid notitle, \
  $panel3_3 using 1:2 with lines lw 9 lc rgb "#d55e00" dt solid notitle
unset multiplot
