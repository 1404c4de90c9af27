import type {Nodes} from 'mdast';
import {CONTRACT} from '../../../contract';
import type {Problem} from '../../../contract';
import {nodesIn, textOf} from '../../../src/plugins/docs/page/nodes';
import type {ReadPage} from '../../../src/plugins/docs/page/read-page';

/** Whether the head of a table, not its rows, says that it lists fields: their names, and their types or which must be sent. */
const isFieldHead = (head: string): boolean => /字段|参数|名称/.test(head) && /类型|必填|是否必须/.test(head);

const isFieldTable = (node: Nodes): boolean => node.type === 'table' && isFieldHead(textOf(node.children[0]));

/** Finds field tables that were typed by hand, which would become outdated when the contract changes. */
export function typedTableProblems({file, root}: ReadPage): readonly Problem[] {
  return nodesIn(root)
    .filter(isFieldTable)
    .map((table) => ({
      plugin: CONTRACT,
      file,
      line: table.position?.start.line,
      message: 'fields are typed by hand. Expected them from the contract. Use a block: ```openapi v3#createTask.',
    }));
}
