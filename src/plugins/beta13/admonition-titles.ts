import type {Element, Node, Parent} from 'hast';
import visit from 'unist-util-visit';

/** Titles of admonitions that a writer gave none; upstream hard-codes the English keyword. */
export const TITLES: Readonly<Record<string, string>> = {
  note: '说明',
  tip: '提示',
  info: '信息',
  important: '重要',
  caution: '注意',
  warning: '警告',
  danger: '危险',
  secondary: '补充',
  success: '成功',
};

const isElement = (node: Node): node is Element => node.type === 'element';
/** remark-admonitions gives the class as a string, where hast has a list. */
const hasClass = (node: Element, name: string): boolean => [node.properties?.className].flat().includes(name);

/**
 * rehype plugin: makes the title of an admonition a paragraph in Chinese. Upstream makes it an `h5`, which skips heading
 * levels (WCAG technique H42), and writes the English keyword where the writer gave no title.
 */
export default function admonitionTitles() {
  return (tree: Node): void => {
    visit(tree, 'element', (node: Element) => {
      if (!hasClass(node, 'admonition-heading')) return;
      const heading = (node as Parent).children.find((child) => isElement(child) && child.tagName === 'h5') as Element;
      heading.tagName = 'p';
      const last = heading.children[heading.children.length - 1];
      if (last?.type === 'text') last.value = TITLES[last.value] ?? last.value;
    });
  };
}
