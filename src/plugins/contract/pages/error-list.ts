import type {PageContext} from './field-list';
import {code, element, escapeHtml, inlineHtml, list} from './html';
import type {Common} from '../common';
import type {Operation} from '../openapi';
import {COMMON_ERRORS} from './site-pages';

/** Number of a request in the examples of failures. */
const REQUEST_ID = '8f1c2d3e4f5061728394a5b6c7d8e9f0';

/**
 * The answer that an interface gives with an error code, in the envelope of the docs version.
 *
 * @param field field that the parameter errors complain of
 * @returns an object that is valid against the schema `Failure` of common.yaml
 */
export function failureExample(number: string, common: Common, field = 'appId'): Readonly<Record<string, unknown>> {
  const {subCode, msg, rule} = common['x-errors'][number];
  const hasRequestId = 'requestId' in (common.components?.schemas?.Envelope?.properties ?? {});
  const errors = rule && {errors: [{field: `/${field}`, rule, message: msg}]};
  return {...(hasRequestId && {requestId: REQUEST_ID}), code: number, subCode, msg, success: false, data: null, ...errors};
}

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
