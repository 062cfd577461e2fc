package androidx.compose.ui.unit

class Density(val density: Float, val fontScale: Float = 1f)
