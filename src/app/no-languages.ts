/** Replaces the theme's module of this name, which adds an owner's languages to a Prism on every page: src/theme/CodeBlock adds them where code is shown. */
export {};
