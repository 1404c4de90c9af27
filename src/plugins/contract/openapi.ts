/** The parts of OpenAPI 3.1 and of our vendor extensions that the pages show. */

export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly const?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly deprecated?: boolean;
  readonly default?: unknown;
  readonly 'x-dict'?: string;
  /** Upper bound of a decimal number that is written as a string, e.g. `'98000.00'`. */
  readonly 'x-maximum'?: string;
  readonly 'x-sensitive'?: boolean;
  /** Rules that amounts keep, e.g. `total = available + frozen`; see sums.ts. */
  readonly 'x-sums'?: readonly string[];
};

export type Media = {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, {readonly summary?: string; readonly value: unknown}>>;
};

export type Content = {readonly description?: string; readonly content?: Readonly<Record<string, Media>>};

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Media['examples'];
};

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  readonly 'x-doc-page'?: string;
  readonly 'x-rate-limit'?: string;
  readonly 'x-idempotent-key'?: string;
  readonly 'x-error-codes'?: readonly string[];
  readonly 'x-states'?: string;
  readonly 'x-events'?: readonly string[];
  readonly 'x-replaced-by'?: string;
};

export type PathItem = Readonly<Record<string, Operation>>;

export type OpenApi = {
  readonly openapi?: string;
  readonly info?: {readonly title: string};
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: {readonly schemas?: Readonly<Record<string, Schema>>};
};

export type ErrorCode = {
  readonly subCode: string;
  readonly msg: string;
  readonly cause: string;
  readonly remedy: string;
  /** The rule that `errors` names, for codes that complain of single fields. */
  readonly rule?: string;
  readonly retry: 'never' | 'fix' | 'same' | 'query';
};

/** What to do about an answer: texts with code and links, see inline.ts. */
export type Advice = Pick<ErrorCode, 'cause' | 'remedy' | 'retry'>;

export type RetryAdvice = {
  /** What programs and tables call it, e.g. `N`. */
  readonly letter: string;
  readonly title: string;
  readonly description: string;
};

/** The codes of one HTTP status, which is their first three digits. */
export type ErrorClass = {
  readonly title: string;
  readonly description?: string;
  /** What the status itself says as a code: only of a call that succeeded. */
  readonly success?: Advice;
};

export type Dictionary = {
  readonly title: string;
  readonly description?: string;
  /** What uses it besides the fields that carry `x-dict`. */
  readonly usedBy?: string;
  /** What readers must know after the values. */
  readonly note?: string;
  /** Titles of its parts by the end of their anchors: `flow` is `#D0021-flow`. */
  readonly groups?: Readonly<Record<string, string>>;
  /** Titles of further columns by key. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, DictionaryValue>>;
};

export type DictionaryValue = {
  /** `名称。说明`: what stands before the first 。 is its name. */
  readonly meaning: string;
  /** The meaning in each group of a value that belongs to several. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Texts of the dictionary's further columns by key. */
  readonly cells?: Readonly<Record<string, string>>;
  /** The value of the v1 family. */
  readonly v1?: string;
  /** Whether a state of this name never changes again. */
  readonly final?: boolean;
  /** Key of the group that it belongs to. */
  readonly group?: string;
};

/** A change of state and its cause: `op:confirmSettlement`, or `system: 核对通过` for what the platform does by itself. */
export type Transition = {
  readonly from: string;
  readonly to: string;
  readonly by: string;
  /** Whether the event of the state is left out this time. */
  readonly silent?: boolean;
};

export type StateMachine = {
  readonly title: string;
  /** The dictionary that explains its states. */
  readonly dictionary: string;
  readonly initial: readonly string[];
  readonly final: readonly string[];
  readonly transitions: readonly Transition[];
  /** The event that announces a state. */
  readonly events: Readonly<Record<string, string>>;
  /** The operation that tells the state where no event does. */
  readonly polled?: string;
};

export type NotificationSchedule = {
  readonly acceptWithinSeconds: number;
  /** Seconds between an attempt that failed and the next one. */
  readonly retryAfterSeconds: readonly number[];
  /** Seconds from the first attempt to the last. */
  readonly totalSeconds: number;
};

/** What the contracts of a docs version share: common.yaml. */
export type Common = {
  readonly components?: OpenApi['components'];
  readonly 'x-errors': Readonly<Record<string, ErrorCode>>;
  readonly 'x-common-errors': readonly string[];
  readonly 'x-retry-advice': Readonly<Record<ErrorCode['retry'], RetryAdvice>>;
  readonly 'x-error-classes': Readonly<Record<string, ErrorClass>>;
  readonly 'x-dictionaries': Readonly<Record<string, Dictionary>>;
  readonly 'x-states'?: Readonly<Record<string, StateMachine>>;
  readonly 'x-rate-limits': Readonly<Record<string, {readonly title: string; readonly label: string}>>;
  readonly 'x-notification-schedule'?: NotificationSchedule;
};

/** An operation or a webhook with where it stands. */
export type LocatedOperation = {
  readonly operation: Operation;
  /** HTTP method in capitals. */
  readonly method: string;
  /** Path from the host on; `notifyUrl` for a webhook. */
  readonly path: string;
  /** Where it stands in the file. */
  readonly keys: readonly string[];
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** What a webhook is sent to: the address that the integrator gave. */
const WEBHOOK_PATH = 'notifyUrl';

function locateOperations({paths = {}, webhooks = {}}: OpenApi): readonly LocatedOperation[] {
  const locate = (section: 'paths' | 'webhooks', items: OpenApi['paths'], address: (key: string) => string) =>
    Object.entries(items ?? {}).flatMap(([key, item]) =>
      METHODS.filter((method) => item[method]).map((method) => ({
        operation: item[method],
        method: method.toUpperCase(),
        path: address(key),
        keys: [section, key, method],
      })),
    );
  return [...locate('paths', paths, (path) => path), ...locate('webhooks', webhooks, () => WEBHOOK_PATH)];
}

/** Operations by contract: each block of a page looks for one. */
const known = new WeakMap<OpenApi, readonly LocatedOperation[]>();

/** All operations and webhooks of a contract. */
export function operationsOf(contract: OpenApi): readonly LocatedOperation[] {
  const operations = known.get(contract) ?? locateOperations(contract);
  known.set(contract, operations);
  return operations;
}
