// Written by scripts/update-generated: the facts that the page shows, each with its title and unit.

export const springFacts = [
  ["regime", "Regime", ""],
  ["dampingRatio", "Damping ratio", ""],
  ["naturalFrequency", "Natural frequency", "rad/s"],
  ["dampedFrequency", "Damped frequency", "rad/s"],
  ["decayRate", "Decay rate", "1/s"],
  ["perceptualDuration", "Perceptual duration", "s"],
  ["bounce", "Bounce", ""],
  ["riseTime", "Rise time 10-90 %", "s"],
];

export const settlingSystems = [
  ["coreAnimation", "Core Animation"],
  ["swiftUI", "SwiftUI"],
  ["uiKit", "UIKit"],
];

export const bezierFacts = [
  ["minimum", "Minimum", ""],
  ["maximum", "Maximum", ""],
  ["extremes", "Extremes", ""],
  ["inflections", "Inflections", ""],
  ["steepest", "Steepest slope", ""],
  ["startSlope", "Slope at the start", ""],
  ["endSlope", "Slope at the end", ""],
];
