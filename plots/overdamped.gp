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
set label "Spring  mass 10 \302\267 stiffness 1500 \302\267 damping 612.372" noenhanced at screen 0.06096,0.94031 left front font "Arial,25.5" tc rgb "#1f2328"
set label "\316\266 = 2.5    \317\211\342\202\200 = 12.25 rad\057s    no overshoot    settles to \302\261\060.1 \045 in 2.72 s" noenhanced at screen 0.06096,0.89042 left front font "Arial,18" tc rgb "#66707c"
set label "0" noenhanced at screen 0.05179,0.40723 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.2" noenhanced at screen 0.05179,0.48287 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.4" noenhanced at screen 0.05179,0.55852 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.6" noenhanced at screen 0.05179,0.63416 right front font "Arial,16.5" tc rgb "#66707c"
set label "0.8" noenhanced at screen 0.05179,0.7098 right front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.05179,0.78545 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.05179,0.11344 right front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.05179,0.19886 right front font "Arial,16.5" tc rgb "#66707c"
set label "2" noenhanced at screen 0.05179,0.28427 right front font "Arial,16.5" tc rgb "#66707c"
set label "0" noenhanced at screen 0.06096,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "0.5" noenhanced at screen 0.2156,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1" noenhanced at screen 0.37024,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "1.5" noenhanced at screen 0.52489,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "2" noenhanced at screen 0.67953,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "2.5" noenhanced at screen 0.83417,0.07687 center front font "Arial,16.5" tc rgb "#66707c"
set label "value" noenhanced at screen 0.06096,0.82979 left front font "Arial,18" tc rgb "#1f2328"
set label "velocity (1\057s)" noenhanced at screen 0.06096,0.33535 left front font "Arial,18" tc rgb "#1f2328"
set label "time (s)" noenhanced at screen 0.5152,0.03312 center front font "Arial,18" tc rgb "#1f2328"

# Panel 1
set lmargin at screen 0.06096
set rmargin at screen 0.96944
set tmargin at screen 0.80854
set bmargin at screen 0.38451
set xrange [0:2.937369]
set yrange [-0.06006:1.06106]
set xtics (0, 0.5, 1, 1.5, 2, 2.5)
set ytics (0, 0.2, 0.4, 0.6, 0.8, 1)
set label "settled" noenhanced at screen 0.90979,0.76054 left front font "Arial,17.28" tc rgb "#009e73"
$panel1_1 << EOD
0 0.999
2.937369 0.999
2.937369 1.001
0 1.001
EOD
$panel1_2 << EOD
2.719786 1.06106
2.719786 -0.06006
EOD
$panel1_3 << EOD
0 0
0.002448 0.000428
0.004896 0.00163
0.007343 0.003498
0.009791 0.005938
0.012239 0.008868
0.014687 0.012217
0.017135 0.015925
0.02203 0.024209
0.026926 0.033378
0.034269 0.048244
0.044061 0.069255
0.073434 0.134009
0.088121 0.165586
0.102808 0.196192
0.117495 0.22575
0.132182 0.254254
0.146868 0.281721
0.161555 0.308183
0.176242 0.333672
0.190929 0.358223
0.205616 0.38187
0.220303 0.404645
0.237437 0.430159
0.254572 0.454579
0.271707 0.477952
0.288841 0.500324
0.305976 0.521737
0.323111 0.542233
0.340245 0.56185
0.359828 0.583242
0.37941 0.60359
0.398993 0.622945
0.418575 0.641354
0.440605 0.660993
0.462636 0.679556
0.484666 0.697102
0.506696 0.713688
0.531174 0.731054
0.555652 0.747367
0.58013 0.76269
0.607056 0.778474
0.633982 0.793208
0.660908 0.806962
0.690282 0.820926
0.719655 0.833879
0.751477 0.846857
0.783298 0.85882
0.817568 0.870661
0.854285 0.882248
0.891002 0.892797
0.930167 0.90301
0.97178 0.912797
1.01584 0.922086
1.062348 0.930819
1.111305 0.938957
1.165156 0.946807
1.221456 0.953937
1.282651 0.960607
1.348742 0.96673
1.422176 0.972424
1.502954 0.977569
1.593523 0.982205
1.69633 0.986317
1.813825 0.989867
1.95335 0.992907
2.124697 0.995422
2.342552 0.997377
2.64608 0.998793
2.937369 0.999427
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
set xrange [0:2.937369]
set yrange [-0.132971:2.349147]
set xtics (0, 0.5, 1, 1.5, 2, 2.5)
set ytics (0, 1, 2)
$panel2_1 << EOD
0 0
2.937369 0
EOD
$panel2_2 << EOD
2.719786 2.349147
2.719786 -0.132971
EOD
$panel2_3 << EOD
0 0
0.002448 0.340926
0.004896 0.63411
0.007343 0.885952
0.009791 1.101997
0.012239 1.287049
0.014687 1.445266
0.017135 1.580253
0.019582 1.695131
0.02203 1.792602
0.024478 1.875009
0.026926 1.94438
0.029374 2.002472
0.031821 2.050805
0.034269 2.090699
0.036717 2.123295
0.039165 2.149581
0.041613 2.170414
0.044061 2.186536
0.046508 2.198588
0.048956 2.207128
0.051404 2.212637
0.053852 2.215533
0.0563 2.216176
0.058747 2.214881
0.061195 2.211917
0.063643 2.207519
0.068539 2.19521
0.073434 2.179273
0.080778 2.150658
0.090569 2.107127
0.107704 2.024601
0.137077 1.881755
0.15666 1.790424
0.176242 1.70318
0.195825 1.620078
0.215407 1.540996
0.237437 1.456621
0.259468 1.376862
0.281498 1.301469
0.303528 1.230205
0.328006 1.155589
0.352484 1.085498
0.376962 1.019659
0.403888 0.951839
0.430814 0.88853
0.460188 0.824258
0.489561 0.764635
0.521383 0.704901
0.553204 0.649833
0.587474 0.59533
0.621743 0.545399
0.65846 0.496539
0.697625 0.449236
0.739238 0.403904
0.783298 0.360882
0.829807 0.320431
0.878763 0.282739
0.930167 0.247925
0.986466 0.214694
1.047662 0.183605
1.113752 0.155065
1.184739 0.129333
1.263069 0.105865
1.35119 0.084514
1.449102 0.065801
1.561701 0.049343
1.693883 0.035196
1.85299 0.023435
2.05371 0.014029
2.325417 0.007005
2.743992 0.002403
2.937369 0.001466
EOD
plot $panel2_1 using 1:2 with lines lw 1.6 lc rgb "#c3cad3" dt solid notitle, \
  $panel2_2 using 1:2 with lines lw 2 lc rgb "#009e73" dt (7,6) notitle, \
  $panel2_3 using 1:2 with lines lw 4 lc rgb "#d55e00" dt solid notitle
unset multiplot
