/** The locales of a site in the form of Docusaurus. */
type Locales = {readonly currentLocale: string; readonly defaultLocale: string};

/**
 * BCP 47 tag of a locale's text. beta.13 uses the locale's name (upstream #6371), but the specification requires `en` as the default locale
 * of a Chinese site.
 *
 * @param ofDefault tag of the default locale (src/data/site.json)
 */
export const languageOf = ({currentLocale, defaultLocale}: Locales, ofDefault: string): string =>
  currentLocale === defaultLocale ? ofDefault : currentLocale;
