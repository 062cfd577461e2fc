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
set label "strokeEnd" noenhanced at screen 0.06096,0.54766 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.06096,0.22553 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.4288,0.03312 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.82719,0.82951 to screen 0.85382,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.82719,0.79144 to screen 0.85382,0.79144 nohead lw 4 lc rgb "#d55e00" dt solid

# Panel 1
set lmargin at screen 0.06096
set rmargin at screen 0.79664
set tmargin at screen 0.84854
set bmargin at screen 0.59683
set xrange [0:1.5]
set yrange [-0.06:1.059999]
set xtics 0.2 format ""
set ytics 0.5 format "%g"
$panel1_1 << EOD
0 0
0.601 0
0.602 0.001023
0.637 0.057956
0.679 0.128282
0.741 0.234484
0.814 0.359835
0.857 0.432116
0.893 0.490955
0.925 0.541571
0.955 0.58731
0.984 0.629741
1.011 0.667519
1.038 0.70351
1.064 0.736386
1.089 0.766279
1.114 0.794432
1.139 0.820804
1.164 0.845365
1.189 0.868094
1.214 0.888978
1.239 0.908013
1.264 0.925203
1.289 0.940557
1.314 0.95409
1.339 0.96582
1.364 0.975771
1.389 0.98397
1.415 0.990668
1.441 0.995537
1.467 0.998615
1.493 0.999938
1.499 0.999999
1.5 0
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.06096
set rmargin at screen 0.79664
set tmargin at screen 0.52641
set bmargin at screen 0.2747
set xrange [0:1.5]
set yrange [-0.06:1.06]
set xtics 0.2 format ""
set ytics 0.5 format "%g"
$panel2_1 << EOD
0 0
0.026 0.000858
0.052 0.003459
0.078 0.007843
0.104 0.014045
0.129 0.021758
0.154 0.031215
0.179 0.042445
0.204 0.055471
0.229 0.070313
0.254 0.086988
0.279 0.105506
0.304 0.125873
0.329 0.148086
0.354 0.172135
0.379 0.198003
0.404 0.225661
0.429 0.255071
0.455 0.287463
0.481 0.321625
0.508 0.358885
0.536 0.399325
0.566 0.444523
0.598 0.494635
0.633 0.551363
0.674 0.619819
0.731 0.717255
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
set tmargin at screen 0.20428
set bmargin at screen 0.10208
set xrange [0:1.5]
set yrange [-1.6:0.6]
set xtics 0.2 format "%g"
unset ytics
set label "ring, state: strokeStart" noenhanced at first 1.007883, first -0.381648 left front font "Arial,17.28" tc rgb "#0072b2"
set label "ring, state: strokeEnd" noenhanced at first 0.742268, first -0.495022 center front font "Arial,17.28" tc rgb "#b95506"
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
