/** Replaces prism-include-languages by nothing: src/theme/CodeBlock registers its languages itself, when pages are built. */
export default function prismIncludeLanguages(): void {}
