import type {Nodes} from 'mdast';
import {addressMistake} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {isJsx, nodesIn} from '../tree/nodes';
import type {ReadPage} from '../read/read-page';
import type {DocFile} from '../files/doc-files';
import {problemIn} from '../files/doc-files';

/** Attributes of HTML elements and props of components with addresses. */
const ATTRIBUTES = ['action', 'cite', 'href', 'poster', 'src', 'to'];

function textOf(code: string): string {
  try {
    return String(JSON.parse(code));
  } catch {
    return '';
  }
}

function addressesOf(node: Nodes): readonly string[] {
  if (node.type === 'link' || node.type === 'image') return [node.url];
  if (!isJsx(node)) return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !ATTRIBUTES.includes(attribute.name)) return [];
    const {value} = attribute;
    return value ? [typeof value === 'object' ? textOf(value.value) : value] : [];
  });
}

/** Finds links, images and JSX with addresses that cannot be decoded; `contract/rules/links.ts` checks those in contracts. */
export function addressProblems({file, root}: Pick<ReadPage, 'file' | 'root'>): readonly Problem[] {
  return nodesIn(root).flatMap((node) =>
    addressesOf(node).flatMap((address) => {
      const message = addressMistake(address);
      return message ? [problemIn(file, message, node.position?.start ?? {line: 1})] : [];
    }),
  );
}

/**
 * Finds pages whose file names contain a character that is special in addresses: for `%` the router of beta.13 ends the build without
 * naming the file.
 */
export function fileNameProblems({file}: DocFile): readonly Problem[] {
  const [character] = /[#%?\\]/.exec(file) ?? [];
  if (character === undefined) return [];
  const message = `"${character}" in the name of a page or its folder has another meaning in its address. Rename it without "${character}".`;
  return [problemIn(file, message, {line: 1})];
}
