import {failureExample} from '../../../../contract';
import type {Operation} from '../../../../contract';
import type {ErrorData} from '../../../components/Reference/data';
import type {PageContext} from './context';

/**
 * The error codes that an operation returns, as props of the component Reference.
 *
 * @param field the first field of its request
 */
export const errorData = (operation: Operation, field: string | undefined, {common, text}: PageContext): readonly ErrorData[] =>
  (operation['x-error-codes'] ?? []).map((number) => {
    const {subCode, msg, cause, remedy, retry} = common['x-errors'][number];
    return {
      anchor: `${operation.anchor}.err.${subCode}`,
      number,
      subCode,
      msg,
      advice: common['x-retry-advice'][retry].title,
      description: text(cause + remedy),
      example: JSON.stringify(failureExample(number, common, field), null, 2),
    };
  });
