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
set label "Through four points" noenhanced at screen 0.07437,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "4 key times" noenhanced at screen 0.07437,0.89042 left front font "Arial,18" tc rgb "#66707c"
set label "x" noenhanced at screen 0.96161,0.78951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "y" noenhanced at screen 0.96161,0.75144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "value" noenhanced at screen 0.07437,0.82979 left front font "Arial,18" tc rgb "#1f2328"
set label "velocity (1\057s)" noenhanced at screen 0.07437,0.63833 left front font "Arial,18" tc rgb "#1f2328"
set label "y of the track, dots at equal times" noenhanced at screen 0.07437,0.36542 left front font "Arial,18" tc rgb "#1f2328"
set label "x" noenhanced at screen 0.4847,0.03312 center front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.4847,0.42708 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.92558,0.78951 to screen 0.95221,0.78951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.92558,0.75144 to screen 0.95221,0.75144 nohead lw 4 lc rgb "#d55e00" dt solid

# Panel 1
set lmargin at screen 0.07437
set rmargin at screen 0.89502
set tmargin at screen 0.80854
set bmargin at screen 0.6875
set xrange [0:1]
set yrange [-7.2:127.2]
set xtics 0.2 format ""
set ytics 100 format "%g"
$panel1_1 << EOD
0 0
0.032 1.8172
0.0745 3.6891
0.1555 6.8449
0.1915 8.6353
0.221 10.5169
0.2475 12.6395
0.2715 14.996
0.294 17.6437
0.315 20.5494
0.3365 23.9864
0.3595 28.1322
0.3845 33.11
0.413 39.2748
0.447 47.1379
0.5035 60.8586
0.5555 73.4547
0.589 81.1723
0.617 87.201
0.642 92.1517
0.665 96.2678
0.6865 99.6731
0.708 102.6103
0.7305 105.2179
0.755 107.5809
0.7815 109.6605
0.8115 111.5324
0.8485 113.329
0.9505 117.3553
0.986 119.1491
1 120
EOD
$panel1_2 << EOD
0 0
0.0185 4.9905
0.039 10.998
0.064 18.832
0.104 32.0044
0.1435 45.0105
0.1685 52.8447
0.189 58.8524
0.2075 63.8432
0.2245 67.9895
0.24 71.3424
0.255 74.1477
0.269 76.3334
0.2825 78.0085
0.2955 79.1872
0.308 79.8896
0.3205 80.1428
0.321 80.1435
0.334 79.919
0.3475 79.2161
0.3615 78.023
0.376 76.3346
0.3915 74.0746
0.4085 71.1235
0.427 67.4389
0.4485 62.6665
0.476 56.0343
0.5355 41.1383
0.56 35.3929
0.58 31.115
0.598 27.6945
0.6145 24.9983
0.6295 22.9737
0.644 21.4546
0.6575 20.4702
0.6705 19.9513
0.679 19.8565
0.6915 20.0915
0.704 20.7764
0.717 21.9381
0.7305 23.5967
0.7445 25.7668
0.7595 28.5568
0.775 31.8956
0.792 36.0284
0.8105 41.0069
0.831 47.0037
0.8555 54.668
0.894 67.3296
0.935 80.8458
0.96 88.6982
0.981 94.8685
0.9995 99.8713
1 100
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.07437
set rmargin at screen 0.89502
set tmargin at screen 0.61708
set bmargin at screen 0.49604
set xrange [0:1]
set yrange [-288.1087:368.1631]
set xtics 0.2 format "%g"
set ytics 250 format "%g"
$panel2_1 << EOD
0 64.2536
0.021 54.4373
0.042 46.8315
0.063 41.4363
0.084 38.2515
0.104 37.2735
0.125 38.4045
0.146 41.746
0.167 47.298
0.188 55.0604
0.209 65.0334
0.23 77.2169
0.251 91.6108
0.272 108.2153
0.293 127.0303
0.3135 147.5494
0.3335 167.393
0.3535 184.988
0.3735 200.3344
0.3935 213.4323
0.4135 224.2816
0.4335 232.8824
0.4535 239.2346
0.4735 243.3382
0.4935 245.1933
0.5 245.312
0.52 244.1877
0.54 240.8149
0.56 235.1935
0.58 227.3235
0.6 217.205
0.62 204.8379
0.64 190.2222
0.66 173.358
0.68 154.2452
0.7045 129.4174
0.7255 110.3393
0.7465 93.4717
0.7675 78.8145
0.7885 66.3679
0.8095 56.1318
0.8305 48.1061
0.8515 42.291
0.8725 38.6864
0.8935 37.2923
0.896 37.2735
0.917 38.3531
0.938 41.6431
0.959 47.1436
0.98 54.8546
1 64.2536
1 0
EOD
$panel2_2 << EOD
0 257.0143
0.0125 274.2216
0.025 289.223
0.0375 302.0184
0.05 312.6079
0.0625 320.9915
0.075 327.1691
0.0875 331.1408
0.1 332.9065
0.104 333.0056
0.1165 331.8595
0.129 328.5075
0.1415 322.9495
0.154 315.1856
0.1665 305.2157
0.179 293.0399
0.1915 278.6582
0.204 262.0705
0.2165 243.2769
0.229 222.2773
0.2415 199.0718
0.254 173.6604
0.2665 146.043
0.279 116.2197
0.2915 84.1904
0.304 49.9552
0.3235 -6.3322
0.335 -37.4226
0.3465 -66.419
0.358 -93.3215
0.3695 -118.13
0.381 -140.8447
0.3925 -161.4653
0.404 -179.9921
0.4155 -196.4249
0.427 -210.7638
0.4385 -223.0088
0.45 -233.1598
0.4615 -241.2169
0.473 -247.18
0.4845 -251.0493
0.496 -252.8245
0.5 -252.9512
0.5115 -251.9042
0.523 -248.7633
0.5345 -243.5285
0.546 -236.1997
0.5575 -226.7771
0.569 -215.2604
0.5805 -201.6499
0.592 -185.9454
0.6035 -168.1469
0.615 -148.2546
0.6265 -126.2683
0.638 -102.188
0.6495 -76.0139
0.661 -47.7458
0.6725 -17.3838
0.684 15.0722
0.697 52.7752
0.7095 86.8339
0.722 118.6867
0.7345 148.3335
0.747 175.7745
0.7595 201.0094
0.772 224.0385
0.7845 244.8615
0.797 263.4787
0.8095 279.8899
0.822 294.0952
0.8345 306.0945
0.847 315.8879
0.8595 323.4753
0.872 328.8568
0.8845 332.0324
0.896 333.0056
0.9085 331.9458
0.921 328.68
0.9335 323.2083
0.946 315.5306
0.9585 305.647
0.971 293.5575
0.9835 279.262
0.996 262.7606
0.9995 257.7449
1 0
EOD
plot $panel2_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 3
unset label
unset arrow
set lmargin at screen 0.07437
set rmargin at screen 0.89502
set tmargin at screen 0.34417
set bmargin at screen 0.10208
set xrange [-224.7557:344.7557]
set yrange [-6:106]
set yrange [106:-6]
set xtics 100 format "%g"
set ytics 50 format "%g"
$panel3_1 << EOD
0 0
0.4978 2.1018
0.9649 4.2901
1.4569 6.8463
1.9415 9.6421
2.418 12.6801
2.9079 16.118
3.3889 19.8001
3.865 23.715
4.3421 27.8462
5.3149 36.4939
5.7938 40.6201
6.2727 44.527
6.7574 48.1986
7.2518 51.6239
7.7331 54.6483
8.1964 57.2852
8.6921 59.8309
9.1629 62.0089
9.6647 64.0995
10.1312 65.8514
10.6252 67.526
11.11 69.0075
11.581 70.3088
12.0757 71.5434
12.5508 72.614
13.0477 73.6235
13.5188 74.4865
14.0092 75.2953
14.4674 75.9755
14.9422 76.6092
15.434 77.1951
15.9431 77.7319
16.8318 78.514
17.7722 79.1502
18.7665 79.6344
19.8169 79.9609
20.7742 80.1114
21.4626 80.1435
22.6549 80.0702
24.1571 79.7812
25.5545 79.349
27.0076 78.7602
28.8977 77.8164
30.8646 76.6565
33.214 75.076
35.7566 73.1704
38.6049 70.8419
41.8822 67.9621
45.3661 64.7192
49.6462 60.5479
55.4677 54.6629
67.4554 42.3599
72.3866 37.4495
76.1541 33.8459
79.599 30.713
82.5014 28.2321
85.2071 26.086
87.716 24.2755
89.7332 22.9737
91.5822 21.9267
93.4523 21.0395
94.9762 20.4702
96.4361 20.081
97.8287 19.8818
98.5374 19.8565
99.7468 19.9541
100.7504 20.1932
101.7043 20.5723
102.6733 21.1282
103.5893 21.8332
104.1143 22.3252
104.6215 22.8676
105.1114 23.4588
105.5843 24.0978
106.0407 24.7831
106.5291 25.5974
106.9984 26.4657
107.4932 27.4809
107.9665 28.5568
108.4592 29.7971
108.9282 31.1039
109.411 32.591
109.903 34.2712
110.3677 36.0284
110.8674 38.1247
111.3363 40.3079
111.8301 42.859
112.2918 45.5007
112.7714 48.5297
113.2643 51.9593
113.7478 55.6344
114.2257 59.5441
114.704 63.6719
115.6767 72.3198
116.1544 76.4493
116.6314 80.3616
117.1137 84.0402
117.6051 87.4739
118.0831 90.5073
118.5696 93.2981
119.0634 95.8491
119.5324 98.0322
120 100
EOD
$panel3_2 << EOD
0 0
EOD
$panel3_3 << EOD
1.4569 6.8463
EOD
$panel3_4 << EOD
2.667 14.3876
EOD
$panel3_5 << EOD
3.7088 22.4032
EOD
$panel3_6 << EOD
4.6604 30.6725
EOD
$panel3_7 << EOD
5.6003 38.975
EOD
$panel3_8 << EOD
6.6067 47.09
EOD
$panel3_9 << EOD
7.7581 54.797
EOD
$panel3_10 << EOD
9.1326 61.8753
EOD
$panel3_11 << EOD
10.8086 68.1044
EOD
$panel3_12 << EOD
12.8645 73.2636
EOD
$panel3_13 << EOD
15.3785 77.1324
EOD
$panel3_14 << EOD
18.429 79.4902
EOD
$panel3_15 << EOD
22.0916 80.1238
EOD
$panel3_16 << EOD
26.3652 79.0365
EOD
$panel3_17 << EOD
31.1659 76.4649
EOD
$panel3_18 << EOD
36.4057 72.6563
EOD
$panel3_19 << EOD
41.9969 67.8581
EOD
$panel3_20 << EOD
47.8515 62.3177
EOD
$panel3_21 << EOD
53.8818 56.2825
EOD
$panel3_22 << EOD
60 50
EOD
$panel3_23 << EOD
66.1182 43.7175
EOD
$panel3_24 << EOD
72.1485 37.6823
EOD
$panel3_25 << EOD
78.0031 32.1419
EOD
$panel3_26 << EOD
83.5943 27.3437
EOD
$panel3_27 << EOD
88.8341 23.5351
EOD
$panel3_28 << EOD
93.6348 20.9635
EOD
$panel3_29 << EOD
97.9084 19.8762
EOD
$panel3_30 << EOD
101.571 20.5098
EOD
$panel3_31 << EOD
104.6215 22.8676
EOD
$panel3_32 << EOD
107.1355 26.7364
EOD
$panel3_33 << EOD
109.1914 31.8956
EOD
$panel3_34 << EOD
110.8674 38.1247
EOD
$panel3_35 << EOD
112.2419 45.203
EOD
$panel3_36 << EOD
113.3933 52.91
EOD
$panel3_37 << EOD
114.3997 61.025
EOD
$panel3_38 << EOD
115.3396 69.3275
EOD
$panel3_39 << EOD
116.2912 77.5968
EOD
$panel3_40 << EOD
117.333 85.6124
EOD
$panel3_41 << EOD
118.5431 93.1537
EOD
$panel3_42 << EOD
120 100
EOD
plot $panel3_1 using 1:2 with lines lw 2 lc rgb "#66707c" dt solid notitle, \
  $panel3_2 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_3 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_4 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_5 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_6 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_7 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_8 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_9 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_10 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_11 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_12 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_13 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_14 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_15 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_16 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_17 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_18 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_19 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_20 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_21 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_22 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_23 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_24 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_25 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_26 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_27 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_28 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_29 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_30 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_31 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_32 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_33 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_34 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_35 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_36 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_37 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_38 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_39 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_40 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_41 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel3_42 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle
unset multiplot
