import type {OpenApi} from './openapi';

export type ErrorCode = {
  readonly subCode: string;
  readonly msg: string;
  readonly cause: string;
  readonly remedy: string;
  /** The rule that `errors` names, for codes that complain of single fields. */
  readonly rule?: string;
  readonly retry: 'never' | 'fix' | 'same' | 'query';
};

/** What to do about an answer: texts with code and links, see `textParts`. */
export type Advice = Pick<ErrorCode, 'cause' | 'remedy' | 'retry'>;

type RetryAdvice = {
  /** What programs and tables call it, e.g. `N`. */
  readonly letter: string;
  readonly title: string;
  readonly description: string;
};

/** The codes of one HTTP status, which is their first three digits. */
type ErrorClass = {
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
  /** Titles of its parts by the end of their anchors: `refund` is `#D0002-refund`. */
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
  /** What families write for it that do not write its name. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Whether a state of this name never changes again. */
  readonly final?: boolean;
  /** Key of the group that it belongs to. */
  readonly group?: string;
};

/** A change of state and its cause: `op:confirmOrder`, or `system: 核对通过` for what the platform does by itself. */
type Transition = {
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
  /** The operations that make an object, where they have no business key: `[addItems]`. */
  readonly makers?: readonly string[];
  readonly final: readonly string[];
  readonly transitions: readonly Transition[];
  /** The event that announces a state. */
  readonly events: Readonly<Record<string, string>>;
  /** The operation that tells the state where no event does. */
  readonly polled?: string;
  /** Why a final state was reached: the fields of answers that say it, e.g. `shop#getOrder.res.failReason`; none where there is nothing to explain. */
  readonly reasons?: Readonly<Record<string, readonly string[]>>;
};

/** What an identifier in examples stands for: an object whose examples must not contradict each other. */
export type DescribedObject = {
  /** The fields that hold its identifier, with what the identifier begins with: `{orderId: ord_, orderNo: OR}`. */
  readonly keys: Readonly<Record<string, string>>;
  /** The fields that hold the number that the caller gave it, one for each object: `[outOrderNo]`. */
  readonly callerKeys?: readonly string[];
  /** Names of fields in one family by those of the other: `{confirmTime: confirmedAt}`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Its fields that change. */
  readonly changes?: readonly string[];
  /** Its fields that hold a state, with the name of the machine. */
  readonly states?: Readonly<Record<string, string>>;
  /** The objects of which notifications are sent as well when it enters a state: `{PROCESSING: [payment]}`. */
  readonly notifies?: Readonly<Record<string, readonly string[]>>;
  /** Fields that only grow: of the object, or of the notification around it. The first tells which of two examples is the later one. */
  readonly grows?: readonly string[];
};

type NotificationSchedule = {
  readonly acceptWithinSeconds: number;
  /** Seconds between an attempt that failed and the next one. */
  readonly retryAfterSeconds: readonly number[];
  /** Seconds from the first attempt to the last. */
  readonly totalSeconds: number;
};

/** What the contracts of a docs version share: common.yaml. A table that it lacks is empty. */
export type Common = {
  readonly components?: OpenApi['components'];
  readonly 'x-errors': Readonly<Record<string, ErrorCode>>;
  readonly 'x-common-errors': readonly string[];
  readonly 'x-retry-advice': Readonly<Record<ErrorCode['retry'], RetryAdvice>>;
  readonly 'x-error-classes': Readonly<Record<string, ErrorClass>>;
  readonly 'x-dictionaries': Readonly<Record<string, Dictionary>>;
  /** The dictionary that explains the scopes which interfaces ask for in `security`. */
  readonly 'x-scopes'?: string;
  readonly 'x-states'?: Readonly<Record<string, StateMachine>>;
  readonly 'x-objects'?: Readonly<Record<string, DescribedObject>>;
  readonly 'x-rate-limits': Readonly<Record<string, {readonly title: string; readonly label: string}>>;
  readonly 'x-notification-schedule'?: NotificationSchedule;
};

/** What a version without common.yaml shares. */
export const EMPTY: Common = {
  'x-errors': {},
  'x-common-errors': [],
  'x-retry-advice': {} as Common['x-retry-advice'],
  'x-error-classes': {},
  'x-dictionaries': {},
  'x-rate-limits': {},
};
