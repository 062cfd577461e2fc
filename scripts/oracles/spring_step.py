#!/usr/bin/env python3
"""Writes Tests/Fixtures/springs/step-oracle.csv: one step of a spring toward 0 in 60-digit arithmetic.

    pip install mpmath==1.3.0
    python3 scripts/oracles/spring_step.py > Tests/Fixtures/springs/step-oracle.csv

A third of the springs are within 1e-12 of critical damping. Most intervals are frames, a quarter up to
10 s. The columns of terms are the sums of the magnitudes of the two terms of each result.
"""
import random

from mpmath import mp, mpf, sqrt, exp, cos, sin, cosh, sinh

mp.dps = 60
random.seed(26)
rows=[]
for i in range(600):
    m = 1.0 if i%2 else random.uniform(0.2,5)
    k = 20*100**random.random()
    crit = 2*(m*k)**.5
    kind=i%3
    if kind==0: c = crit*(1+random.choice([-1,1])*10**(-12-3*random.random()))
    elif kind==1: c = crit*random.random()
    else: c = crit*(1+2*random.random())
    if i==1: c=0.0
    h = random.uniform(1e-4,1/30) if i%4 else 10**random.uniform(-4,1)
    x0 = random.uniform(-3,3); v0=random.uniform(-1,1)*10**random.uniform(-1,2)
    M,K,C,H,X,V=[mpf(z) for z in (m,k,c,h,x0,v0)]
    a=C/(2*M); w2=K/M; D=w2-a*a; E=exp(-a*H)
    if D>0: w=sqrt(D); cc,ss=cos(w*H),sin(w*H)/w; absC,absS=mpf(1),1/w if w*H>1 else H
    elif D<0: w=sqrt(-D); cc,ss=cosh(w*H),sinh(w*H)/w; absC,absS=abs(cc),abs(ss)
    else: cc,ss=mpf(1),H; absC,absS=cc,ss
    y=-X
    # y = to - x with to = 0; y' = -v
    yy=E*(cc+a*ss)*y - E*ss*V
    vv=E*(cc-a*ss)*V + w2*E*ss*y
    if D<0 and w*H>2:
        # separated exponentials: their terms
        slow,fast=w2/(a+w),a+w
        p=(fast*exp(-slow*H)+slow*exp(-fast*H))/(2*w); q=exp(-slow*H)/(2*w); s=(fast*exp(-fast*H)+slow*exp(-slow*H))/(2*w)
        ty=p*abs(y)+q*abs(V); tv=s*abs(V)+w2*q*abs(y)
    else:
        ty=E*(absC+a*absS)*abs(y)+E*absS*abs(V); tv=E*(absC+a*absS)*abs(V)+w2*E*absS*abs(y)
    x=-yy
    xh=float(x); xl=float(x-mpf(xh)); vh=float(vv); vl=float(vv-mpf(vh))
    rows.append(','.join([repr(z) for z in (m,k,c,h,x0,v0,xh,xl,vh,vl)]+['%.3e'%float(ty),'%.3e'%float(tv)]))
print('mass,stiffness,damping,interval,value,velocity,next_value,next_value_low,next_velocity,'
      'next_velocity_low,value_terms,velocity_terms')
print('\n'.join(rows))
