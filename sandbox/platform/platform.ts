import {areas as allAreas} from '../areas';
import {createAnswer} from '../requests/answer';
import {createClock} from './clock';
import type {ContractSet} from './contracts';
import {createFreshness} from '../requests/freshness';
import {businessKey, createIdempotency} from '../requests/idempotency';
import {createIds} from './ids';
import {openInterfaces} from '../requests/interfaces';
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

/** Where business time stands in a repeatable sandbox: the day of the contracts' examples. */
export const SEED_TIME = Date.parse('2026-11-21T10:00:00+08:00');

export type PlatformOptions = {
  readonly contracts: ContractSet;
  readonly keys: KeyFiles;
  /** Whether ids and times are the same in each run. */
  readonly seed?: boolean;
  /** `examples` has what the contracts' examples speak of, `empty` has a merchant with money and nothing else. */
  readonly data?: DataSet;
  /** The business; all of it by default. */
  readonly areas?: readonly Area[];
  readonly deliver: Deliver;
  readonly note?: (attempt: Attempt) => void;
};

/** The platform behind the sandbox's address. */
export type Platform = {
  /**
   * Answers a request as the contracts say.
   *
   * @throws SandboxBug when the answer would not fit the contract
   */
  readonly answer: (request: WireRequest) => Promise<WireAnswer>;
  readonly world: World;
};

/** Starts a platform with nothing but its data set in memory. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const {contracts, keys, seed = false, data = 'examples', areas = allAreas, deliver, note = () => undefined} = options;
  const clock = createClock(seed ? SEED_TIME : undefined);
  const ids = createIds(seed);
  const names = Object.keys(contracts.families);
  const opened = await Promise.all(names.map((name) => openInterfaces(contracts.families[name])));
  const interfaces = Object.fromEntries(names.map((name, index) => [name, opened[index]]));
  const tokens = createTokens(clock, ids);
  const [{'x-errors': errors}] = Object.values(contracts.families);
  // Before 3.0 a used business key is a parameter out of range.
  const idempotency = createIdempotency(errors['409001'] ? '409001' : '400003');
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
  // The token of the newest family opens all of them.
  tokens.issue(SAMPLE_APP, names[names.length - 1], SAMPLE_TOKEN);
  areas.forEach((area) => area.seed(world, data));
  const rules = Object.assign({}, ...areas.map((area) => area.rules));
  const [freshness, limits] = [createFreshness(clock), createRateLimits(clock)];
  return {world, answer: createAnswer({world, interfaces, rules, freshness, limits, idempotency})};
}
