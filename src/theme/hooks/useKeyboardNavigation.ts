/**
 * Replaces useKeyboardNavigation with nothing: stock hides focus outlines until its script has seen a Tab key, so that the first Tab, or
 * any Tab before the app runs, shows none. Browsers show outlines where needed by `:focus-visible`.
 */
export default function useKeyboardNavigation(): void {}
