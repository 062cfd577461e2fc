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
set label "form.opacity" noenhanced at screen 0.79359,0.82951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "form.transform.m11, m22" noenhanced at screen 0.79359,0.79144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "form.transform.m12" noenhanced at screen 0.79359,0.75337 left front font "Arial,16.92" tc rgb "#1f2328"
set label "form.transform.m21" noenhanced at screen 0.79359,0.7153 left front font "Arial,16.92" tc rgb "#1f2328"
set label "opacity" noenhanced at screen 0.07013,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "transform" noenhanced at screen 0.07013,0.5647 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.07013,0.2596 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.39856,0.03312 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.75755,0.82951 to screen 0.78419,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.75755,0.79144 to screen 0.78419,0.79144 nohead lw 4 lc rgb "#d55e00" dt solid
set arrow from screen 0.75755,0.75337 to screen 0.78419,0.75337 nohead lw 4 lc rgb "#009e73" dt solid
set arrow from screen 0.75755,0.7153 to screen 0.78419,0.7153 nohead lw 4 lc rgb "#cc79a7" dt solid

# Panel 1
set lmargin at screen 0.07013
set rmargin at screen 0.727
set tmargin at screen 0.84854
set bmargin at screen 0.61386
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
set rmargin at screen 0.727
set tmargin at screen 0.54345
set bmargin at screen 0.30877
set xrange [0:2]
set yrange [-0.809534:1.102427]
set xtics 0.5 format ""
set ytics 0.5 format "%g"
$panel2_1 << EOD
0 0.707107
0.5 0.707107
0.542667 0.752875
0.584 0.79399
0.624 0.830596
0.664 0.863923
0.702667 0.8929
0.741333 0.918584
0.778667 0.940169
0.816 0.958522
0.853333 0.973579
0.890667 0.985289
0.926667 0.993373
0.962667 0.998281
0.998667 0.999998
2 1
EOD
$panel2_2 << EOD
0 0.707107
0.5 0.707107
0.544 0.656586
0.590667 0.599582
0.638667 0.537594
0.690667 0.467004
0.746667 0.387516
0.809333 0.295041
0.885333 0.179146
1 0
2 0
EOD
$panel2_3 << EOD
0 -0.707107
0.5 -0.707107
0.544 -0.656586
0.590667 -0.599582
0.638667 -0.537594
0.690667 -0.467004
0.746667 -0.387516
0.809333 -0.295041
0.885333 -0.179146
1 0
2 0
EOD
plot $panel2_1 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 4 lc rgb "#009e73" dt solid notitle, \
  $panel2_3 using 1:2 with lines lw 4 lc rgb "#cc79a7" dt solid notitle

# Panel 3
unset label
unset arrow
set lmargin at screen 0.07013
set rmargin at screen 0.727
set tmargin at screen 0.23835
set bmargin at screen 0.10208
set xrange [0:2]
set yrange [-2.5:0.9]
set xtics 0.5 format "%g"
unset ytics
set label "form, entrance: opacity" noenhanced at first 0.5, first 0.465029 left front font "Arial,16.2" tc rgb "#0072b2"
set label "form, entrance: transform" noenhanced at first 0.5, first -0.534971 left front font "Arial,16.2" tc rgb "#d55e00"
set label "form, entrance: transform" noenhanced at first 0.5, first -1.534971 left front font "Arial,16.2" tc rgb "#d55e00"
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
