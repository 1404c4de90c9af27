import type {Processor} from 'unified';
import {nodesIn} from '../tree/nodes';

/** Stands in each address that remark-gfm makes a link of. */
const IN_ADDRESS = /@|:\/\/|www\./i;

/**
 * Plugin that looks for addresses without `<>` only in trees that may have one, as few pages do: the walk of remark-gfm over each takes a
 * fifth of parsing it.
 */
export function seldomLooking(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.flat().map((extension) => ({
    ...extension,
    transforms: extension.transforms?.map(
      (look): typeof look =>
        (root) =>
          nodesIn(root).some((node) => node.type === 'text' && IN_ADDRESS.test(node.value)) ? look(root) : root,
    ),
  }));
}
