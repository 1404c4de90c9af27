import {baseUrlBanner} from './base-url-banner';
import {requestAgain} from './navigation/load-scripts';
import {whenParsed} from './on';

const banner = () => document.getElementById('base-url-banner');
/** Styles for some media, e.g. print, are in a separate file, which may load although the main one failed. */
const isStyled = () => Array.from(document.styleSheets).some(({media}) => media.mediaText === '');

function show(): void {
  if (!banner()) document.body.prepend(baseUrlBanner());
}

/** Requests the script of the controls again if it did not load; scripts of browser extensions are ignored. */
function notice({target}: Event): void {
  if (target instanceof HTMLScriptElement && target.async && target.src.includes('assets/js/'))
    requestAgain(target.src);
}

/** A host that answers every address with a page sends HTML as scripts, which is a syntax error. */
const noticeBroken = ({filename}: ErrorEvent) => filename.includes('assets/js/') && show();

addEventListener('error', notice, true);
addEventListener('error', noticeBroken);
document.addEventListener('script-failed', show);
whenParsed(() => isStyled() || show());
document.addEventListener('hydrated', () => {
  removeEventListener('error', noticeBroken);
  // If only the styles failed to load, the app runs, but the banner stays.
  if (isStyled()) banner()?.remove();
});
