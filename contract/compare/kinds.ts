/** How a change affects a program that works with the older version, the most severe first. */
export const CLASSES = ['breaking', 'attention', 'compatible'] as const;

export type ChangeClass = (typeof CLASSES)[number];

/** Who writes a value: the integrator, or the platform in an answer or a notification. */
export type Side = 'sent' | 'received';

type Rule = Readonly<Record<Side, ChangeClass>>;

const rule = (sent: ChangeClass, received = sent): Rule => ({sent, received});

/** Every kind of difference with its class, in line with the policy on the page of changes. */
const KINDS = {
  'family-added': rule('compatible'),
  'family-removed': rule('breaking'),
  'operation-added': rule('compatible'),
  'operation-removed': rule('breaking'),
  'operation-deprecated': rule('attention'),
  'path-changed': rule('breaking'),
  'method-changed': rule('breaking'),
  'media-type-changed': rule('breaking'),
  'media-type-added': rule('compatible'),
  'media-type-removed': rule('breaking'),
  'body-required': rule('breaking', 'compatible'),
  'body-optional': rule('compatible', 'breaking'),
  'status-added': rule('compatible', 'attention'),
  'status-removed': rule('breaking'),
  'failure-removed': rule('compatible'),
  'server-changed': rule('breaking'),
  'server-added': rule('compatible'),
  'server-removed': rule('breaking'),
  'scheme-changed': rule('breaking'),
  'auth-changed': rule('breaking'),
  'auth-loosened': rule('compatible'),
  'rate-limit-changed': rule('attention'),
  'idempotency-key-changed': rule('breaking'),
  'field-added': rule('compatible'),
  'required-field-added': rule('breaking', 'compatible'),
  'field-removed': rule('breaking'),
  'field-deprecated': rule('attention'),
  'field-moved': rule('breaking'),
  'style-changed': rule('breaking'),
  'field-required': rule('breaking', 'compatible'),
  'field-optional': rule('compatible', 'breaking'),
  'condition-changed': rule('breaking', 'attention'),
  'condition-removed': rule('compatible', 'attention'),
  'type-changed': rule('breaking'),
  'type-widened': rule('compatible', 'breaking'),
  'type-narrowed': rule('breaking', 'compatible'),
  'null-added': rule('compatible', 'breaking'),
  'null-removed': rule('breaking', 'compatible'),
  'default-changed': rule('breaking', 'attention'),
  'limit-tightened': rule('breaking', 'compatible'),
  'limit-loosened': rule('compatible'),
  'enum-value-added': rule('compatible', 'attention'),
  'enum-value-removed': rule('breaking', 'compatible'),
  'error-added': rule('attention'),
  'error-removed': rule('attention'),
  'error-renamed': rule('attention'),
  'error-retry-changed': rule('attention'),
  'event-added': rule('compatible'),
  'event-removed': rule('breaking'),
  'dictionary-value-added': rule('compatible'),
  'dictionary-value-removed': rule('breaking'),
  'dictionary-value-redefined': rule('breaking'),
} as const;

export type Kind = keyof typeof KINDS;

/** A difference between two versions of the contracts. */
export type Difference = {
  /** Stable id, e.g. `field-required shop#createOrder.req.outOrderNo`. */
  readonly id: string;
  readonly kind: Kind;
  readonly class: ChangeClass;
  /** Name of the contract, or `common`. */
  readonly contract: string;
  readonly operationId?: string;
  /** Name of the schema, if that has a page of its own. */
  readonly schema?: string;
  /** Anchor of the field. */
  readonly anchor?: string;
  /** The value that was added or removed: of an enum, an error code, an event. */
  readonly value?: string;
  readonly before?: string;
  readonly after?: string;
  /** The operations that return a shared error code, if not all do. */
  readonly operations?: readonly string[];
};

type Detail = Pick<Difference, 'value' | 'before' | 'after' | 'operations'>;

/** Where a difference was found, and who writes the value there. */
export type Place = Pick<Difference, 'contract' | 'operationId' | 'schema' | 'anchor'> & {readonly side?: Side};

/**
 * Makes a difference with its id and class.
 *
 * @param detail the value that was added or removed, or the values before and after
 */
export function difference(kind: Kind, place: Place, detail: Detail = {}): Difference {
  const {side = 'sent', ...where} = place;
  const name = where.anchor ?? where.operationId;
  const subject = name ? `${where.contract}#${name}` : where.contract;
  const id = [kind, subject, detail.value].filter(Boolean).join(' ');
  return {id, kind, class: KINDS[kind][side], ...where, ...detail};
}

/** The names of `first` that `second` lacks. */
export function without<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  return first.filter((name) => !second.includes(name));
}
