/**
 * Runs in the page before other scripts: records the browser's performance entries for paints and long tasks. Times are milliseconds since
 * navigation.
 */
declare global {
  interface Window {
    benchVitals: {
      firstPaint: number;
      largestPaint: number;
      layoutShift: number;
      readonly longTasks: {readonly start: number; readonly duration: number}[];
    };
  }
}

/** Missing in TypeScript's library. @see https://wicg.github.io/layout-instability/ */
type LayoutShift = PerformanceEntry & {readonly value: number};

const vitals: Window['benchVitals'] = {firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: []};
window.benchVitals = vitals;

function observe(type: string, note: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
}

observe('paint', ({name, startTime}) => {
  if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
});
observe('largest-contentful-paint', ({startTime}) => {
  vitals.largestPaint = startTime;
});
observe('layout-shift', (entry) => {
  vitals.layoutShift += (entry as LayoutShift).value;
});
observe('longtask', ({startTime, duration}) => {
  vitals.longTasks.push({start: startTime, duration});
});

export {};
