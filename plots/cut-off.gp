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
set label "Spring  mass 10 \302\267 stiffness 1500 \302\267 damping 50 \302\267 initial velocity 100" noenhanced at screen 0.06588,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "\316\266 = 0.2041    \317\211\342\202\200 = 12.25 rad\057s    overshoot 588 \045    settles to \302\261\060.1 \045 in 3.578 s" noenhanced at screen 0.06588,0.89042 left front font "Arial,18" tc rgb "#66707c"
set label "\342\210\222\062" noenhanced at screen 0.05671,0.40956 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.05671,0.49429 right front font "Arial,16.5" tc rgb "#66707c"
set label "2" noenhanced at screen 0.05671,0.57902 right front font "Arial,16.5" tc rgb "#66707c"
set label "4" noenhanced at screen 0.05671,0.66374 right front font "Arial,16.5" tc rgb "#66707c"
set label "6" noenhanced at screen 0.05671,0.74847 right front font "Arial,16.5" tc rgb "#66707c"
set label "\342\210\222\065\060" noenhanced at screen 0.05671,0.11858 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.05671,0.17997 right front font "Arial,16.5" tc rgb "#66707c"
set label "50" noenhanced at screen 0.05671,0.24135 right front font "Arial,16.5" tc rgb "#66707c"
set label "100" noenhanced at screen 0.05671,0.30274 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.06588,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.2" noenhanced at screen 0.18635,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.4" noenhanced at screen 0.30683,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.6" noenhanced at screen 0.4273,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.8" noenhanced at screen 0.54778,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.66826,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1.2" noenhanced at screen 0.78873,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1.4" noenhanced at screen 0.90921,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "value" noenhanced at screen 0.06588,0.82979 left front font "Arial,18" tc rgb "#1f2328"
set label "velocity (1\057s)" noenhanced at screen 0.06588,0.33535 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.51766,0.03312 center front font "Arial,18" tc rgb "#1f2328"

# Panel 1
set lmargin at screen 0.06588
set rmargin at screen 0.96944
set tmargin at screen 0.80854
set bmargin at screen 0.38451
set xrange [0:1.5]
set yrange [-2.59124:7.41797]
set xtics (0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4)
set ytics (-2, 0, 2, 4, 6)
set label "6.882" noenhanced at screen 0.16628,0.78583 left front font "Arial,17.28" tc rgb "#0072b2"
set label "cut off 116 \045 from rest" noenhanced at screen 0.22411,0.78934 left front font "Arial,17.28" tc rgb "#d55e00"
$panel1_1 << EOD
0 0.999
1.5 0.999
1.5 1.001
0 1.001
EOD
$panel1_2 << EOD
0.25 2.1552
0.25875 1.69055
0.265 1.36582
0.27125 1.04897
0.27625 0.80223
0.28125 0.56232
0.28625 0.32995
0.29125 0.1058
0.29625 -0.10951
0.30125 -0.31539
0.305 -0.4633
0.30875 -0.6054
0.3125 -0.74151
0.31625 -0.87145
0.32 -0.99507
0.32375 -1.11222
0.3275 -1.22278
0.33125 -1.32665
0.335 -1.42372
0.33875 -1.51393
0.3425 -1.59721
0.34625 -1.67352
0.35 -1.74282
0.35375 -1.8051
0.3575 -1.86037
0.36125 -1.90864
0.365 -1.94993
0.36875 -1.98429
0.3725 -2.01177
0.37625 -2.03246
0.38 -2.04642
0.38375 -2.05376
0.38625 -2.05502
0.39 -2.05157
0.39375 -2.0418
0.3975 -2.02586
0.40125 -2.00389
0.405 -1.97605
0.40875 -1.94251
0.41375 -1.88924
0.41875 -1.82657
0.42375 -1.755
0.42875 -1.67498
0.43375 -1.58704
0.43875 -1.4917
0.445 -1.36292
0.45125 -1.22447
0.4575 -1.07746
0.465 -0.89131
0.4725 -0.69635
0.48125 -0.46037
0.495 -0.07797
0.515 0.48254
0.525 0.7557
0.53375 0.98683
0.54125 1.17727
0.54875 1.35923
0.555 1.50353
0.56125 1.64048
0.5675 1.76953
0.57375 1.89016
0.58 2.00196
0.58625 2.10454
0.5925 2.19759
0.59875 2.28087
0.605 2.35421
0.61125 2.41748
0.6175 2.47063
0.62375 2.51367
0.63 2.54666
0.63625 2.56971
0.6425 2.583
0.64875 2.58676
0.655 2.58125
0.66125 2.56679
0.6675 2.54375
0.67375 2.51251
0.68 2.47351
0.68625 2.42722
0.69375 2.36273
0.70125 2.28933
0.70875 2.20797
0.7175 2.10426
0.7275 1.9761
0.73875 1.82245
0.755 1.58946
0.78 1.22617
0.79375 1.03424
0.805 0.8858
0.815 0.76237
0.82375 0.66211
0.8325 0.56994
0.84125 0.48654
0.85 0.41247
0.85875 0.34817
0.86625 0.30107
0.87375 0.26148
0.88125 0.22946
0.88875 0.20499
0.89625 0.188
0.905 0.17746
0.91 0.1758
0.91875 0.1803
0.9275 0.19381
0.93625 0.21579
0.94625 0.2505
0.95625 0.29446
0.9675 0.35363
0.98 0.42947
0.99375 0.52244
1.01375 0.66909
1.0475 0.92279
1.06375 1.03736
1.0775 1.12634
1.09 1.19916
1.1025 1.26304
1.11375 1.31215
1.125 1.35282
1.13625 1.38476
1.1475 1.40786
1.15875 1.42218
1.17 1.42794
1.1725 1.42809
1.185 1.42294
1.1975 1.40851
1.21125 1.38299
1.22625 1.34518
1.2425 1.29475
1.26375 1.2183
1.31625 1.01495
1.3375 0.94091
1.355 0.88822
1.37125 0.84762
1.3875 0.81595
1.40375 0.79374
1.42 0.78108
1.43375 0.77765
1.45125 0.78234
1.47 0.79747
1.49 0.82327
1.5 0.83917
EOD
$panel1_3 << EOD
0 0
0.005 0.49535
0.00875 0.86015
0.0125 1.21847
0.01625 1.56967
0.02 1.91316
0.02375 2.24836
0.0275 2.57473
0.03125 2.89174
0.035 3.19891
0.03875 3.49579
0.0425 3.78193
0.045 3.96653
0.0475 4.14608
0.05 4.32047
0.0525 4.48959
0.055 4.65337
0.0575 4.8117
0.06 4.96452
0.0625 5.11175
0.065 5.25331
0.0675 5.38916
0.07 5.51923
0.0725 5.64348
0.075 5.76185
0.0775 5.87432
0.08 5.98085
0.0825 6.08142
0.085 6.176
0.0875 6.26459
0.09 6.34717
0.0925 6.42374
0.095 6.49432
0.0975 6.55889
0.1 6.61749
0.1025 6.67012
0.105 6.71682
0.1075 6.75761
0.11 6.79253
0.1125 6.82162
0.115 6.84493
0.1175 6.8625
0.12 6.8744
0.1225 6.88067
0.12375 6.88172
0.12625 6.87968
0.12875 6.87219
0.13125 6.85932
0.13375 6.84116
0.13625 6.81778
0.13875 6.78927
0.14125 6.75572
0.145 6.69615
0.14875 6.62579
0.1525 6.54498
0.15625 6.45409
0.16 6.35349
0.16375 6.24357
0.1675 6.12474
0.17125 5.99741
0.175 5.862
0.17875 5.71895
0.1825 5.5687
0.18625 5.41169
0.19 5.24839
0.19375 5.07923
0.19875 4.84541
0.20375 4.60312
0.20875 4.35347
0.215 4.03275
0.2225 3.63802
0.2325 3.10097
0.25 2.1552
0.25 1
1.5 1
EOD
$panel1_4 << EOD
0.25 7.41797
0.25 -2.59123
EOD
$panel1_5 << EOD
0.25 2.1552
EOD
$panel1_6 << EOD
0.124073 6.88176
EOD
plot $panel1_1 using 1:2 with filledcurves closed lc rgb "#009e73" fs transparent solid 0.18 noborder notitle, \
  $panel1_2 using 1:2 with lines lw 2 lc rgb "#66707c" dt (7,6) notitle, \
  $panel1_3 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_4 using 1:2 with lines lw 2 lc rgb "#d55e00" dt (7,6) notitle, \
  $panel1_5 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#d55e00" notitle, \
  $panel1_6 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#0072b2" notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.06588
set rmargin at screen 0.96944
set tmargin at screen 0.3141
set bmargin at screen 0.10208
set xrange [0:1.5]
set yrange [-63.4411:109.2514]
set xtics (0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4)
set ytics (-50, 0, 50, 100)
$panel2_1 << EOD
0 0
1.5 0
EOD
$panel2_2 << EOD
0.25 109.2514
0.25 -63.441
EOD
$panel2_3 << EOD
0 100
0.005 98.0869
0.01 95.8579
0.015 93.329
0.02 90.517
0.025 87.4393
0.03 84.1138
0.03625 79.6368
0.0425 74.8383
0.04875 69.7559
0.05625 63.3359
0.065 55.4867
0.075 46.171
0.105 17.4958
0.115 8.1723
0.12375 0.2852
0.13125 -6.2117
0.13875 -12.4181
0.145 -17.3388
0.15125 -22.008
0.1575 -26.4067
0.16375 -30.5178
0.17 -34.3264
0.17625 -37.82
0.1825 -40.988
0.18875 -43.8222
0.195 -46.3165
0.20125 -48.467
0.2075 -50.2719
0.21375 -51.7314
0.22 -52.8477
0.22625 -53.6249
0.2325 -54.0691
0.2375 -54.1896
0.24375 -54.0547
0.25 -53.6121
EOD
plot $panel2_1 using 1:2 with lines lw 1.6 lc rgb "#c3cad3" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 2 lc rgb "#d55e00" dt (7,6) notitle, \
  $panel2_3 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle
unset multiplot
