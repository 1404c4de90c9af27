import type {Page} from '@playwright/test';

/** Punctuation that must not begin a line, and punctuation that must not end one (GB/T 15834). */
const CLOSING = '，。、；：？！）》」』】”’…';
const OPENING = '（《「『【“‘';

/**
 * Finds punctuation in text (not code) at the wrong end of a line: a closing mark at the start, or an opening mark at the end.
 *
 * @returns each with its surroundings, the line end as `|`
 */
export async function misplacedMarks(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([closing, opening]) => {
      const found: string[] = [];
      const box = (node: Text, offset: number) => {
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        return range.getBoundingClientRect();
      };
      const block = (node: Node) =>
        node.parentElement?.closest('p, li, td, th, h1, h2, h3, summary, figcaption, dd, div');
      const texts = document.createTreeWalker(document.querySelector('main') as HTMLElement, NodeFilter.SHOW_TEXT);
      let last:
        {readonly block: ReturnType<typeof block>; readonly character: string; readonly bottom: number} | undefined;
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
        for (let offset = 0; offset < node.data.length; offset++) {
          const character = node.data[offset];
          const {top, bottom, width} = box(node, offset);
          if (width === 0 || /\s/.test(character)) continue;
          const now = {block: block(node), character, bottom};
          const breaks = last && last.block === now.block && top > last.bottom;
          const isCode = node.parentElement?.closest('code');
          if (last && breaks && !isCode && (closing.includes(character) || opening.includes(last.character))) {
            found.push(`${last.character}|${node.data.slice(offset, offset + 10)}`);
          }
          last = now;
        }
      }
      return found;
    },
    [CLOSING, OPENING],
  );
}
