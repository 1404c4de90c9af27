import {writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {at, site} from '../../../data/site';
import {MANIFEST} from '../../head';

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

/** Writes the web manifest, which the heads of the pages name. */
export const writeManifest = ({outDir}: Props): void =>
  writeFileSync(path.join(outDir, MANIFEST), JSON.stringify(manifest(), null, 2));
