import type {Clock} from './clock';
import type {Contract, ContractSet} from '../../../sandbox';
import type {Stateful} from '../records';
import type {Ids} from './ids';
import type {App, KeyFiles} from './merchant';
import type {Scheduler} from './scheduler';
import type {Store} from './store';
import type {Tokens} from './issued-tokens';

/** A kind of object with a state machine. */
export type Kind = {
  /** Key of `x-states`. */
  readonly machine: string;
  /** Contract and key of its `webhooks` for notifications; none for objects that are only queried. */
  readonly webhook?: readonly [family: string, name: string];
  /** Whether notifications are sent only if the request gave a `notifyUrl`. */
  readonly onRequest?: boolean;
  /** Further effects after the object has entered a state, whatever caused that. */
  readonly entered?: (object: never, world: World) => void;
  /** External events that can happen at any time, by the new state, with their effects. */
  readonly incidents?: Readonly<Record<string, (object: never, world: World) => void>>;
  /** `data` of the notification. */
  readonly present: (object: never, world: World) => unknown;
};

/** The interface of the platform for business rules. */
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
   * Registers an object of the data set as the result of an earlier call of the sample application.
   *
   * @param interfaceName e.g. `v3#createTask`
   * @param key value of the business key
   * @param input path and query parameters and the members of the body
   */
  readonly remember: (interfaceName: string, key: string, input: unknown, data: unknown) => void;
};

/** An uploaded file. */
export type FormFile = {readonly name: string; readonly bytes: Buffer};

/** A request that passed all checks. */
type Call = {
  readonly app: App;
  /** Address for notifications about the new object, if the request gives one. */
  readonly notifyUrl?: string;
  /** The uploaded file of a form. */
  readonly file?: FormFile;
  /** The access token of the request. */
  readonly token?: string;
};

/**
 * Implements an interface.
 *
 * @param input path and query parameters and the members of the body, validated
 * @returns `data` of the response
 * @throws Failure to reject the request
 */
export type Rule<Input = never> = (input: Input, world: World, call: Call) => unknown;

/** Initial content of the store: the objects of the contracts' examples, or only a merchant with money. */
export const DATA_SETS = ['examples', 'empty'] as const;
export type DataSet = (typeof DATA_SETS)[number];

/** A value for an outcome that a caller cannot cause otherwise, with a description for readers. */
export type TestValue = {readonly value: string; readonly effect: string};

/** A part of the business: rules by `family#operationId`, kinds of objects, and data for the contracts' examples. */
export type Area = {
  readonly rules: Readonly<Record<string, Rule>>;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Adds the data set to the store. */
  readonly seed: (world: World, data: DataSet) => void;
  readonly testValues?: readonly TestValue[];
};

/** The tables shared by all contracts, taken from one of them. */
export const sharedTables = ({contracts}: Pick<World, 'contracts'>): Contract => Object.values(contracts.families)[0];
