import {CONTROLS, Refusal, listed} from './actions';
import {parseObject} from '../requests/request-body';
import type {Sessions} from '../session/session';
import type {WireRequest} from '../../../sandbox';
import * as words from '../../words';

/** Prefix of the paths of control calls, which no interface uses. */
export const CONTROL_PREFIX = '/sandbox/';

/** Response to a control call. */
export type ControlAnswer = {readonly status: number; readonly body: unknown};

function bodyOf({body, tooLarge}: WireRequest): Record<string, unknown> {
  if (tooLarge) throw new Refusal(413, words.platform.control.bodyTooLarge);
  if (body.length === 0) return {};
  try {
    return parseObject(body.toString('utf8'));
  } catch {
    throw new Refusal(400, words.platform.control.noJson);
  }
}

function find({method, target}: WireRequest) {
  const {pathname, searchParams} = new URL(target, 'http://localhost');
  const methods = CONTROLS[pathname];
  if (!methods)
    throw new Refusal(404, words.platform.control.noPath, {path: pathname, known: listed(Object.keys(CONTROLS))});
  const control = methods[method];
  if (!control)
    throw new Refusal(405, words.platform.control.noMethod, {path: pathname, known: listed(Object.keys(methods))});
  return {control, query: searchParams};
}

/** Executes a control call: a request under CONTROL_PREFIX. */
export async function answerControl(request: WireRequest, sessions: Sessions): Promise<ControlAnswer> {
  try {
    const {control, query} = find(request);
    return {status: 200, body: await control(sessions, {body: bodyOf(request), query})};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {status: error.status, body: {error: error.message}};
  }
}
