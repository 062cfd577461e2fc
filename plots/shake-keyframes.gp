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
set label "shake-keyframes" noenhanced at screen 0.07862,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "icon.transform.rotation" noenhanced at screen 0.81359,0.82951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "\342\210\222\060.06" noenhanced at screen 0.06945,0.25363 right front font "Arial,16.5" tc rgb "#66707c"
set label "\342\210\222\060.04" noenhanced at screen 0.06945,0.35278 right front font "Arial,16.5" tc rgb "#66707c"
set label "\342\210\222\060.02" noenhanced at screen 0.06945,0.45193 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.06945,0.55108 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.02" noenhanced at screen 0.06945,0.65024 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.04" noenhanced at screen 0.06945,0.74939 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.06" noenhanced at screen 0.06945,0.84854 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.07862,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.2" noenhanced at screen 0.19002,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.4" noenhanced at screen 0.30141,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.6" noenhanced at screen 0.41281,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.8" noenhanced at screen 0.52421,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.63561,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1.2" noenhanced at screen 0.747,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "transform.rotation" noenhanced at screen 0.07862,0.86979 left front font "Arial,18" tc rgb "#1f2328"
set label "animations" noenhanced at screen 0.07862,0.20446 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.41281,0.03313 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.77756,0.82951 to screen 0.80419,0.82951 nohead lw 4 lc rgb "#0072b2" dt solid

# Panel 1
set lmargin at screen 0.07862
set rmargin at screen 0.747
set tmargin at screen 0.84854
set bmargin at screen 0.25363
set xrange [0:1.2]
set yrange [-0.06:0.06]
set xtics (0, 0.2, 0.4, 0.6, 0.8, 1, 1.2)
set ytics (-0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06)
$panel1_1 << EOD
0 0
0.0088 -3.74e-05
0.0176 -0.00015
0.0264 -0.0003385
0.0352 -0.0006038
0.044 -0.0009465
0.0528 -0.0013673
0.0616 -0.0018669
0.0704 -0.0024461
0.0792 -0.0031054
0.088 -0.0038456
0.0968 -0.0046673
0.1056 -0.0055711
0.1144 -0.0065576
0.1232 -0.0076273
0.132 -0.008781
0.1408 -0.0100189
0.1488 -0.011218
0.1568 -0.0124875
0.1648 -0.0138278
0.1728 -0.0152392
0.1808 -0.0167219
0.1888 -0.0182763
0.1968 -0.0199024
0.2048 -0.0216005
0.2128 -0.0233708
0.2208 -0.0252132
0.2288 -0.0271279
0.2368 -0.0291149
0.2448 -0.0311741
0.2528 -0.0333055
0.2608 -0.035509
0.2688 -0.0377844
0.2768 -0.0401315
0.2848 -0.0425499
0.2928 -0.0450394
0.3008 -0.0475995
0.3096 -0.0504967
0.3144 -0.0521125
0.3152 -0.0523112
0.3208 -0.0484684
0.3264 -0.0445581
0.332 -0.040581
0.3376 -0.0365375
0.3432 -0.0324282
0.3488 -0.0282537
0.3552 -0.0234036
0.3616 -0.0184701
0.368 -0.0134542
0.3744 -0.008357
0.3808 -0.0031797
0.3872 0.0020765
0.3936 0.0074102
0.4 0.0128202
0.4064 0.0183049
0.4128 0.0238628
0.4192 0.0294924
0.4256 0.0351921
0.432 0.0409599
0.4392 0.0475282
0.444 0.0519525
0.4448 0.0520264
0.452 0.0453151
0.4592 0.0385274
0.4664 0.031666
0.4736 0.0247341
0.4816 0.0169532
0.4896 0.0090935
0.4976 0.0011598
0.5064 -0.0076473
0.5152 -0.0165317
0.5248 -0.0263041
0.5352 -0.0369756
0.5464 -0.0485534
0.5496 -0.0518756
0.5504 -0.0520127
0.5632 -0.0386656
0.5792 -0.0218901
0.6232 0.0244113
0.6384 0.0403381
0.6496 0.0520127
0.6504 0.0518756
0.6616 0.0402751
0.672 0.0295788
0.6816 0.0197802
0.6904 0.0108693
0.6992 0.0020334
0.7072 -0.0059286
0.7152 -0.0138185
0.7232 -0.0216315
0.7312 -0.0293631
0.7384 -0.0362483
0.7456 -0.0430609
0.7528 -0.049798
0.7552 -0.0520264
0.756 -0.0519525
0.7632 -0.0453296
0.7704 -0.0387891
0.7768 -0.0330466
0.7832 -0.0273731
0.7896 -0.0217701
0.796 -0.0162395
0.8024 -0.0107826
0.8088 -0.0054011
0.8152 -9.62e-05
0.8216 0.0051305
0.828 0.0102779
0.8344 0.0153448
0.8408 0.0203299
0.8472 0.0252322
0.8528 0.029453
0.8584 0.033609
0.864 0.0376996
0.8696 0.0417241
0.8752 0.0456822
0.8808 0.0495732
0.8848 0.0523112
0.8856 0.0521125
0.8944 0.0491693
0.9024 0.046567
0.9104 0.0440351
0.9184 0.041574
0.9264 0.0391841
0.9344 0.0368657
0.9424 0.034619
0.9504 0.0324443
0.9584 0.0303418
0.9664 0.0283114
0.9744 0.0263533
0.9824 0.0244675
0.9904 0.022654
0.9984 0.0209126
1.0064 0.0192433
1.0144 0.0176459
1.0224 0.0161203
1.0304 0.0146661
1.0384 0.0132832
1.0464 0.0119712
1.0544 0.0107299
1.0624 0.009559
1.0712 0.0083517
1.08 0.0072287
1.0888 0.0061892
1.0976 0.0052329
1.1064 0.004359
1.1152 0.0035671
1.124 0.0028563
1.1328 0.0022262
1.1416 0.0016761
1.1504 0.0012052
1.1592 0.0008129
1.168 0.0004984
1.1768 0.0002611
1.1856 0.0001003
1.1944 1.51e-05
1.2 0
1.2 0
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.07862
set rmargin at screen 0.747
set tmargin at screen 0.18321
set bmargin at screen 0.10208
set xrange [0:1.2]
set yrange [-0.6:0.6]
set xtics (0, 0.2, 0.4, 0.6, 0.8, 1, 1.2)
set ytics ()
set label "shake: rotation" noenhanced at screen 0.42045,0.16038 left front font "Arial,17.28" tc rgb "#0072b2"
$panel2_1 << EOD
0 0
1.2 0
EOD
plot $panel2_1 using 1:2 with lines lw 9 lc rgb "#0072b2" dt solid notitle
unset multiplot
