import {code, element, escapeHtml, inlineHtml, list} from './html';
import type {Common, Operation} from '../../../../contract';
import {COMMON_ERRORS} from './site-pages';
import {failureExample} from '../../../../contract';
import type {PageContext} from './context';

function example(number: string, common: Common, field: string | undefined): string {
  const json = escapeHtml(JSON.stringify(failureExample(number, common, field), null, 2));
  return element('details', {}, element('summary', {}, '失败应答示例'), element('pre', {tabindex: '0'}, element('code', {}, json)));
}

/**
 * The error codes that an operation returns, with cause, remedy, retry advice and an example of each.
 *
 * @param field the first field of its request
 */
export function errorList(operation: Operation, field: string | undefined, {common, pageUrl}: PageContext): string {
  const items = (operation['x-error-codes'] ?? []).map((number) => {
    const {subCode, cause, remedy, retry} = common['x-errors'][number];
    const advice = element('span', {class: 'badge-optional'}, escapeHtml(common['x-retry-advice'][retry].title));
    const anchor = `${operation.operationId}.err.${subCode}`;
    return element(
      'li',
      {id: anchor},
      element('p', {class: 'field'}, element('a', {href: `#${anchor}`, class: 'field-name'}, code(number)), ' ', code(subCode), ' ', advice),
      element('p', {class: 'description'}, inlineHtml(cause + remedy, pageUrl)),
      example(number, common, field),
    );
  });
  const shared = element('a', {href: pageUrl(...COMMON_ERRORS)}, '公共错误码');
  return list('fields', items) + element('p', {class: 'description'}, `另见${shared}。`);
}
