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
set label "Along a path" noenhanced at screen 0.06588,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "4 key times" noenhanced at screen 0.06588,0.89042 left front font "Arial,18" tc rgb "#66707c"
set label "x" noenhanced at screen 0.96161,0.78951 left front font "Arial,16.92" tc rgb "#1f2328"
set label "y" noenhanced at screen 0.96161,0.75144 left front font "Arial,16.92" tc rgb "#1f2328"
set label "value" noenhanced at screen 0.06588,0.82979 left front font "Arial,18" tc rgb "#1f2328"
set label "y of the track, dots at equal times" noenhanced at screen 0.06588,0.49306 left front font "Arial,18" tc rgb "#1f2328"
set label "x" noenhanced at screen 0.48045,0.03313 center front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.48045,0.55472 center front font "Arial,18" tc rgb "#1f2328"
set arrow from screen 0.92558,0.78951 to screen 0.95221,0.78951 nohead lw 4 lc rgb "#0072b2" dt solid
set arrow from screen 0.92558,0.75144 to screen 0.95221,0.75144 nohead lw 4 lc rgb "#d55e00" dt solid

# Panel 1
set lmargin at screen 0.06588
set rmargin at screen 0.89502
set tmargin at screen 0.80854
set bmargin at screen 0.62368
set xrange [0:1]
set yrange [-38.4999:213.5]
set xtics 0.2 format "%g"
set ytics 100 format "%g"
$panel1_1 << EOD
0 0
0.0895 0.1462
0.128 0.6508
0.156 1.5124
0.1785 2.7145
0.1975 4.2418
0.214 6.0759
0.229 8.2624
0.2425 10.7464
0.255 13.5628
0.267 16.8051
0.278 20.2971
0.289 24.3308
0.2995 28.7121
0.3105 33.8597
0.322 39.8098
0.3355 47.3932
0.367 65.8993
0.3795 72.7588
0.3905 78.2637
0.4005 82.7464
0.4105 86.6904
0.4205 90.0824
0.4305 92.9287
0.441 95.3512
0.4515 97.2246
0.4625 98.6382
0.474 99.5623
0.486 99.9769
0.4895 100
0.4925 101.4436
0.5065 108.8949
0.52 116.6231
0.5335 124.9056
0.548 134.3765
0.5845 159.2932
0.598 168.0212
0.6105 175.5567
0.6225 182.2503
0.635 188.6707
0.648 194.7921
0.66 199.985
0.7185 200
0.719 200
0.72 200
0.7205 200
0.7215 200
0.722 200
1 200
EOD
$panel1_2 << EOD
0 0
0.0185 0.2705
0.037 1.0908
0.055 2.4291
0.073 4.3113
0.091 6.7475
0.109 9.7459
0.1265 13.2048
0.1445 17.3222
0.1625 22.0007
0.181 27.3751
0.2005 33.6198
0.222 41.0989
0.275 60.6571
0.29 65.7354
0.302 69.2909
0.312 71.7462
0.321 73.4439
0.3295 74.511
0.3375 74.9722
0.34 75
0.3475 74.7343
0.355 73.9309
0.3625 72.5857
0.37 70.7107
0.378 68.1565
0.3865 64.8658
0.3955 60.8044
0.405 55.9626
0.4155 50.06
0.4275 42.7509
0.442 33.3227
0.4605 20.6638
0.49 -0.1697
0.5035 -6.7255
0.515 -11.8205
0.5255 -15.9584
0.535 -19.1723
0.5435 -21.5332
0.5515 -23.2406
0.559 -24.337
0.5665 -24.9116
0.571 -24.9998
0.5785 -24.7235
0.5865 -23.8722
0.595 -22.398
0.604 -20.2873
0.6145 -17.2455
0.627 -13.0112
0.6425 -7.134
0.66 -0.015
0.6795 11.1574
0.698 21.2175
0.716 30.4688
0.734 39.169
0.7515 47.0833
0.769 54.4494
0.7865 61.2592
0.804 67.5078
0.8215 73.193
0.839 78.3152
0.8565 82.8768
0.874 86.8823
0.8915 90.3376
0.909 93.25
0.927 95.6881
0.945 97.5708
0.963 98.9092
0.9815 99.7295
1 100
EOD
plot $panel1_1 using 1:2 with lines lw 4 lc rgb "#0072b2" dt solid notitle, \
  $panel1_2 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle

# Panel 2
unset label
unset arrow
set lmargin at screen 0.06588
set rmargin at screen 0.89502
set tmargin at screen 0.47181
set bmargin at screen 0.10208
set xrange [-135.4743:335.4743]
set yrange [-32.4999:107.5]
set yrange [107.5:-32.4999]
set xtics 100 format "%g"
set ytics 20 format "%g"
$panel2_1 << EOD
0 0
0.3925 10.584
0.7776 14.7387
1.1891 18.0633
1.5977 20.7792
1.9782 22.9743
2.3675 24.9825
2.7817 26.9187
3.1761 28.6095
3.5727 30.187
3.963 31.6388
4.3871 33.1198
4.7419 34.2913
5.1755 35.6501
5.5811 36.856
6.2704 38.7809
7.028 40.7395
7.859 42.7281
8.6827 44.5585
9.4835 46.221
10.344 47.8947
11.3741 49.7635
12.2574 51.262
13.4396 53.1346
14.7131 55.0004
16.0827 56.8522
17.4015 58.4999
18.8052 60.1228
20.1269 61.5387
21.6993 63.0943
23.3647 64.6019
25.1249 66.0522
26.9812 67.4349
28.9338 68.7393
30.9824 69.9539
33.1251 71.0669
35.1063 71.9608
37.1564 72.756
39.2715 73.4439
41.4464 74.0159
43.6752 74.4641
45.9507 74.781
48.2652 74.9599
50.0212 75
52.3821 74.9243
54.7563 74.6976
57.1334 74.3174
59.5032 73.7827
61.5626 73.1884
63.6018 72.4769
65.6143 71.6502
67.594 70.7107
69.5353 69.6613
71.4328 68.5057
73.2819 67.2477
75.0785 65.8918
76.8189 64.4424
78.5001 62.9044
80.1195 61.2825
81.6752 59.5817
83.1654 57.8068
84.5892 55.9626
85.9456 54.0537
87.0544 52.3695
88.1134 50.6439
89.1226 48.8796
90.0824 47.0791
90.9929 45.2449
91.8546 43.3794
92.6681 41.4847
93.434 39.5631
93.9184 38.2681
94.6064 36.306
95.1446 34.6543
95.5527 33.3227
95.9409 31.9827
96.3096 30.6347
96.659 29.2791
97.0689 27.5748
97.4496 25.8603
97.8684 23.7906
98.2468 21.7088
98.5855 19.6162
98.6382 19.2664
98.9771 16.8111
99.0213 16.4594
99.373 13.2848
99.4071 12.9312
99.7806 7.9636
99.8001 7.6078
100.1699 -0.1697
102.7341 -2.6593
105.3666 -5.0786
108.0698 -7.4186
110.8458 -9.6695
113.408 -11.6103
116.0317 -13.4615
118.7173 -15.2139
121.4648 -16.8574
124.2733 -18.3814
126.8195 -19.6267
129.4103 -20.7606
132.0425 -21.7753
134.7121 -22.6628
137.4141 -23.4159
140.1421 -24.0282
142.8891 -24.4944
145.647 -24.8105
148.4071 -24.9746
150.1294 -24.9998
152.8741 -24.9174
155.5976 -24.6867
158.2919 -24.3124
160.9496 -23.8011
163.5643 -23.1601
166.1307 -22.398
168.6446 -21.5238
171.4064 -20.4176
174.0952 -19.1942
176.7093 -17.8661
179.2483 -16.4454
181.9819 -14.7716
184.6249 -13.0112
187.4301 -10.9899
190.1318 -8.8944
192.7341 -6.738
195.4643 -4.33
198.0863 -1.8771
199.985 -0.015
200 100
EOD
$panel2_2 << EOD
0 0
EOD
$panel2_3 << EOD
0.0008 0.4954
EOD
$panel2_4 << EOD
0.0135 2.0032
EOD
$panel2_5 << EOD
0.0706 4.5544
EOD
$panel2_6 << EOD
0.2315 8.1761
EOD
$panel2_7 << EOD
0.5888 12.8873
EOD
$panel2_8 << EOD
1.2778 18.6928
EOD
$panel2_9 << EOD
2.4893 25.571
EOD
$panel2_10 << EOD
4.4862 33.4528
EOD
$panel2_11 << EOD
7.6247 42.183
EOD
$panel2_12 << EOD
12.3717 51.4494
EOD
$panel2_13 << EOD
19.2926 60.6571
EOD
$panel2_14 << EOD
28.9338 68.7393
EOD
$panel2_15 << EOD
41.4464 74.0159
EOD
$panel2_16 << EOD
55.9451 74.5268
EOD
$panel2_17 << EOD
70.3541 69.1788
EOD
$panel2_18 << EOD
82.5349 58.5763
EOD
$panel2_19 << EOD
91.4298 44.3159
EOD
$panel2_20 << EOD
96.9893 27.9165
EOD
$panel2_21 << EOD
99.6176 10.4508
EOD
$panel2_22 << EOD
105.3666 -5.0786
EOD
$panel2_23 << EOD
119.6263 -15.7744
EOD
$panel2_24 << EOD
135.7219 -22.9613
EOD
$panel2_25 << EOD
152.8741 -24.9174
EOD
$panel2_26 << EOD
169.2646 -21.2888
EOD
$panel2_27 << EOD
183.5784 -13.7249
EOD
$panel2_28 << EOD
195.6868 -4.1271
EOD
$panel2_29 << EOD
200 8.6287
EOD
$panel2_30 << EOD
200 22.272
EOD
$panel2_31 << EOD
200 34.8889
EOD
$panel2_32 << EOD
200 46.4263
EOD
$panel2_33 << EOD
200 56.8472
EOD
$panel2_34 << EOD
200 66.1292
EOD
$panel2_35 << EOD
200 74.2624
EOD
$panel2_36 << EOD
200 81.2477
EOD
$panel2_37 << EOD
200 87.0945
EOD
$panel2_38 << EOD
200 91.8195
EOD
$panel2_39 << EOD
200 95.4448
EOD
$panel2_40 << EOD
200 97.9967
EOD
$panel2_41 << EOD
200 99.5046
EOD
$panel2_42 << EOD
200 100
EOD
plot $panel2_1 using 1:2 with lines lw 2 lc rgb "#66707c" dt solid notitle, \
  $panel2_2 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_3 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_4 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_5 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_6 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_7 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_8 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_9 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_10 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_11 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_12 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_13 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_14 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_15 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_16 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_17 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_18 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_19 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_20 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_21 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_22 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_23 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_24 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_25 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_26 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_27 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_28 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_29 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_30 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_31 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_32 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_33 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_34 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_35 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_36 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_37 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_38 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_39 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_40 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_41 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle, \
  $panel2_42 using 1:2 with points pt 7 ps 2 lw 1 lc rgb "#009e73" notitle
unset multiplot
