import {CONTENT_MARK, WITHOUT_APP} from '../../data/marks';
import {send} from '../events';
import {costsMuch, onLoaded, whenIdle} from '../idle';
import {INTENTS} from '../intents';
import {appScripts} from './app-scripts';

/** Lets the browser fetch the scripts of the app when idle. Browsers without prefetch fetch them when they run. */
function prefetch(): void {
  appScripts().forEach((href) =>
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'script', href})),
  );
}

/** Every page needs the app but the static ones, and those of the site that say that they do without it. */
const needsApp = () => !document.querySelector(`[${CONTENT_MARK}],[${WITHOUT_APP}]`);

/** Chromium reports a pointer move of zero distance when the page changes under a mouse at rest. */
const isStill = ({type, movementX, movementY}: Partial<PointerEvent>) =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

function notice(event: Event): void {
  if (!isStill(event) && needsApp()) send('app-wanted');
}

/** Starts the app of a page that needs it when the browser is idle, so that the first press of the reader already does something. */
const startWhenIdle = () => needsApp() && whenIdle(() => send('app-wanted'));

INTENTS.forEach((intent) => addEventListener(intent, notice, {passive: true}));
onLoaded(startWhenIdle);
document.addEventListener('content', startWhenIdle);
if (!costsMuch()) onLoaded(prefetch);
