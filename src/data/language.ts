/** The locales of a site, as Docusaurus has them. */
type Locales = {readonly currentLocale: string; readonly defaultLocale: string};

/**
 * BCP 47 tag of the text in a locale: beta.13 takes the name of the locale for it (upstream #6371), which the specification gives.
 *
 * @param ofDefault that of the default locale (src/data/site.json)
 */
export const languageOf = ({currentLocale, defaultLocale}: Locales, ofDefault: string): string =>
  currentLocale === defaultLocale ? ofDefault : currentLocale;
