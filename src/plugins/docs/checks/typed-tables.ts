import {CONTRACT} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {proseLines} from '../page-lines';

const isTableHead = (text: string): boolean =>
  text.startsWith('|') && /字段|参数/.test(text) && /类型|必填|是否必须/.test(text);

/** Field tables that a writer typed by hand, and that will differ from the contract one day. */
export function typedTableProblems(file: string, markdown: string): readonly Problem[] {
  return proseLines(markdown)
    .filter(({text}) => isTableHead(text))
    .map(({number: line}) => ({
      plugin: CONTRACT,
      file,
      line,
      message: 'fields are typed by hand. Expected them from the contract. Use a block: ```openapi v3#createTask.',
    }));
}
