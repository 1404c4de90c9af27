import {throwProblems} from '../problems';
import type {Problem} from '../problems';
import {withEdits} from './corrections';
import type {Edit} from './corrections';
import {selected} from './json-path';
import {isNode} from '../openapi/nodes';
import {mistakesOf} from './overlay-mistakes';
import {Origins} from './overlay-origins';
import {ownValue} from './reference-targets';
import {problemAt} from './yaml-file';
import type {YamlFile} from './yaml-file';

type Keys = readonly string[];
type Action = {readonly target: string; readonly update?: unknown; readonly remove?: boolean};

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
