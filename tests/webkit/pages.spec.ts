import {builtPages} from '../../tools/record/built-pages';
import {coveringPages} from '../checks/covering-pages';
import {OTHER_PAGES} from '../checks/engines';
import {routes, unknownPath} from '../fixtures/routes';
import {expect, test} from './webkit-test';

/** Widths in pixels; the next page opens in the last one. */
const WIDTHS = [320, 390, 1280];
/** The other pages differ from those only in their text, which is most likely too wide on the narrowest screen. */
const [NARROWEST] = WIDTHS;

const all = [...routes.map((route) => route.path), unknownPath];
const covering = () => coveringPages(builtPages());

for (const {which, widths, paths, ...tag} of [
  {which: 'pages with every kind of element', widths: WIDTHS, paths: covering},
  {
    which: 'other pages',
    ...OTHER_PAGES,
    widths: [NARROWEST],
    paths: () => all.filter((path) => !covering().includes(path)),
  },
]) {
  const what = 'no console errors, keep their policy, show no banner and do not scroll sideways';
  test(`${which} have ${what}`, tag, async ({reader, site}) => {
    test.setTimeout(5 * 60_000);
    for (const path of paths()) {
      await reader.visit(path);
      for (const width of widths) {
        await reader.widen(width);
        const wider = await reader.ask('return document.documentElement.scrollWidth - innerWidth');
        expect.soft(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
      expect.soft(await reader.ask('return document.querySelectorAll("#base-url-banner").length'), path).toBe(0);
      expect.soft(site.complaints(), path).toEqual([]);
    }
  });
}
