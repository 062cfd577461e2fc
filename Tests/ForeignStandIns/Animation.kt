package androidx.compose.animation

import androidx.compose.animation.core.DecayAnimationSpec
import androidx.compose.ui.unit.Density

fun <T> splineBasedDecay(density: Density): DecayAnimationSpec<T> = object : DecayAnimationSpec<T> {}
