import type {Page} from '@playwright/test';

/**
 * Takes from a page what repeats: of the elements that look the same to axe (tag, class and state, theirs and of all around them) a few
 * stay. The hundredth row of a table has no answer that the first ones do not have. Headings stay, as their order is asked for, and
 * navigation, where links have their distance.
 *
 * @param each how many of the same stay
 */
export async function keepDistinctElements(page: Page, each: number): Promise<void> {
  await page.evaluate((most) => {
    const STATES = ['class', 'role', 'type', 'hidden', 'open', 'tabindex', 'style', 'aria-current', 'aria-expanded', 'aria-hidden', 'aria-selected'];
    const counts = new Map<string, number>();

    /** Whether something in the element is among the first of its kind. */
    function isKept(element: Element, around: string): boolean {
      const kind = [around, element.tagName, ...STATES.map((name) => element.getAttribute(name)), element.childElementCount === 0 && element.textContent === ''].join();
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      Array.from(element.children).filter((child) => !isKept(child, kind)).forEach((child) => child.remove());
      return count <= most || element.childElementCount > 0 || element.matches('nav, nav *, h1, h2, h3, h4, h5, h6');
    }
    isKept(document.body, '');
  }, each);
}
