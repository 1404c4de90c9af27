import {failureExample} from '../../../../contract';
import type {Operation} from '../../../../contract';
import type {ErrorData} from '../../../components/Reference/data';
import type {PageContext} from './context';
import {inlineParts} from './inline';

/**
 * The error codes that an operation returns, as the component Reference shows them.
 *
 * @param field the first field of its request
 */
export const errorData = (operation: Operation, field: string | undefined, {common, pageUrl}: PageContext): readonly ErrorData[] =>
  (operation['x-error-codes'] ?? []).map((number) => {
    const {subCode, msg, cause, remedy, retry} = common['x-errors'][number];
    return {
      anchor: `${operation.operationId}.err.${subCode}`,
      number,
      subCode,
      msg,
      advice: common['x-retry-advice'][retry].title,
      description: inlineParts(cause + remedy, pageUrl),
      example: JSON.stringify(failureExample(number, common, field), null, 2),
    };
  });
