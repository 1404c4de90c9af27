import type {LoadContext, Plugin} from '@docusaurus/types';
import {languageOf} from '../../data/language';
import {at, site} from '../../data/site';

/** The web manifest, which src/plugins/publish writes. */
export const MANIFEST = '/manifest.webmanifest';

/** Head tags that no themeConfig option of beta.13 adds: icons, web manifest, and colour of the browser's chrome. */
export default function head({i18n}: LoadContext): Plugin<void> {
  const link = (rel: string, file: string, more: Record<string, string> = {}) => ({
    tagName: 'link',
    attributes: {rel, href: at(file), ...more},
  });
  return {
    name: 'head',
    injectHtmlTags: () => ({
      headTags: [
        link('icon', '/img/favicon.svg', {type: 'image/svg+xml'}),
        link('apple-touch-icon', '/img/apple-touch-icon.png'),
        link('manifest', MANIFEST),
        {tagName: 'meta', attributes: {name: 'theme-color', content: site.themeColor}},
        {tagName: 'meta', attributes: {property: 'og:site_name', content: site.title}},
        {
          tagName: 'meta',
          attributes: {property: 'og:locale', content: languageOf(i18n, site.language).replace('-', '_')},
        },
      ],
    }),
  };
}
