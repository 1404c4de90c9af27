/**
 * Replaces useKeyboardNavigation: stock takes the mark of the focus away from everybody until its script has seen a Tab, which
 * the first one, and a page whose app does not run yet, never shows. Browsers know by `:focus-visible` who needs the mark.
 */
export default function useKeyboardNavigation(): void {}
