import type {Page} from '@playwright/test';

/**
 * Removes repeated elements from a page: of the elements that are equal for axe (same tag, class and state, also of all ancestors), only
 * the first few stay. The further rows of a table would give no other result. Headings stay for the check of their order, and navigation
 * for that of the distance between links.
 *
 * @param each how many equal elements stay
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

    /** Removes repeated elements inside of the element, and returns whether the element itself stays. */
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
      // Without its parts, or with empty cells alone, which phones hide, such an element would be a violation.
      if (element.textContent === '' && element.matches('[role=table], [role=rowgroup], [role=row]')) return false;
      return count <= most || element.childElementCount > 0 || element.matches('nav, nav *, h1, h2, h3, h4, h5, h6');
    }
    isKept(document.body, '');
  }, each);
}
