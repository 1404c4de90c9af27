import type {ShownPage} from './links';

const opened = new Map<string, Map<string, ShownPage>>();

/** Notes what a page shows that `start` has compiled, in place of what it showed before. */
export function noteOpened(siteDir: string, page: ShownPage): void {
  const pages = opened.get(siteDir) ?? new Map<string, ShownPage>();
  opened.set(siteDir, pages.set(page.file, page));
}

/** The pages that `start` has compiled, as they were compiled last. */
export const openedPages = (siteDir: string): readonly ShownPage[] => Array.from(opened.get(siteDir)?.values() ?? []);
