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
set label "form-entrance" noenhanced at screen 0.06096,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "form.opacity" noenhanced at screen 0.81099,0.82951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "form.transform.scale" noenhanced at screen 0.81099,0.79144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "form.transform.rotation" noenhanced at screen 0.81099,0.75337 left front font "Arial,16.92" tc rgb "#1f2328"
set label "0" noenhanced at screen 0.05179,0.74258 right front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.05179,0.84254 right front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.05179,0.5602 right front font "Arial,16.5" tc rgb "#66707c"
set label "1.5" noenhanced at screen 0.05179,0.66016 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.05179,0.37782 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.5" noenhanced at screen 0.05179,0.44146 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.06096,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.5" noenhanced at screen 0.23182,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.40268,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1.5" noenhanced at screen 0.57354,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "2" noenhanced at screen 0.7444,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "opacity" noenhanced at screen 0.06096,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "transform.scale" noenhanced at screen 0.06096,0.68741 left front font "Arial,18" tc rgb "#1f2328"
set label "transform.rotation" noenhanced at screen 0.06096,0.50503 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.06096,0.32265 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.40268,0.03313 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.77496,0.82951 to screen 0.80159,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.77496,0.79144 to screen 0.80159,0.79144 nohead lw 4 lc rgb "#d55e00" dt solid
set arrow from screen 0.77496,0.75337 to screen 0.80159,0.75337 nohead lw 4 lc rgb "#009e73" dt solid

# Panel 1
set lmargin at screen 0.06096
set rmargin at screen 0.7444
set tmargin at screen 0.84854
set bmargin at screen 0.73658
set xrange [0:2]
set yrange [-0.06:1.06]
set xtics (0, 0.5, 1, 1.5, 2)
set ytics (0, 1)
$panel1_1 << EOD
0 0
0.508 0.000475
0.525333 0.004592
0.542667 0.012576
0.561333 0.025078
0.581333 0.042537
0.602667 0.065358
0.624 0.092119
0.646667 0.124494
0.670667 0.162828
0.696 0.207448
0.721333 0.256008
0.748 0.311071
0.776 0.372955
0.805333 0.441977
0.834667 0.515058
0.865333 0.595612
0.896 0.680288
0.926667 0.769062
0.956 0.857936
0.982667 0.942471
1 1
2 1
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.06096
set rmargin at screen 0.7444
set tmargin at screen 0.66616
set bmargin at screen 0.5542
set xrange [0:2]
set yrange [0.97:1.53]
set xtics (0, 0.5, 1, 1.5, 2)
set ytics (1, 1.5)
$panel2_1 << EOD
0 1.5
0.5 1.5
0.516 1.499066
0.533333 1.49609
0.552 1.4908272
0.570667 1.4836367
0.590667 1.4739941
0.612 1.4616988
0.634667 1.4465649
0.657333 1.4294814
0.681333 1.4094426
0.706667 1.3862844
0.733333 1.359849
0.761333 1.3299816
0.789333 1.298094
0.818667 1.2626477
0.848 1.2252155
0.878667 1.1840374
0.909333 1.1408107
0.938667 1.0975317
0.966667 1.054358
0.992 1.0134528
1 1
1 1.25
1.25 1
2 1
EOD
plot $panel2_1 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 3
unset label
unset arrow
set lmargin at screen 0.06096
set rmargin at screen 0.7444
set tmargin at screen 0.48378
set bmargin at screen 0.37182
set xrange [0:2]
set yrange [-0.0471239:0.8325221]
set xtics (0, 0.5, 1, 1.5, 2)
set ytics (0, 0.5)
$panel3_1 << EOD
0 0.7853982
0.5 0.7853982
0.516 0.7839311
0.533333 0.7792563
0.552 0.7709896
0.570667 0.7596948
0.590667 0.7445482
0.612 0.7252348
0.634667 0.7014626
0.657333 0.6746278
0.681333 0.643151
0.706667 0.6067742
0.733333 0.5652494
0.761333 0.5183339
0.789333 0.468245
0.818667 0.412566
0.848 0.3537676
0.878667 0.2890852
0.909333 0.2211849
0.938667 0.1532024
0.966667 0.0853854
0.992 0.0211316
1 0
2 0
EOD
plot $panel3_1 using 1:2 with lines lw 4 lc rgb "#009e73" dt solid notitle

# Panel 4
unset label
unset arrow
set lmargin at screen 0.06096
set rmargin at screen 0.7444
set tmargin at screen 0.3014
set bmargin at screen 0.10208
set xrange [0:2]
set yrange [-3.6:0.6]
set xtics (0, 0.5, 1, 1.5, 2)
set ytics ()
set label "entrance: opacity" noenhanced at screen 0.32117,0.2552 left front font "Arial,17.28" tc rgb "#0072b2"
set label "entrance: scale" noenhanced at screen 0.3059,0.2432 right front font "Arial,17.28" tc rgb "#d55e00"
set label "entrance: rotation" noenhanced at screen 0.32117,0.19574 left front font "Arial,17.28" tc rgb "#009e73"
set label "pulse: scale" noenhanced at screen 0.45303,0.14829 left front font "Arial,17.28" tc rgb "#cc79a7"
$panel4_1 << EOD
0.5 0
1 0
EOD
$panel4_2 << EOD
0.5 -1
1 -1
EOD
$panel4_3 << EOD
0.5 -2
1 -2
EOD
$panel4_4 << EOD
1 -3
1.25 -3
EOD
plot $panel4_1 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle, \
  $panel4_2 using 1:2 with lines lw 9 lc rgb "#d55e00" dt solid notitle, \
  $panel4_3 using 1:2 with lines lw 9 lc rgb "#009e73" dt solid notitle, \
  $panel4_4 using 1:2 with lines lw 9 lc rgb "#cc79a7" dt solid notitle
unset multiplot
