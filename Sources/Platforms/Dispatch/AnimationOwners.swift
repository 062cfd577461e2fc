/// The animations of platforms whose curve is set after they are made.
package enum AnimationOwners {
  /// The functions that make them.
  package static let all: Set<String> = [
    "CASpringAnimation", "CABasicAnimation", "CAKeyframeAnimation", "SpringAnimation",
    "SpringForce", "POPSpringAnimation.animation", "POPSpringAnimation",
    "ObjectAnimator.ofFloat", "ValueAnimator.ofFloat", "CATransaction.begin",
    "ObjectAnimator.ofInt", "ValueAnimator.ofInt", "QPropertyAnimation", "QVariantAnimation",
  ]
}
