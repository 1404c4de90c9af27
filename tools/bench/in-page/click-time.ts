/**
 * Runs in every document before other scripts: measures the time from a click to the frame that shows another h1, in this document or the
 * next.
 */
declare global {
  interface Window {
    /** Milliseconds; `undefined` until the frame has been painted. */
    benchClick?: number;
  }
}

const KEY = 'bench-click';

type Click = {readonly at: number; readonly heading: string};

function heading(): string {
  return document.querySelector('h1')?.textContent?.trim() ?? '';
}

function click(): Click | undefined {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? undefined : (JSON.parse(stored) as Click);
}

/** Calls `task` after the next paint: a task posted in an animation frame callback runs after that frame is painted. */
function afterFrame(task: () => void): void {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = task;
  port2.postMessage(undefined);
}

function look(): void {
  const clicked = click();
  const now = heading();
  if (!clicked || !now || now === clicked.heading) {
    requestAnimationFrame(look);
    return;
  }
  afterFrame(() => {
    window.benchClick = performance.timeOrigin + performance.now() - clicked.at;
    sessionStorage.removeItem(KEY);
  });
}

addEventListener(
  'click',
  ({timeStamp}) =>
    sessionStorage.setItem(KEY, JSON.stringify({at: performance.timeOrigin + timeStamp, heading: heading()})),
  {capture: true},
);
requestAnimationFrame(look);

export {};
