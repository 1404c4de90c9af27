import path from 'path';
import {throwProblems} from '../problems';
import type {Problem} from '../problems';
import {suggestion} from '../suggestion';
import {withEdits} from './corrections';
import type {Edit} from './corrections';
import {selected} from './json-path';
import {isNode} from './nodes';
import type {PositionOf} from './position';
import {ownValue} from './reference-targets';
import {problemAt} from './yaml-file';
import type {YamlFile} from './yaml-file';

type Keys = readonly string[];
type Action = {readonly target: string; readonly update?: unknown; readonly remove?: boolean};

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
function mistakesOf(data: unknown, file: string): readonly Mistake[] {
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

const textOf = (keys: Keys): string => JSON.stringify(keys);
const keysOf = (text: string): Keys => JSON.parse(text) as Keys;

/** Tracks which nodes of a document come from its overlay, and the original keys of the others. */
class Origins {
  /** Keys in the overlay, by the keys of the resulting node. */
  private made = new Map<string, Keys>();
  /** Original indexes of the remaining items, for arrays from which items were removed. */
  private places = new Map<string, readonly string[]>();

  note(keys: Keys, from: Keys): void {
    this.made.set(textOf(keys), from);
  }

  /** Records that an array item was removed, which shifts the indexes of later items. */
  removed(list: Keys, at: number, length: number): void {
    const shifted = <Value>(map: Map<string, Value>): Map<string, Value> =>
      new Map(
        Array.from(map).flatMap(([text, value]): [string, Value][] => {
          const keys = keysOf(text);
          const isWithin = keys.length > list.length && list.every((key, index) => keys[index] === key);
          const place = Number(keys[list.length]);
          if (!isWithin || place < at) return [[text, value]];
          if (place === at) return [];
          return [[textOf([...list, String(place - 1), ...keys.slice(list.length + 1)]), value]];
        }),
      );
    this.made = shifted(this.made);
    this.places = shifted(this.places);
    const before = this.places.get(textOf(list)) ?? Array.from({length}, (_, index) => String(index));
    this.places.set(
      textOf(list),
      before.filter((_, index) => index !== at),
    );
  }

  positionOf(base: YamlFile, overlay: YamlFile): PositionOf {
    return (given) => {
      const keys = given.map(String);
      for (let length = keys.length; length > 0; length -= 1) {
        const from = this.made.get(textOf(keys.slice(0, length)));
        if (from) return {file: overlay.file, ...overlay.positionOf([...from, ...keys.slice(length)])};
      }
      return base.positionOf(
        keys.map((key, index) => this.places.get(textOf(keys.slice(0, index)))?.[Number(key)] ?? key),
      );
    };
  }
}

type Note = (keys: Keys, from: Keys) => void;

/** Applies an update to a node: objects are merged, arrays are concatenated, everything else is replaced. */
function merged(before: unknown, update: unknown, keys: Keys, from: Keys, note: Note): unknown {
  if (Array.isArray(before) && Array.isArray(update)) {
    update.forEach((_, index) => note([...keys, String(before.length + index)], [...from, String(index)]));
    return [...(before as readonly unknown[]), ...(update as readonly unknown[])];
  }
  if (isNode(before) && isNode(update))
    return {
      ...before,
      ...Object.fromEntries(
        Object.entries(update).map(([key, value]) => [
          key,
          key in before
            ? merged(before[key], value, [...keys, key], [...from, key], note)
            : noted(value, [...keys, key], [...from, key], note),
        ]),
      ),
    };
  return noted(update, keys, from, note);
}

function noted(value: unknown, keys: Keys, from: Keys, note: Note): unknown {
  note(keys, from);
  return value;
}

/** The edits of an action for the nodes that it selects; an update of an array appends an item. */
function editsOf({update, remove}: Action, places: readonly Keys[], from: Keys, note: Note): readonly Edit[] {
  if (remove) return places.map((keys) => ({keys, to: () => undefined}));
  const at = [...from, 'update'];
  return places.map((keys) => ({
    keys,
    to: (before) =>
      Array.isArray(before) && !Array.isArray(update)
        ? [...(before as readonly unknown[]), noted(update, [...keys, String(before.length)], at, note)]
        : merged(before, update, keys, at, note),
  }));
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/**
 * Applies an overlay (OpenAPI Overlay 1.0) to a document. The positions of nodes that come from the overlay are in the overlay's file.
 *
 * @throws ProblemsError if the overlay is invalid, or one of its targets selects nothing
 */
export function withOverlay(base: YamlFile, overlay: YamlFile): YamlFile {
  const problem = (keys: Keys, message: string): Problem => problemAt(overlay, keys, message);
  throwProblems(mistakesOf(overlay.data, base.file).map(({keys, message}) => problem(keys, message)));
  const origins = new Origins();
  const problems: Problem[] = [];
  let {data, exact} = base;
  const isSame = base.exact === base.data && overlay.exact === overlay.data;
  const exactly = (overlay.exact as {readonly actions: readonly Action[]}).actions;
  (overlay.data as {readonly actions: readonly Action[]}).actions.forEach((action, index) => {
    const from = ['actions', String(index)];
    const report = (message: string) => problems.push(problem([...from, 'target'], message));
    let places: readonly Keys[];
    try {
      places = selected(data, action.target);
    } catch (error) {
      report(`the target ${action.target} ${(error as Error).message}`);
      return;
    }
    if (places.length === 0)
      report(`the target ${action.target} selects nothing of ${base.file}. Fix it, or take the action out.`);
    if (places.some((keys) => keys.length === 0) && action.remove) {
      report('the action removes the whole document. Name what shall go.');
      return;
    }
    if (!action.remove && places.some((keys) => isScalar(keys.reduce(ownValue, data)))) {
      report(`the target ${action.target} selects a value. Select the map or list that it stands in, and update that.`);
      return;
    }
    const list = (keys: Keys): unknown => keys.slice(0, -1).reduce(ownValue, data);
    const gone = action.remove ? places.filter((keys) => Array.isArray(list(keys))) : [];
    const lengths = gone.map((keys) => (list(keys) as readonly unknown[]).length);
    const note: Note = (keys, own) => origins.note(keys, own);
    if (!isSame)
      exact = withEdits(
        exact,
        editsOf(exactly[index], places, from, () => undefined),
      );
    data = withEdits(data, editsOf(action, places, from, note));
    // From the end, so that the indexes of earlier items stay valid.
    gone
      .map((keys, order) => ({keys, length: lengths[order]}))
      .reverse()
      .forEach(({keys, length}) => origins.removed(keys.slice(0, -1), Number(keys[keys.length - 1]), length));
  });
  throwProblems(problems);
  return {...base, data, exact: isSame ? data : exact, positionOf: origins.positionOf(base, overlay)};
}
