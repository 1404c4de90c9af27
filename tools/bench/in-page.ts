/** Functions that run in every document before its own scripts; each is serialized, and so cannot use the others. */
declare global {
  interface Window {
    benchVitals: {firstPaint: number; largestPaint: number; layoutShift: number; blocked: number};
    /** Milliseconds from navigation until a press changed the theme; `undefined` before. */
    benchSwitchedAt?: number;
    /** Milliseconds from a click; `undefined` until the frame with another h1 has been painted. */
    benchClick?: number;
  }
}

/** Records paints, layout shifts, and how long tasks block the main thread from the first paint on. */
export function watchVitals(): void {
  const vitals = (window.benchVitals = {firstPaint: 0, largestPaint: 0, layoutShift: 0, blocked: 0});
  const observe = (type: string, note: (entry: PerformanceEntry & {readonly value?: number}) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({startTime}) => {
    vitals.largestPaint = startTime;
  });
  observe('layout-shift', ({value = 0}) => {
    vitals.layoutShift += value;
  });
  // A task of more than 50 ms blocks for the excess.
  observe('longtask', ({startTime, duration}) => {
    if (vitals.firstPaint > 0 && startTime >= vitals.firstPaint) vitals.blocked += duration - 50;
  });
}

/** Clicks the colour switch as soon as it exists, and every 50 ms, until the theme changes. */
export function pressSwitch(selector: string): void {
  // Docusaurus and Starlight store the theme in an attribute, VitePress in a class.
  const theme = () =>
    `${document.documentElement.dataset.theme} ${document.documentElement.classList.contains('dark')}`;
  let before: string | undefined;
  const look = (): void => {
    const control = document.querySelector<HTMLElement>(selector);
    before ??= control ? theme() : undefined;
    if (control instanceof HTMLSelectElement) {
      control.value = 'dark';
      control.dispatchEvent(new Event('change', {bubbles: true}));
    } else control?.click();
    if (before === undefined || theme() === before) setTimeout(look, control ? 50 : 5);
    else window.benchSwitchedAt = performance.now();
  };
  look();
}

/** Measures the time from a click to the frame that shows another h1, in this document or the next. */
export function watchClick(): void {
  const heading = (): string => document.querySelector('h1')?.textContent?.trim() ?? '';
  const now = (): number => performance.timeOrigin + performance.now();
  addEventListener('click', () => sessionStorage.setItem('bench', JSON.stringify([now(), heading()])), {capture: true});
  const look = (): void => {
    const [at, before] = JSON.parse(sessionStorage.getItem('bench') ?? '[]') as readonly [number?, string?];
    if (at === undefined || !heading() || heading() === before) return void requestAnimationFrame(look);
    // A task that is posted in the callback of a frame runs after that frame is painted.
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      window.benchClick = now() - at;
      sessionStorage.removeItem('bench');
    };
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}
