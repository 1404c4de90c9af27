/** Runs in the page before other scripts: presses the colour switch as soon as it exists, and every 50 ms, until the theme changes. */
declare global {
  interface Window {
    /** Selector of the switch. */
    benchSwitch: string;
    /** Milliseconds from navigation until a press changed the theme; `undefined` before. */
    benchSwitchedAt?: number;
  }
}

const PRESS_AGAIN = 50;

let before: string | undefined;

/** Docusaurus and Starlight keep the theme in an attribute, VitePress in a class. */
function theme(): string {
  const {dataset, classList} = document.documentElement;
  return `${dataset.theme} ${classList.contains('dark')}`;
}

function press(): boolean {
  const control = document.querySelector(window.benchSwitch);
  if (!control) return false;
  before ??= theme();
  if (control instanceof HTMLSelectElement) {
    control.value = 'dark';
    control.dispatchEvent(new Event('change', {bubbles: true}));
  } else if (control instanceof HTMLElement) control.click();
  return true;
}

function noteChange(): boolean {
  if (before === undefined || theme() === before) return false;
  window.benchSwitchedAt ??= performance.now();
  return true;
}

/** Presses until the theme has changed. */
function pressOn(): void {
  if (noteChange()) return;
  press();
  if (!noteChange()) setTimeout(pressOn, PRESS_AGAIN);
}

new MutationObserver((_changes, observer) => {
  noteChange();
  if (before !== undefined || !document.querySelector(window.benchSwitch)) return;
  observer.disconnect();
  pressOn();
  new MutationObserver(noteChange).observe(document.documentElement, {attributes: true});
}).observe(document, {childList: true, subtree: true});

export {};
