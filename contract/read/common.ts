import type {OpenApi} from './openapi';

export type ErrorCode = {
  readonly subCode: string;
  readonly msg: string;
  readonly cause: string;
  readonly remedy: string;
  /** The rule of parameters that an entry of `errors` names, for codes about single fields. */
  readonly rule?: string;
  readonly retry: 'never' | 'fix' | 'same' | 'query';
};

/** Cause and remedy of a response: texts with code and links, see `textParts`. */
export type Advice = Pick<ErrorCode, 'cause' | 'remedy' | 'retry'>;

type RetryAdvice = {
  /** Its name in programs and tables, e.g. `N`. */
  readonly letter: string;
  readonly title: string;
  readonly description: string;
};

/** The codes of one HTTP status, which is their first three digits. */
type ErrorClass = {
  readonly title: string;
  readonly description?: string;
  /** The meaning of the status itself as a code, for a successful call. */
  readonly success?: Advice;
};

export type Dictionary = {
  readonly title: string;
  readonly description?: string;
  /** Users of the dictionary besides the fields with `x-dict`. */
  readonly usedBy?: string;
  /** A note below the values. */
  readonly note?: string;
  /** Titles of its groups by the suffixes of their anchors: `refund` is `#D0002-refund`. */
  readonly groups?: Readonly<Record<string, string>>;
  /** Titles of further columns by key. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, DictionaryValue>>;
};

export type DictionaryValue = {
  /** `名称。说明`: the text before the first 。 is its name. */
  readonly meaning: string;
  /** The meaning in each group of a value that belongs to several. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Texts of the dictionary's further columns by key. */
  readonly cells?: Readonly<Record<string, string>>;
  /** Its codes in those families that do not use its name. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Whether a state of this name is final. */
  readonly final?: boolean;
  /** Key of the group that it belongs to. */
  readonly group?: string;
};

/** A transition and its cause: `op:confirmOrder`, or `system: 核对通过` for one that the platform makes by itself. */
type Transition = {
  readonly from: string;
  readonly to: string;
  readonly by: string;
  /** Whether this transition does not send the event of its state. */
  readonly silent?: boolean;
};

export type StateMachine = {
  readonly title: string;
  /** The dictionary that explains its states. */
  readonly dictionary: string;
  readonly initial: readonly string[];
  /** The operations that create an object without a business key: `[addItems]`. */
  readonly makers?: readonly string[];
  readonly final: readonly string[];
  readonly transitions: readonly Transition[];
  /** The events by the states that they announce. */
  readonly events: Readonly<Record<string, string>>;
  /** The operation that returns the states without events. */
  readonly polled?: string;
  /** The response fields with the reason of a final state, e.g. `shop#getOrder.res.failReason`; empty for a state that needs no reason. */
  readonly reasons?: Readonly<Record<string, readonly string[]>>;
};

/** A kind of object in examples: examples of the same object must not contradict each other. */
export type DescribedObject = {
  /** The fields with its identifier, and the prefix of the identifier in each: `{orderId: ord_, orderNo: OR}`. */
  readonly keys: Readonly<Record<string, string>>;
  /** The fields with the number that the caller gave it, unique for each object: `[outOrderNo]`. */
  readonly callerKeys?: readonly string[];
  /** Names of fields in one family by those of the other: `{confirmTime: confirmedAt}`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Its fields that may change. */
  readonly changes?: readonly string[];
  /** Its fields with a state, and the name of the machine. */
  readonly states?: Readonly<Record<string, string>>;
  /** The objects whose notifications are also sent when it enters a state: `{PROCESSING: [payment]}`. */
  readonly notifies?: Readonly<Record<string, readonly string[]>>;
  /** Fields that only grow: of the object, or of the notification around it. The first one determines which of two examples is later. */
  readonly grows?: readonly string[];
};

type NotificationSchedule = {
  readonly acceptWithinSeconds: number;
  /** Seconds between a failed attempt and the next one. */
  readonly retryAfterSeconds: readonly number[];
  /** Seconds from the first attempt to the last. */
  readonly totalSeconds: number;
};

/** Tables that the contracts of a docs version share: common.yaml. A missing table is empty. */
export type Common = {
  readonly components?: OpenApi['components'];
  readonly 'x-errors': Readonly<Record<string, ErrorCode>>;
  readonly 'x-common-errors': readonly string[];
  readonly 'x-retry-advice': Readonly<Record<ErrorCode['retry'], RetryAdvice>>;
  readonly 'x-error-classes': Readonly<Record<string, ErrorClass>>;
  readonly 'x-dictionaries': Readonly<Record<string, Dictionary>>;
  /** The dictionary that explains the scopes in the `security` of interfaces. */
  readonly 'x-scopes'?: string;
  readonly 'x-states'?: Readonly<Record<string, StateMachine>>;
  readonly 'x-objects'?: Readonly<Record<string, DescribedObject>>;
  readonly 'x-rate-limits': Readonly<Record<string, {readonly title: string; readonly label: string}>>;
  readonly 'x-notification-schedule'?: NotificationSchedule;
};

/** The tables of a version without common.yaml. */
export const EMPTY: Common = {
  'x-errors': {},
  'x-common-errors': [],
  'x-retry-advice': {} as Common['x-retry-advice'],
  'x-error-classes': {},
  'x-dictionaries': {},
  'x-rate-limits': {},
};
