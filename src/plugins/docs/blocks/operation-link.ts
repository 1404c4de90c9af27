import type {Operation} from '../../../../contract';
import {literal} from './markdown';
import {linkTo} from './site-pages';

type Named = Pick<Operation, 'anchor' | 'summary' | 'page'>;

/** Anchor of an operation on its page. */
export const anchorOf = ({anchor}: Pick<Operation, 'anchor'>): string => `op-${anchor}`;

/** Page and anchor of an operation. */
export const placeOf = (operation: Named): readonly [page: string, anchor: string] => [
  operation.page ?? '',
  anchorOf(operation),
];

/**
 * A Markdown link to an operation.
 *
 * @param address returns the address; by default in the form of links in contracts
 */
export const operationLink = (operation: Named, address: (page: string, anchor: string) => string = linkTo): string =>
  `[${literal(operation.summary)}](${address(...placeOf(operation))})`;
