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
set label "Spring  mass 10 \302\267 stiffness 1500 \302\267 damping 244.949" noenhanced at screen 0.06096,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "\316\266 = 1    \317\211\342\202\200 = 12.25 rad\057s    no overshoot    settles to \302\261\060.1 \045 in 0.7539 s" noenhanced at screen 0.06096,0.89042 left front font "Arial,18" tc rgb "#66707c"
set label "0" noenhanced at screen 0.05179,0.40723 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.2" noenhanced at screen 0.05179,0.48287 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.4" noenhanced at screen 0.05179,0.55852 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.6" noenhanced at screen 0.05179,0.63416 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.8" noenhanced at screen 0.05179,0.7098 right front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.05179,0.78545 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.05179,0.11344 right front font "Arial,16.5" tc rgb "#66707c"
set label "2" noenhanced at screen 0.05179,0.19747 right front font "Arial,16.5" tc rgb "#66707c"
set label "4" noenhanced at screen 0.05179,0.2815 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.06096,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.1" noenhanced at screen 0.17254,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.2" noenhanced at screen 0.28411,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.3" noenhanced at screen 0.39569,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.4" noenhanced at screen 0.50727,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.5" noenhanced at screen 0.61885,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.6" noenhanced at screen 0.73043,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.7" noenhanced at screen 0.842,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.8" noenhanced at screen 0.95358,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "value" noenhanced at screen 0.06096,0.82979 left front font "Arial,18" tc rgb "#1f2328"
set label "velocity (1\057s)" noenhanced at screen 0.06096,0.33535 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.5152,0.03312 center front font "Arial,18" tc rgb "#1f2328"

# Panel 1
set lmargin at screen 0.06096
set rmargin at screen 0.96944
set tmargin at screen 0.80854
set bmargin at screen 0.38451
set xrange [0:0.8142175]
set yrange [-0.06006:1.06106]
set xtics (0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
set ytics (0, 0.2, 0.4, 0.6, 0.8, 1)
set label "settled" noenhanced at screen 0.90979,0.76054 left front font "Arial,17.28" tc rgb "#009e73"
$panel1_1 << EOD
0 0.999
0.8142175 0.999
0.8142175 1.001
0 1.001
EOD
$panel1_2 << EOD
0.7539051 1.06106
0.7539051 -0.06006
EOD
$panel1_3 << EOD
0 0
0.0027141 0.00054
0.0054281 0.002114
0.0081422 0.004654
0.0108562 0.008094
0.0135703 0.012372
0.0162843 0.017432
0.0196769 0.024769
0.0230695 0.033137
0.0264621 0.042438
0.0298546 0.052585
0.0339257 0.065757
0.0379968 0.079888
0.0427464 0.097423
0.047496 0.115915
0.0529241 0.138009
0.0597093 0.16675
0.0678515 0.202394
0.0827788 0.269328
0.0970276 0.333155
0.1065268 0.374835
0.1153475 0.412548
0.1234896 0.446327
0.1309533 0.47631
0.138417 0.505279
0.1458806 0.533184
0.1526658 0.557598
0.1594509 0.581086
0.1662361 0.603642
0.1730212 0.625264
0.1798064 0.645958
0.18727 0.667663
0.1947337 0.688277
0.2021973 0.707825
0.209661 0.726338
0.2171247 0.743845
0.2245883 0.760382
0.2327305 0.777358
0.2408727 0.79327
0.2490148 0.808167
0.2578355 0.823217
0.2666562 0.837197
0.2754769 0.850167
0.2849761 0.863076
0.2944753 0.874956
0.304653 0.886623
0.3148308 0.897273
0.325687 0.9076
0.3372217 0.917502
0.349435 0.926892
0.3623268 0.935703
0.3758971 0.943884
0.3901459 0.951403
0.4057517 0.958529
0.4227146 0.965136
0.4410345 0.971132
0.4607114 0.97646
0.4824238 0.981234
0.5068504 0.985484
0.5346695 0.989187
0.5672382 0.99236
0.606592 0.994996
0.6561236 0.997076
0.7232965 0.998598
0.8142175 0.999488
EOD
plot $panel1_1 using 1:2 with filledcurves closed lc rgb "#009e73" fs transparent solid 0.18 noborder notitle, \
  $panel1_2 using 1:2 with lines lw 2 lc rgb "#009e73" dt (7,6) notitle, \
  $panel1_3 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.06096
set rmargin at screen 0.96944
set tmargin at screen 0.3141
set bmargin at screen 0.10208
set xrange [0:0.8142175]
set yrange [-0.270335:4.775902]
set xtics (0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
set ytics (0, 2, 4)
$panel2_1 << EOD
0 0
0.8142175 0
EOD
$panel2_2 << EOD
0.7539051 4.775901
0.7539051 -0.270334
EOD
$panel2_3 << EOD
0 0
0.001357 0.200199
0.0027141 0.393799
0.0040711 0.580962
0.0054281 0.761848
0.0067851 0.936613
0.0081422 1.10541
0.0094992 1.268388
0.0108562 1.425693
0.0122133 1.577468
0.0135703 1.723852
0.0149273 1.864982
0.0162843 2.000991
0.0183199 2.195688
0.0203554 2.379584
0.022391 2.553094
0.0244265 2.716616
0.0264621 2.870538
0.0284976 3.015233
0.0305332 3.151063
0.0325687 3.278376
0.0346042 3.397509
0.0366398 3.508788
0.0386753 3.612528
0.0407109 3.709032
0.0427464 3.798593
0.044782 3.881496
0.0468175 3.958013
0.048853 4.028409
0.0508886 4.092939
0.0536026 4.170278
0.0563167 4.238186
0.0590308 4.297195
0.0617448 4.347816
0.0644589 4.390533
0.0671729 4.42581
0.069887 4.454088
0.0732796 4.480229
0.0766721 4.496864
0.0800647 4.504725
0.0814217 4.505567
0.0848143 4.502286
0.0888854 4.488904
0.0929565 4.466172
0.0970276 4.435033
0.1017772 4.389236
0.1065268 4.334452
0.1119549 4.262323
0.1180615 4.170907
0.1248467 4.058905
0.1323103 3.925784
0.141131 3.758702
0.1540228 3.502911
0.1804849 2.968473
0.1933766 2.71597
0.2049114 2.498813
0.2157676 2.303614
0.2259453 2.129568
0.2361231 1.964677
0.2463008 1.809187
0.2564785 1.663157
0.2666562 1.526507
0.2768339 1.399043
0.2870117 1.280489
0.2978679 1.163472
0.3087241 1.055743
0.3202589 0.950902
0.3317936 0.855361
0.3440069 0.763635
0.3568987 0.676538
0.3704689 0.594729
0.3847177 0.518704
0.3996451 0.448801
0.4159294 0.382633
0.4328923 0.323532
0.4512122 0.269448
0.4715676 0.219466
0.4939586 0.17475
0.5190636 0.135025
0.5475612 0.100472
0.5801299 0.071434
0.6194838 0.047107
0.6683368 0.027939
0.7341527 0.013706
0.8142175 0.005702
EOD
plot $panel2_1 using 1:2 with lines lw 1.6 lc rgb "#c3cad3" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 2 lc rgb "#009e73" dt (7,6) notitle, \
  $panel2_3 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle
unset multiplot
