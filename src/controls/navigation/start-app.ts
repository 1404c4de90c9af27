import {CONTENT_MARK, WITHOUT_APP} from '../../data/marks';
import {send} from '../events';
import {costsMuch, onLoaded, whenIdle} from '../idle';
import {INTENTS} from '../intents';
import {onContent} from '../on';
import {appScripts} from './app-scripts';

/** Lets the browser prefetch the scripts of the app when idle; browsers without prefetch load them when they run. */
function prefetch(): void {
  appScripts().forEach((href) =>
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'script', href})),
  );
}

/** Static pages, and pages of the site that declare it, work without the app. */
const needsApp = () => !document.querySelector(`[${CONTENT_MARK}],[${WITHOUT_APP}]`);

/** Chromium reports a pointer move of zero distance if the page changes under a resting mouse. */
const isStill = ({type, movementX, movementY}: Partial<PointerEvent>) =>
  type === 'pointermove' && !movementX && !movementY;

const start = () => needsApp() && send('app-wanted');

const notice = (event: Event) => isStill(event) || start();

INTENTS.forEach((intent) => addEventListener(intent, notice, {passive: true}));
// When the browser is idle, so that the first click already works.
onContent(() => onLoaded(() => whenIdle(start)));
if (!costsMuch()) onLoaded(prefetch);
