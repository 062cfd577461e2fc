// Declarations of Jetpack Compose that written files use, so that a compiler can check the files without Android.
// Source: developer.android.com/reference/kotlin/androidx/compose/animation/core.
package androidx.compose.animation.core

interface Easing {
    fun transform(fraction: Float): Float
}

// Compose declares a functional interface, which Kotlin has from version 1.4 on.
fun Easing(function: (Float) -> Float): Easing = object : Easing {
    override fun transform(fraction: Float) = function(fraction)
}

class CubicBezierEasing(val a: Float, val b: Float, val c: Float, val d: Float) : Easing {
    override fun transform(fraction: Float) = fraction
}

val FastOutSlowInEasing: Easing = CubicBezierEasing(0.4f, 0.0f, 0.2f, 1.0f)

interface AnimationSpec<T>
interface FiniteAnimationSpec<T> : AnimationSpec<T>
interface DurationBasedAnimationSpec<T> : FiniteAnimationSpec<T>
interface DecayAnimationSpec<T>

enum class RepeatMode { Restart, Reverse }

class SpringSpec<T>(val dampingRatio: Float, val stiffness: Float, val visibilityThreshold: T?) : FiniteAnimationSpec<T>
class TweenSpec<T>(val durationMillis: Int, val delay: Int, val easing: Easing) : DurationBasedAnimationSpec<T>
class SnapSpec<T>(val delay: Int) : DurationBasedAnimationSpec<T>
class RepeatableSpec<T>(val iterations: Int, val animation: DurationBasedAnimationSpec<T>, val repeatMode: RepeatMode) :
    FiniteAnimationSpec<T>
class InfiniteRepeatableSpec<T>(val animation: DurationBasedAnimationSpec<T>, val repeatMode: RepeatMode) :
    AnimationSpec<T>

fun <T> spring(dampingRatio: Float = 1f, stiffness: Float = 1500f, visibilityThreshold: T? = null): SpringSpec<T> =
    SpringSpec(dampingRatio, stiffness, visibilityThreshold)

fun <T> tween(durationMillis: Int = 300, delayMillis: Int = 0, easing: Easing = FastOutSlowInEasing): TweenSpec<T> =
    TweenSpec(durationMillis, delayMillis, easing)

fun <T> snap(delayMillis: Int = 0): SnapSpec<T> = SnapSpec(delayMillis)

fun <T> repeatable(
    iterations: Int, animation: DurationBasedAnimationSpec<T>, repeatMode: RepeatMode = RepeatMode.Restart
): RepeatableSpec<T> = RepeatableSpec(iterations, animation, repeatMode)

fun <T> infiniteRepeatable(
    animation: DurationBasedAnimationSpec<T>, repeatMode: RepeatMode = RepeatMode.Restart
): InfiniteRepeatableSpec<T> = InfiniteRepeatableSpec(animation, repeatMode)

fun <T> exponentialDecay(frictionMultiplier: Float = 1f, absVelocityThreshold: Float = 0.1f): DecayAnimationSpec<T> =
    object : DecayAnimationSpec<T> {}
