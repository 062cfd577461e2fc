// The systems that presets come from.

/** The titles of the families. @type {Record<string, string>} */
export const familyTitles = {
  css: "CSS", ca: "Core Animation", uikit: "UIKit", swiftui: "SwiftUI", material: "Material 3", material2: "Material 2", fluent: "Fluent",
  carbon: "Carbon", flutter: "Flutter", penner: "Penner", ceaser: "Ceaser", easings: "easings.net", d3: "D3", tween: "tween.js",
  gsap: "GSAP", compose: "Compose", "react-spring": "react-spring", figma: "Figma",
};
