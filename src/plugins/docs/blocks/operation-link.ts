import type {Operation} from '../../../../contract';
import {literal} from './markdown';
import {linkTo} from './site-pages';

type Named = Pick<Operation, 'anchor' | 'summary' | 'page'>;

/** Anchor of an interface on its page. */
export const anchorOf = ({anchor}: Pick<Operation, 'anchor'>): string => `op-${anchor}`;

/** Page and anchor of an interface. */
export const placeOf = (operation: Named): readonly [page: string, anchor: string] => [
  operation.page ?? '',
  anchorOf(operation),
];

/** A link to an interface. @param address without it the link is one of a contract's text */
export const operationLink = (operation: Named, address: (page: string, anchor: string) => string = linkTo): string =>
  `[${literal(operation.summary)}](${address(...placeOf(operation))})`;
