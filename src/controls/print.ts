import {all} from './on';

const root = document.documentElement;

/** What the page was like before it was made ready for paper. */
let before: {readonly theme?: string; readonly closed: readonly HTMLDetailsElement[]} | undefined;

/** Nothing can be pressed on paper, and it is light: folds open, and the dark mode ends, until all is printed. */
function makeReady(): void {
  // Some browsers say it twice.
  before ??= {theme: root.dataset.theme, closed: all<HTMLDetailsElement>('main details:not([open])')};
  before.closed.forEach((fold) => {
    fold.open = true;
  });
  root.dataset.theme = 'light';
}

function takeBack(): void {
  before?.closed.forEach((fold) => {
    fold.open = false;
  });
  root.dataset.theme = before?.theme;
  before = undefined;
}

addEventListener('beforeprint', makeReady);
addEventListener('afterprint', takeBack);
