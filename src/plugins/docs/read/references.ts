import type {Definition, Root, RootContent} from 'mdast';
import {nodesIn} from '../tree/nodes';

/**
 * Writes links and images with references as if their addresses stood in them: `[a][b]` as `[a](c)`. Everything that reads a page thus has
 * one form of each. They stand where their address does, in the definition, which the page does not keep.
 */
export function withoutReferences(root: Root): void {
  const definitions = new Map<string, Definition>();
  nodesIn(root).forEach((node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  if (definitions.size === 0) return;
  const inline = (node: RootContent): readonly RootContent[] => {
    if (node.type === 'definition') return [];
    if ('children' in node) node.children = (node.children as RootContent[]).flatMap(inline) as typeof node.children;
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return [node];
    const {url, title, position} = definitions.get(node.identifier) ?? {url: ''};
    return [
      node.type === 'linkReference'
        ? {type: 'link', url, title, children: node.children, position}
        : {type: 'image', url, title, alt: node.alt, position},
    ];
  };
  root.children = root.children.flatMap(inline);
}
