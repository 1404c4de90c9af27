import {all} from './on';

const root = document.documentElement;

/** State of the page before printing. */
let before: {readonly theme?: string; readonly closed: readonly HTMLDetailsElement[]} | undefined;

/** Prepares the page for printing: opens all `details` and switches to light mode until printing ends. */
function makeReady(): void {
  // Some browsers fire the event twice.
  before ??= {theme: root.dataset.theme, closed: all<HTMLDetailsElement>('main details:not([open])')};
  before.closed.forEach((fold) => (fold.open = true));
  root.dataset.theme = 'light';
}

function takeBack(): void {
  before?.closed.forEach((fold) => (fold.open = false));
  root.dataset.theme = before?.theme;
  before = undefined;
}

addEventListener('beforeprint', makeReady);
addEventListener('afterprint', takeBack);
