import {rfc3339} from '../platform/clock';
import type {Stateful} from '../records';
import type {Sessions} from '../session/session';
import {SYSTEM, canMove} from '../platform/states';
import {DATA_SETS} from '../platform/world';
import type {World} from '../platform/world';
import * as words from '../../words';

const texts = words.platform.control;

/** Values in a message. */
export const listed = (values: readonly string[]): string => values.join(words.platform.list) || words.platform.none;

/** A control call that fails, with HTTP status and a message for the caller. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
    values: Parameters<typeof words.interpolate>[1] = {},
  ) {
    super(words.interpolate(text, values));
  }
}

/** Input of a control call: members of its JSON body, parameters of its query. */
type ControlInput = {readonly body: Readonly<Record<string, unknown>>; readonly query: URLSearchParams};

type Control = (sessions: Sessions, input: ControlInput) => unknown;

/** Maximum seconds by which one call moves the clock, longer than every period in the contracts. */
const MAX_ADVANCE = 400 * 24 * 3600;

const state: Control = (sessions) => {
  const {platform, data} = sessions.current();
  const {contracts, clock, store} = platform.world;
  const objects = Object.fromEntries(Object.entries(store).map(([name, collection]) => [name, collection.filter()]));
  return {contracts: contracts.version, data, time: rfc3339(clock.now()), objects};
};

const reset: Control = async (sessions, {body}) => {
  const data = DATA_SETS.find((known) => known === (body.data ?? sessions.current().data));
  if (!data) throw new Refusal(400, texts.noData, {data: JSON.stringify(body.data), known: listed(DATA_SETS)});
  await sessions.reset(data);
  return {data};
};

const moveClock: Control = async (sessions, {body: {advanceSeconds}}) => {
  if (typeof advanceSeconds !== 'number' || !(advanceSeconds >= 0 && advanceSeconds <= MAX_ADVANCE)) {
    throw new Refusal(400, texts.clock, {limit: MAX_ADVANCE});
  }
  const {clock, scheduler} = sessions.current().platform.world;
  await scheduler.advance(Math.round(advanceSeconds * 1000));
  return {time: rfc3339(clock.now())};
};

const listNotifications: Control = (sessions, {query}) => {
  const after = Number(query.get('after') ?? 0);
  if (!Number.isInteger(after) || after < 0) throw new Refusal(400, texts.after);
  const attempts = sessions.current().attempts.map((attempt, index) => ({number: index + 1, ...attempt}));
  return {notifications: attempts.slice(after)};
};

/** All objects with a state, in the order of the store. */
export const statefulObjects = ({store}: World): readonly Stateful[] =>
  Object.values(store)
    .flatMap((collection) => collection.filter() as readonly (object | Stateful)[])
    .filter((object): object is Stateful => 'kind' in object);

/** States to which an external event can move an object now. */
export const possibleIncidents = (world: World, object: Stateful): readonly string[] =>
  Object.keys(world.kinds[object.kind].incidents ?? {}).filter((to) => canMove(world, object, to, SYSTEM));

function findObject(world: World, kind: unknown, id: unknown): Stateful {
  const kinds = Object.keys(world.kinds);
  if (!kinds.includes(String(kind)))
    throw new Refusal(400, texts.noKind, {kind: JSON.stringify(kind), known: listed(kinds)});
  const candidates = statefulObjects(world).filter((object) => object.kind === kind);
  const found = candidates.find((object) => object.id === id);
  if (found) return found;
  const known = listed(candidates.map((object) => String(object.id)));
  throw new Refusal(404, texts.noObject, {id: JSON.stringify(id), kind: String(kind), known});
}

const makeEvent: Control = (sessions, {body: {kind, id, to}}) => {
  const {world} = sessions.current().platform;
  const object = findObject(world, kind, id);
  const possible = possibleIncidents(world, object);
  if (!possible.includes(String(to))) {
    const {kind: ofKind, status} = object;
    throw new Refusal(409, texts.noMove, {
      kind: ofKind,
      id: object.id,
      status,
      to: JSON.stringify(to),
      known: listed(possible),
    });
  }
  world.kinds[object.kind].incidents?.[String(to)](object as never, world);
  return {kind: object.kind, id: object.id, status: object.status, resourceVersion: object.resourceVersion};
};

/** The control calls by path and method. */
export const CONTROLS: Readonly<Record<string, Readonly<Record<string, Control>>>> = {
  '/sandbox/state': {GET: state},
  '/sandbox/reset': {POST: reset},
  '/sandbox/clock': {POST: moveClock},
  '/sandbox/notifications': {GET: listNotifications},
  '/sandbox/events': {POST: makeEvent},
};
