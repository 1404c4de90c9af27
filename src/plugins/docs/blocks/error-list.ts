import {failureExample} from '../../../../contract';
import type {Field, Operation} from '../../../../contract';
import type {ErrorData} from '../../../components/Reference/data';
import {errorSince} from './additions';
import type {FieldContext} from './context';

/**
 * The error codes that an operation returns, as props of the component Reference.
 *
 * @param fields of its request
 */
export const errorData = (
  operation: Operation,
  fields: readonly Field[],
  context: FieldContext,
): readonly ErrorData[] => {
  const {common, contract, history, text} = context;
  return (operation['x-error-codes'] ?? []).map((number) => {
    const {subCode, cause, remedy, retry} = common['x-errors'][number];
    return {
      anchor: `${operation.anchor}.err.${subCode}`,
      number,
      subCode,
      since: errorSince(contract, operation.operationId, number, history.since(contract, operation.anchor), context),
      advice: common['x-retry-advice'][retry].title,
      description: text(cause + remedy),
      example: JSON.stringify(failureExample(number, common, fields), null, 2),
    };
  });
};
