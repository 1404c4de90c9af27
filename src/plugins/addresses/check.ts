import {suggestion} from '../../../contract';
import type {Problem, YamlFile} from '../../../contract';
import {hasRedirect, MOVED, movedPages, pageOf} from './ledger';
import type {Ledger, Moved} from './ledger';

/** Name of the plugin in its messages. */
export const PLUGIN = 'addresses';

/** The two files of the address ledger. */
export type LedgerFiles = {readonly published: YamlFile; readonly moved: YamlFile};

const problemAt =
  ({file, positionOf}: YamlFile) =>
  (key: string, message: string): Problem => ({plugin: PLUGIN, file, line: positionOf([key]).line, message});

/** Returns what is wrong with an entry of `moved.json`. */
function mistakeOf(from: string, to: string, ledger: Ledger, pages: ReadonlySet<string>): string | undefined {
  if (pages.has(from)) return `${from} is a page, so nobody is led to ${to}. Take the entry out, or the page.`;
  if (!(from in ledger))
    return `${from} was never published.${suggestion(from, Object.keys(ledger))} Fix the address, or take the entry out.`;
  if (to.includes('#'))
    return `${from} moved to ${to}, a part of a page. Expected a page: the reader's own fragment stays. Write ${pageOf(to)}.`;
  return undefined;
}

/**
 * Compares the ledger with the pages of the site: a renamed or removed page needs a redirect.
 *
 * @param routes of all pages of the docs
 * @param routeBase route of the docs with a trailing slash, e.g. `/docs/`; pages outside of it are not checked here
 */
export function movedProblems(
  {published, moved}: LedgerFiles,
  routes: readonly string[],
  routeBase: string,
): readonly Problem[] {
  const ledger = published.data as Ledger;
  const entries = moved.data as Moved;
  const pages = new Set(routes);
  const unpublished = routes.filter((route) => !(route in ledger));
  const isGone = (page: string) => page.startsWith(routeBase) && !pages.has(page);
  const gone = Object.keys(ledger).filter((route) => isGone(route) && !hasRedirect(route, entries));
  const astray = Object.entries(entries).filter(([, to]) => isGone(pageOf(to)));
  return [
    ...gone.map((route) => {
      const target = unpublished.length === 1 ? unpublished[0] : `${routeBase}…`;
      const message = `the page ${route} was published and is gone. Bring it back, or say in ${MOVED} which page took its place: "${route}": "${target}".`;
      return problemAt(published)(route, message);
    }),
    ...astray.map(([from, to]) =>
      problemAt(moved)(
        from,
        `${from} moved to ${to}, which is no page.${suggestion(pageOf(to), routes)} Name a page that exists.`,
      ),
    ),
    ...Array.from(movedPages(entries)).flatMap(([from, to]) => {
      const message = mistakeOf(from, to, ledger, pages);
      return message ? [problemAt(moved)(from, message)] : [];
    }),
  ];
}
