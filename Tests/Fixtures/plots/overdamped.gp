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
set label "It\047s \140id\140 \044(id) \042quoted\042 \134\067" noenhanced at screen 0.06096,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "\316\266 = 2    \317\211\342\202\200 = 10 rad\057s    no overshoot    settles to \302\261\060.1 \045 in 2.606 s" noenhanced at screen 0.06096,0.89042 left front font "Arial,18" tc rgb "#66707c"
set label "0" noenhanced at screen 0.05179,0.40723 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.2" noenhanced at screen 0.05179,0.48287 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.4" noenhanced at screen 0.05179,0.55852 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.6" noenhanced at screen 0.05179,0.63416 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.8" noenhanced at screen 0.05179,0.7098 right front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.05179,0.78545 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.05179,0.11344 right front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.05179,0.20006 right front font "Arial,16.5" tc rgb "#66707c"
set label "2" noenhanced at screen 0.05179,0.28667 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.06096,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.5" noenhanced at screen 0.22236,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.38377,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1.5" noenhanced at screen 0.54518,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "2" noenhanced at screen 0.70658,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "2.5" noenhanced at screen 0.86799,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "value" noenhanced at screen 0.06096,0.82979 left front font "Arial,18" tc rgb "#1f2328"
set label "velocity (1\057s)" noenhanced at screen 0.06096,0.33535 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.5152,0.03312 center front font "Arial,18" tc rgb "#1f2328"

# Panel 1
set lmargin at screen 0.06096
set rmargin at screen 0.96944
set tmargin at screen 0.80854
set bmargin at screen 0.38451
set xrange [0:2.814281]
set yrange [-0.06006:1.06106]
set xtics (0, 0.5, 1, 1.5, 2, 2.5)
set ytics (0, 0.2, 0.4, 0.6, 0.8, 1)
set label "settled" noenhanced at screen 0.90979,0.76054 left front font "Arial,17.28" tc rgb "#009e73"
$panel1_1 << EOD
0 0.999
2.81428 0.999
2.81428 1.001
0 1.001
EOD
$panel1_2 << EOD
2.605815 1.06106
2.605815 -0.06006
EOD
$panel1_3 << EOD
0 0
0.002345 0.000267
0.00469 0.001034
0.007036 0.002257
0.009381 0.003895
0.011726 0.005909
0.014071 0.008264
0.016417 0.010929
0.021107 0.017075
0.025798 0.02414
0.030488 0.031954
0.037524 0.04477
0.044559 0.058563
0.05394 0.077965
0.068012 0.108243
0.096155 0.169487
0.112571 0.204341
0.126643 0.233351
0.140714 0.261464
0.154785 0.288641
0.168857 0.314874
0.182928 0.340173
0.197 0.364557
0.211071 0.388051
0.225142 0.410684
0.241559 0.436038
0.257976 0.460304
0.274392 0.483527
0.290809 0.505752
0.307226 0.527022
0.323642 0.547376
0.340059 0.566854
0.358821 0.588091
0.377583 0.608287
0.396344 0.627492
0.415106 0.645756
0.436213 0.665235
0.457321 0.683642
0.478428 0.701038
0.499535 0.717477
0.522987 0.734684
0.546439 0.750844
0.569892 0.766019
0.595689 0.781647
0.621487 0.79623
0.647284 0.80984
0.675427 0.823652
0.70357 0.836461
0.734058 0.84929
0.764546 0.861112
0.797379 0.872809
0.832558 0.884251
0.867736 0.894663
0.90526 0.904739
0.945129 0.914391
0.987343 0.923547
1.031903 0.932151
1.078807 0.940164
1.130402 0.94789
1.186688 0.955185
1.245319 0.9617
1.310985 0.96788
1.381342 0.973399
1.46108 0.978516
1.550199 0.98308
1.651044 0.987086
1.768306 0.990568
1.906675 0.99349
2.077877 0.995885
2.300674 0.997735
2.619626 0.999036
2.81428 0.999428
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
set xrange [0:2.814281]
set yrange [-0.13113:2.316628]
set xtics (0, 0.5, 1, 1.5, 2, 2.5)
set ytics (0, 1, 2)
$panel2_1 << EOD
0 0
2.81428 0
EOD
$panel2_2 << EOD
2.605815 2.316628
2.605815 -0.13113
EOD
$panel2_3 << EOD
0 0
0.002345 0.223839
0.00469 0.427516
0.007036 0.612732
0.009381 0.781041
0.011726 0.933868
0.014071 1.072521
0.016417 1.198195
0.018762 1.311987
0.021107 1.414901
0.023452 1.507857
0.025798 1.591697
0.028143 1.667195
0.030488 1.735057
0.032833 1.795931
0.035179 1.850412
0.037524 1.899043
0.039869 1.942322
0.042214 1.980706
0.044559 2.014614
0.046905 2.044427
0.04925 2.070498
0.051595 2.093147
0.05394 2.112669
0.056286 2.129335
0.058631 2.14339
0.060976 2.155061
0.063321 2.164556
0.065667 2.172064
0.068012 2.177759
0.070357 2.181802
0.072702 2.184337
0.075047 2.185498
0.079738 2.184179
0.084428 2.178704
0.089119 2.169797
0.093809 2.158062
0.100845 2.136243
0.107881 2.110563
0.117262 2.072109
0.131333 2.00892
0.180583 1.775957
0.20169 1.679977
0.222797 1.588363
0.243904 1.50137
0.265011 1.418972
0.286118 1.341019
0.307226 1.267314
0.328333 1.197643
0.351785 1.124706
0.375237 1.056207
0.39869 0.991878
0.424487 0.925632
0.450285 0.86381
0.478428 0.801067
0.50657 0.742881
0.537058 0.684606
0.567546 0.630902
0.60038 0.577769
0.633213 0.529111
0.668392 0.481515
0.705915 0.435456
0.745784 0.391335
0.787998 0.349482
0.832558 0.31015
0.879463 0.27352
0.928712 0.239705
0.982653 0.207447
1.041284 0.177288
1.104605 0.149621
1.172617 0.124695
1.247664 0.10198
1.332093 0.081333
1.428247 0.06286
1.538473 0.046785
1.667461 0.033113
1.824592 0.021735
2.023936 0.01274
2.295983 0.006146
2.727506 0.001934
2.81428 0.001533
EOD
plot $panel2_1 using 1:2 with lines lw 1.6 lc rgb "#c3cad3" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 2 lc rgb "#009e73" dt (7,6) notitle, \
  $panel2_3 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle
unset multiplot
