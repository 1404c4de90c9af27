/** Replaces prism-include-languages with nothing: src/theme/CodeBlock registers its languages itself, when pages are built. */
export default function prismIncludeLanguages(): void {}
