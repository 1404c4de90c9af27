/**
 * Replaces the theme's module of this name, which adds an owner's languages to Prism on every page; src/theme/CodeBlock adds them only on
 * pages with code.
 */
export {};
