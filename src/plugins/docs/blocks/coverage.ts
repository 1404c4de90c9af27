import {contractCoverage, percent} from '../../../../contract';
import type {Contracts, Figures} from '../../../../contract';
import type {PageContext} from './context';
import {operationLink} from './operation-link';
import {table} from './markdown';

const HEAD = ['接口', '字段有说明', '字段有示例', '字段有限制', '有失败示例', '错误码有处理方法'];

const cells = ({texts, examples, limits, failures, remedies}: Figures): readonly string[] =>
  [texts, examples, limits, failures, remedies].map(percent);

/** How far a contract is: the whole of it, then each interface. */
export function coverageTable(name: string, contracts: Contracts, context: PageContext): string {
  const {figures, operations} = contractCoverage(name, contracts);
  return table(HEAD, [
    [`全部 ${name}`, ...cells(figures)],
    ...operations.map(({located, figures: own}) => [operationLink(located.operation, context.pageUrl), ...cells(own)]),
  ]);
}
