import type {OpenApi} from '../openapi/types';

export type ErrorCode = {
  readonly subCode: string;
  readonly msg: string;
  readonly cause: string;
  readonly remedy: string;
  /** The rule in the items of `errors`, for codes about single fields. */
  readonly rule?: string;
  readonly retry: 'never' | 'fix' | 'same' | 'query';
};

/** Advice for one response; the texts may contain code and links, see `textParts`. */
export type Advice = Pick<ErrorCode, 'cause' | 'remedy' | 'retry'>;

type RetryAdvice = {
  /** Abbreviation in tables and programs, e.g. `N`. */
  readonly letter: string;
  readonly title: string;
  readonly description: string;
};

/** The error codes of one HTTP status, which is their first three digits. */
type ErrorClass = {
  readonly title: string;
  readonly description?: string;
  /** Advice for the status itself as a code, which only successful calls return. */
  readonly success?: Advice;
};

export type Dictionary = {
  readonly title: string;
  readonly description?: string;
  /** Users of the dictionary other than fields with `x-dict`, as text. */
  readonly usedBy?: string;
  /** Text after the table of values. */
  readonly note?: string;
  /** Titles of the groups of values, by the suffix of their anchors: `refund` is `#D0002-refund`. */
  readonly groups?: Readonly<Record<string, string>>;
  /** Titles of further columns by key. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, DictionaryValue>>;
};

export type DictionaryValue = {
  /** `名称。说明`: the text before the first 。 is the name. */
  readonly meaning: string;
  /** The meaning in each group, for a value of several groups. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Texts of the dictionary's further columns by key. */
  readonly cells?: Readonly<Record<string, string>>;
  /** The code of the value by contract, for contracts that use codes instead of names. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Whether this state is final. */
  readonly final?: boolean;
  /** Key of the group of the value. */
  readonly group?: string;
};

/** A state transition and its cause: `op:confirmOrder`, or `system: 核对通过` for an action of the platform. */
type Transition = {
  readonly from: string;
  readonly to: string;
  readonly by: string;
  /** Whether no event is sent for this transition. */
  readonly silent?: boolean;
};

export type StateMachine = {
  readonly title: string;
  /** Name of the dictionary of its states. */
  readonly dictionary: string;
  readonly initial: readonly string[];
  /** The operations that create an object without a business key: `[addItems]`. */
  readonly makers?: readonly string[];
  readonly final: readonly string[];
  readonly transitions: readonly Transition[];
  /** Names of the events that report a state, by state. */
  readonly events: Readonly<Record<string, string>>;
  /** The operation that callers poll for states without an event. */
  readonly polled?: string;
  /**
   * The response fields with the reason for a final state, by state, e.g. `shop#getOrder.res.failReason`; an empty array for a state that
   * needs no reason.
   */
  readonly reasons?: Readonly<Record<string, readonly string[]>>;
};

/** A kind of object whose examples, recognised by its identifiers, must not contradict each other. */
export type DescribedObject = {
  /** The fields that contain its identifier, with the prefix of the values: `{orderId: ord_, orderNo: OR}`. */
  readonly keys: Readonly<Record<string, string>>;
  /** The fields that contain the number that the caller assigns, one for each object: `[outOrderNo]`. */
  readonly callerKeys?: readonly string[];
  /** Fields with the same meaning but another name in another contract: `{confirmTime: confirmedAt}`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Names of the fields that can change. */
  readonly changes?: readonly string[];
  /** The fields that contain a state, with the name of the state machine. */
  readonly states?: Readonly<Record<string, string>>;
  /** Names of the objects whose notifications are also sent when this one enters a state, by state: `{PROCESSING: [payment]}`. */
  readonly notifies?: Readonly<Record<string, readonly string[]>>;
  /** Fields of the object, or of the notification that contains it, that only increase. The first one shows which of two examples is later. */
  readonly grows?: readonly string[];
};

type NotificationSchedule = {
  readonly acceptWithinSeconds: number;
  /** Seconds between a failed attempt and the next one. */
  readonly retryAfterSeconds: readonly number[];
  /** Seconds from the first attempt to the last one. */
  readonly totalSeconds: number;
};

/** The shared part of the contracts of a docs version, common.yaml. A table that the file lacks is empty. */
export type Common = {
  readonly components?: OpenApi['components'];
  readonly 'x-errors': Readonly<Record<string, ErrorCode>>;
  readonly 'x-common-errors': readonly string[];
  readonly 'x-retry-advice': Readonly<Record<ErrorCode['retry'], RetryAdvice>>;
  readonly 'x-error-classes': Readonly<Record<string, ErrorClass>>;
  readonly 'x-dictionaries': Readonly<Record<string, Dictionary>>;
  /** Name of the dictionary of the OAuth scopes in `security`. */
  readonly 'x-scopes'?: string;
  readonly 'x-states'?: Readonly<Record<string, StateMachine>>;
  readonly 'x-objects'?: Readonly<Record<string, DescribedObject>>;
  readonly 'x-rate-limits': Readonly<Record<string, {readonly title: string; readonly label: string}>>;
  readonly 'x-notification-schedule'?: NotificationSchedule;
};

/** The shared part of a version without common.yaml. */
export const EMPTY: Common = {
  'x-errors': {},
  'x-common-errors': [],
  'x-retry-advice': {} as Common['x-retry-advice'],
  'x-error-classes': {},
  'x-dictionaries': {},
  'x-rate-limits': {},
};
