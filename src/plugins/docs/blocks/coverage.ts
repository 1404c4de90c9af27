import {contractCoverage, percent} from '../../../../contract';
import type {Contracts, Figures} from '../../../../contract';
import type {PageContext} from './context';
import {operationLink} from './operation-link';
import {table} from './markdown';
import * as words from '../../../../words';

const cells = ({texts, examples, limits, failures, remedies}: Figures): readonly string[] =>
  [texts, examples, limits, failures, remedies].map(percent);

/** How far a contract is: the whole of it, then each interface. */
export function coverageTable(name: string, contracts: Contracts, context: PageContext): string {
  const {figures, operations} = contractCoverage(name, contracts);
  const {interface: first, texts, examples, limits, failures, remedies, all} = words.coverage;
  return table(
    [first, texts, examples, limits, failures, remedies],
    [
      [words.interpolate(all, {name}), ...cells(figures)],
      ...operations.map(({located, figures: own}) => [
        operationLink(located.operation, context.pageUrl),
        ...cells(own),
      ]),
    ],
  );
}
