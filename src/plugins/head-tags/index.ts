import {writeFileSync} from 'fs';
import path from 'path';
import type {Plugin, Props} from '@docusaurus/types';
import {at, site} from '../../data/site';

const MANIFEST = '/manifest.webmanifest';

/** Sizes, in pixels, of the icons in static/img that the web manifest names. */
const ICON_SIZES = [192, 512];

/** The web manifest (W3C Web Application Manifest). */
function manifest(): Record<string, unknown> {
  return {
    name: site.title,
    short_name: site.title,
    lang: site.language,
    start_url: site.baseUrl,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: site.themeColor,
    icons: ICON_SIZES.map((size) => ({
      src: at(`/img/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}

/** Icons, web manifest and browser chrome colours: the head tags that no themeConfig key of beta.13 can write. */
export default function headTags(): Plugin<void> {
  const link = (rel: string, file: string, more: Record<string, string> = {}) => ({
    tagName: 'link',
    attributes: {rel, href: at(file), ...more},
  });
  return {
    name: 'head-tags',
    injectHtmlTags: () => ({
      headTags: [
        link('icon', '/img/favicon.svg', {type: 'image/svg+xml'}),
        link('apple-touch-icon', '/img/apple-touch-icon.png'),
        link('manifest', MANIFEST),
        {tagName: 'meta', attributes: {name: 'theme-color', content: site.themeColor}},
        {tagName: 'meta', attributes: {property: 'og:site_name', content: site.title}},
        {tagName: 'meta', attributes: {property: 'og:locale', content: site.language.replace('-', '_')}},
      ],
    }),
    async postBuild({outDir}: Props) {
      writeFileSync(path.join(outDir, MANIFEST), JSON.stringify(manifest(), null, 2));
    },
  };
}
