import {createAnswer} from '../requests/answer';
import {createClock} from '../platform/clock';
import type {ContractSet, WireAnswer, WireRequest} from '../../../sandbox';
import {createFreshness} from '../requests/freshness';
import {businessKey, createIdempotency} from '../requests/idempotency';
import {createIds} from '../platform/ids';
import {openInterfaces} from '../requests/interfaces';
import {SAMPLE_APP, SAMPLE_TOKEN, createApps} from '../platform/merchant';
import type {KeyFiles} from '../platform/merchant';
import {createAnnouncer} from '../notifications/announcer';
import type {Attempt, Deliver} from '../notifications/announcer';
import {createRateLimits} from '../requests/rate-limits';
import {createScheduler} from '../platform/scheduler';
import {createStore} from '../platform/store';
import {createTokens} from '../platform/issued-tokens';
import type {Area, DataSet, World} from '../platform/world';

/** Start of business time in a repeatable sandbox: the day of the contracts' examples. */
export const SEED_TIME = Date.parse('2026-11-21T10:00:00+08:00');

export type PlatformOptions = {
  readonly contracts: ContractSet;
  readonly keys: KeyFiles;
  /** Whether ids and times are the same in each run. */
  readonly seed?: boolean;
  /** Real time, that of the computer by default. */
  readonly realTime?: () => number;
  /** `examples` contains the objects of the contracts' examples, `empty` only a merchant with money. */
  readonly data?: DataSet;
  /** The business. */
  readonly areas: readonly Area[];
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

/** Starts a platform with its data set in memory. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const {contracts, areas, keys, seed = false, realTime, data = 'examples', deliver, note = () => undefined} = options;
  const names = Object.keys(contracts.families);
  const clock = createClock(seed ? SEED_TIME : undefined, realTime);
  const ids = createIds(seed);
  const opened = await Promise.all(names.map((name) => openInterfaces(contracts.families[name])));
  const interfaces = Object.fromEntries(names.map((name, index) => [name, opened[index]]));
  const tokens = createTokens(clock, ids);
  const [{'x-errors': errors}] = Object.values(contracts.families);
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
  tokens.issue(SAMPLE_APP, names[names.length - 1], SAMPLE_TOKEN);
  areas.forEach((area) => area.seed(world, data));
  const rules = Object.assign({}, ...areas.map((area) => area.rules));
  const [freshness, limits] = [createFreshness(clock), createRateLimits(clock)];
  return {world, answer: createAnswer({world, interfaces, rules, freshness, limits, idempotency})};
}
