import path from 'path';
import {suggestion} from '../suggestion';
import {isNode} from '../openapi/nodes';

type Keys = readonly string[];

const ACTION = ['target', 'description', 'update', 'remove'];
const EXPECTED =
  "Expected an Overlay 1.0, e.g. overlay: 1.0.0, info: {title: …, version: '1'}, actions: [{target: $.info, update: {…}}].";

type Mistake = {readonly keys: Keys; readonly message: string};

function actionMistake(action: unknown, keys: Keys): Mistake | undefined {
  if (!isNode(action) || typeof action.target !== 'string')
    return {keys, message: `the action has no target. ${EXPECTED}`};
  const unknown = Object.keys(action).find((key) => !ACTION.includes(key) && !key.startsWith('x-'));
  if (unknown !== undefined)
    return {
      keys: [...keys, unknown],
      message: `"${unknown}" is unknown. Known: ${ACTION.join(', ')}.${suggestion(unknown, ACTION)}`,
    };
  return action.remove === true || action.update !== undefined
    ? undefined
    : {keys, message: 'the action has neither update nor remove: true. Add what it shall do.'};
}

/**
 * Validates the structure of an overlay.
 *
 * @param file the document that the overlay changes
 */
export function mistakesOf(data: unknown, file: string): readonly Mistake[] {
  if (!isNode(data)) return [{keys: [], message: `is no map. ${EXPECTED}`}];
  const {overlay, info, actions, extends: of} = data;
  const named = path.posix.basename(file);
  if (typeof overlay !== 'string' || !/^1\.\d+\.\d+$/.test(overlay))
    return [{keys: ['overlay'], message: `overlay, the version of the standard, is not 1.0.0. ${EXPECTED}`}];
  if (!isNode(info) || typeof info.title !== 'string' || typeof info.version !== 'string')
    return [{keys: ['info'], message: `info has no title and version. ${EXPECTED}`}];
  if (of !== undefined && (typeof of !== 'string' || path.posix.normalize(of) !== named))
    return [
      {
        keys: ['extends'],
        message: `extends is not ${named}, the document whose name the overlay has. Name it, or drop the key.`,
      },
    ];
  if (!Array.isArray(actions) || actions.length === 0)
    return [{keys: ['actions'], message: `actions is no list. ${EXPECTED}`}];
  return actions.flatMap((action: unknown, index) => actionMistake(action, ['actions', String(index)]) ?? []);
}
