/**
 * Selects the `<link>` to the address of this page. Its language distinguishes it from those of the other locales; the canonical one may name
 * the page of another version. A page without Layout has neither a language nor such a link.
 */
export const ownLink = (): string => `link[hreflang="${document.documentElement.lang}"]`;
