/** `npm run build`: builds the site. Arguments are passed on to `docusaurus build`. */
import {buildSite} from './install.mjs';

try {
  buildSite(process.argv.slice(2));
} catch ({status}) {
  // Docusaurus has printed the reason.
  process.exitCode = status ?? 1;
}
