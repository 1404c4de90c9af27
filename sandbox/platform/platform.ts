import {areas as allAreas} from '../areas';
import {createAnswer} from '../requests/answer';
import {createClock} from './clock';
import type {Contract, ContractSet} from './contracts';
import {createFreshness} from '../requests/freshness';
import {businessKey, createIdempotency} from '../requests/idempotency';
import {createIds} from './ids';
import {openInterfaces} from '../requests/interfaces';
import {openPlain} from '../plain';
import {SAMPLE_APP, SAMPLE_TOKEN, createApps} from './merchant';
import type {KeyFiles} from './merchant';
import {createAnnouncer} from './notifications';
import type {Attempt, Deliver} from './notifications';
import {createRateLimits} from '../requests/rate-limits';
import {createScheduler} from './scheduler';
import {createStore} from './store';
import {createTokens} from './issued-tokens';
import type {WireAnswer, WireRequest} from '../transport/wire';
import type {Area, DataSet, World} from './world';

/** Start of business time in a repeatable sandbox: the day of the contracts' examples. */
export const SEED_TIME = Date.parse('2026-11-21T10:00:00+08:00');

export type PlatformOptions = {
  readonly contracts: ContractSet;
  readonly keys: KeyFiles;
  /** Whether ids and times are the same in each run. */
  readonly seed?: boolean;
  /** `examples` contains the objects of the contracts' examples, `empty` only a merchant with money. */
  readonly data?: DataSet;
  /** The business; all of it by default. */
  readonly areas?: readonly Area[];
  readonly deliver: Deliver;
  readonly note?: (attempt: Attempt) => void;
};

/** The simulated platform. */
export type Platform = {
  /**
   * Responds to a request according to the contracts.
   *
   * @throws SandboxBug when the response would violate the contract
   */
  readonly answer: (request: WireRequest) => Promise<WireAnswer>;
  readonly world: World;
};

/** Whether rules of the areas play a contract: those of some operation are there. */
function isRuled(name: string, {paths = {}}: Contract, areas: readonly Area[]): boolean {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return operations.some(({operationId}) => areas.some(({rules}) => `${name}#${operationId}` in rules));
}

/** The contracts that rules play, and the others by their names, which are played as they are written. */
function parted(
  {version, families}: ContractSet,
  areas: readonly Area[],
): {readonly contracts: ContractSet; readonly plain: ContractSet['families']} {
  const [ruled, plain] = [true, false].map((wanted) =>
    Object.fromEntries(
      Object.entries(families).filter(([name, contract]) => isRuled(name, contract, areas) === wanted),
    ),
  );
  return {contracts: {version, families: ruled}, plain};
}

/** Starts a platform with its data set in memory. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const {keys, seed = false, data = 'examples', deliver, note = () => undefined} = options;
  const {areas: chosen = allAreas} = options;
  const {contracts, plain} = parted(options.contracts, [...allAreas, ...chosen]);
  const names = Object.keys(contracts.families);
  const areas = names.length > 0 ? chosen : [];
  const clock = createClock(seed ? SEED_TIME : undefined);
  const ids = createIds(seed);
  const opened = await Promise.all(names.map((name) => openInterfaces(contracts.families[name])));
  const interfaces = Object.fromEntries(names.map((name, index) => [name, opened[index]]));
  const tokens = createTokens(clock, ids);
  const [{'x-errors': errors} = {'x-errors': {}}]: readonly Pick<Contract, 'x-errors'>[] = Object.values(
    contracts.families,
  );
  // Before 3.0 the code for a reused business key is that for invalid parameters.
  const idempotency = createIdempotency('409001' in errors ? '409001' : '400003');
  const world: World = {
    contracts,
    clock,
    ids,
    keys,
    tokens,
    kinds: Object.assign({}, ...areas.map((area) => area.kinds)),
    apps: createApps(keys),
    scheduler: createScheduler(clock),
    store: createStore(),
    announce: createAnnouncer(() => world, interfaces, deliver, note),
    remember: (name, key, input, result) => idempotency.remember(businessKey(SAMPLE_APP, name, key), input, result),
  };
  // A token of the newest family is valid for all of them.
  if (names.length > 0) tokens.issue(SAMPLE_APP, names[names.length - 1], SAMPLE_TOKEN);
  areas.forEach((area) => area.seed(world, data));
  const rules = Object.assign({}, ...areas.map((area) => area.rules));
  const [freshness, limits] = [createFreshness(clock), createRateLimits(clock)];
  const signed = createAnswer({world, interfaces, rules, freshness, limits, idempotency});
  const players = Object.entries(plain).map(([name, contract]) => openPlain(name, contract, keys));
  const answer: Platform['answer'] = (request) => {
    const isRuledCall = names.some((name) => request.target.startsWith(`/openapi/${name}/`));
    const player = isRuledCall
      ? undefined
      : (players.find(({knows}) => knows(request)) ?? (names.length === 0 ? players[0] : undefined));
    return player ? player.answer(request) : signed(request);
  };
  return {world, answer};
}
