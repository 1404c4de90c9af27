import {CONTENT_MARK, WITHOUT_APP} from '../../data/marks';
import {send} from '../events';
import {costsMuch, onLoaded, whenIdle} from '../idle';
import {INTENTS} from '../intents';
import {onContent} from '../on';
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
  type === 'pointermove' && !movementX && !movementY;

const start = () => needsApp() && send('app-wanted');

const notice = (event: Event) => isStill(event) || start();

INTENTS.forEach((intent) => addEventListener(intent, notice, {passive: true}));
// When the browser is idle, so that the reader's first press already does something.
onContent(() => onLoaded(() => whenIdle(start)));
if (!costsMuch()) onLoaded(prefetch);
