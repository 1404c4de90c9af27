import type {Page} from '@playwright/test';

/**
 * Removes repeated elements of a page, for which axe would report the same: those after the first `each` with the same tag, class and
 * state, also of all ancestors. Headings stay for their order, navigation for the distance between links.
 */
export async function keepDistinctElements(page: Page, each: number): Promise<void> {
  await page.evaluate((most) => {
    const STATES = [
      'class',
      'role',
      'type',
      'hidden',
      'open',
      'tabindex',
      'style',
      'aria-current',
      'aria-expanded',
      'aria-hidden',
      'aria-selected',
    ];
    const counts = new Map<string, number>();

    function isKept(element: Element, around: string): boolean {
      const kind = [
        around,
        element.tagName,
        ...STATES.map((name) => element.getAttribute(name)),
        element.childElementCount === 0 && element.textContent === '',
      ].join();
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      Array.from(element.children)
        .filter((child) => !isKept(child, kind))
        .forEach((child) => child.remove());
      // A table without its parts, or only with empty cells, which phones hide, would be a violation.
      if (element.textContent === '' && element.matches('[role=table], [role=rowgroup], [role=row]')) return false;
      return count <= most || element.childElementCount > 0 || element.matches('nav, nav *, h1, h2, h3, h4, h5, h6');
    }
    isKept(document.body, '');
  }, each);
}
