import {writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {languageOf} from '../../../data/language';
import {at, site} from '../../../data/site';
import {MANIFEST} from '../../head';

/** Sizes, in pixels, of the icons in static/img that the web manifest names. */
const ICON_SIZES = [192, 512];

/** The web manifest (W3C Web Application Manifest). */
function manifest(i18n: Props['i18n']): Record<string, unknown> {
  return {
    name: site.title,
    short_name: site.title,
    lang: languageOf(i18n, site.language),
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

/** Writes the web manifest, which the heads of the pages name. */
export const writeManifest = ({outDir, i18n}: Props): void =>
  writeFileSync(path.join(outDir, MANIFEST), JSON.stringify(manifest(i18n), null, 2));
