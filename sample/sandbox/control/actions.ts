import {rfc3339} from '../platform/clock';
import type {Stateful} from '../records';
import type {Sessions} from '../session/session';
import {SYSTEM, canMove} from '../platform/states';
import {DATA_SETS} from '../platform/world';
import type {World} from '../platform/world';

/** A control call that fails, with HTTP status and a message for the caller. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
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
  if (!data) throw new Refusal(400, `没有数据集 ${JSON.stringify(body.data)}。data 可取 ${DATA_SETS.join('、')}。`);
  await sessions.reset(data);
  return {data};
};

const moveClock: Control = async (sessions, {body: {advanceSeconds}}) => {
  if (typeof advanceSeconds !== 'number' || !(advanceSeconds >= 0 && advanceSeconds <= MAX_ADVANCE)) {
    throw new Refusal(400, `advanceSeconds 应为 0 到 ${MAX_ADVANCE} 的数，单位秒。时间不能倒退。`);
  }
  const {clock, scheduler} = sessions.current().platform.world;
  await scheduler.advance(Math.round(advanceSeconds * 1000));
  return {time: rfc3339(clock.now())};
};

const listNotifications: Control = (sessions, {query}) => {
  const after = Number(query.get('after') ?? 0);
  if (!Number.isInteger(after) || after < 0) throw new Refusal(400, 'after 应为 0 或正整数：只列出编号更大的通知。');
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
    throw new Refusal(400, `没有对象类型 ${JSON.stringify(kind)}。kind 可取 ${kinds.join('、')}。`);
  const candidates = statefulObjects(world).filter((object) => object.kind === kind);
  const found = candidates.find((object) => object.id === id);
  if (found) return found;
  throw new Refusal(
    404,
    `没有编号为 ${JSON.stringify(id)} 的 ${String(kind)}。现有编号：${candidates.map((object) => object.id).join('、') || '无'}。`,
  );
}

const makeEvent: Control = (sessions, {body: {kind, id, to}}) => {
  const {world} = sessions.current().platform;
  const object = findObject(world, kind, id);
  const possible = possibleIncidents(world, object);
  if (!possible.includes(String(to))) {
    const wish = `${object.kind} ${object.id} 现在是 ${object.status}，不能变为 ${JSON.stringify(to)}`;
    throw new Refusal(409, `${wish}。to 可取 ${possible.join('、') || '无'}。`);
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
