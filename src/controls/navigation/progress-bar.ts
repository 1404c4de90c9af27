/** Id and classes that core's nprogress.css styles. */
const ID = 'nprogress';

/** The bar approaches the end of the screen without reaching it, however long loading takes. */
const STEPS: Keyframe[] = [0, 30, 55, 75, 88, 94].map((percent) => ({
  transform: `translateX(${percent - 100}%)`,
}));
const DURATION_MS = 10_000;

/** Shows that a page is loading; replaces nprogress, whose styles it uses. */
export function start(): void {
  if (document.getElementById(ID)) return;
  const [frame, bar] = ['div', 'div'].map((name) => document.createElement(name));
  frame.id = ID;
  bar.className = 'bar';
  frame.append(bar);
  document.body.append(frame);
  bar.animate(STEPS, {duration: DURATION_MS, fill: 'forwards'});
}

export const done = (): void => document.getElementById(ID)?.remove();
