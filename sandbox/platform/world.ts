import type {Clock} from './clock';
import type {Contract, ContractSet} from './contracts';
import type {Stateful} from '../records';
import type {Ids} from './ids';
import type {App, KeyFiles} from './merchant';
import type {FormFile} from '../requests/request-body';
import type {Scheduler} from './scheduler';
import type {Store} from './store';
import type {Tokens} from './issued-tokens';

/** A kind of object with a state machine: how it is announced. */
export type Kind = {
  /** Key of `x-states`. */
  readonly machine: string;
  /** Name of the contract and key of its `webhooks` that announce it; none for what is only told when asked. */
  readonly webhook?: readonly [family: string, name: string];
  /** Its interfaces take a `notifyUrl`, and nothing is sent without one. */
  readonly onRequest?: boolean;
  /** What else changes when the object has entered a state, whatever moved it there. */
  readonly entered?: (object: never, world: World) => void;
  /** What the outside world may do to the object at any time, by the new state, with all that comes with it. */
  readonly incidents?: Readonly<Record<string, (object: never, world: World) => void>>;
  /** `data` of the notification. */
  readonly present: (object: never, world: World) => unknown;
};

/** What a business rule may see and do. */
export type World = {
  readonly contracts: ContractSet;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly scheduler: Scheduler;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly apps: readonly App[];
  readonly keys: KeyFiles;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Sends the event of an object's new state. */
  readonly announce: (object: Stateful, event: string) => void;
  /**
   * Lets an object of the data set count as the result of an earlier call of the sample application.
   *
   * @param interfaceName e.g. `v3#createTask`
   * @param key value of the business key
   * @param input path and query parameters and the members of the body
   */
  readonly remember: (interfaceName: string, key: string, input: unknown, data: unknown) => void;
};

/** A request that passed every check. */
type Call = {
  readonly app: App;
  /** Where notifications about the new object go, if the request says so. */
  readonly notifyUrl?: string;
  /** The uploaded file of a form. */
  readonly file?: FormFile;
  /** The access token that came with it. */
  readonly token?: string;
};

/**
 * Does what an interface does.
 *
 * @param input path and query parameters and the members of the body, validated
 * @returns `data` of the answer
 * @throws Failure to refuse
 */
export type Rule<Input = never> = (input: Input, world: World, call: Call) => unknown;

/** What the store holds at the start: what the contracts' examples speak of, or a merchant with money and nothing else. */
export const DATA_SETS = ['examples', 'empty'] as const;
export type DataSet = (typeof DATA_SETS)[number];

/** A value that brings about what a caller cannot, and what it does, in words for readers. */
export type TestValue = {readonly value: string; readonly effect: string};

/** Part of the business: rules by `family#operationId`, kinds of objects, and the data that the contracts' examples speak of. */
export type Area = {
  readonly rules: Readonly<Record<string, Rule>>;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Fills the store. */
  readonly seed: (world: World, data: DataSet) => void;
  readonly testValues?: readonly TestValue[];
};

/** Any of the contracts: they have the shared tables in common. */
export const sharedTables = ({contracts}: Pick<World, 'contracts'>): Contract => Object.values(contracts.families)[0];
