/** How a change affects a program that works with the older version, the gravest first. */
export const CLASSES = {breaking: '不兼容', attention: '需关注', compatible: '兼容'} as const;

export type ChangeClass = keyof typeof CLASSES;

/** Who writes a value: the integrator, or the platform in an answer or a notification. */
export type Side = 'sent' | 'received';

type Rule = {readonly label: string} & Readonly<Record<Side, ChangeClass>>;

const rule = (label: string, sent: ChangeClass, received = sent): Rule => ({label, sent, received});

/** Every kind of difference with its name and its class, as the policy on the page of changes has it. */
export const KINDS = {
  'family-added': rule('新增', 'compatible'),
  'family-removed': rule('移除', 'breaking'),
  'operation-added': rule('新增', 'compatible'),
  'operation-removed': rule('移除', 'breaking'),
  'operation-deprecated': rule('弃用', 'attention'),
  'path-changed': rule('路径', 'breaking'),
  'method-changed': rule('请求方法', 'breaking'),
  'media-type-changed': rule('内容类型', 'breaking'),
  'auth-changed': rule('授权要求', 'breaking'),
  'rate-limit-changed': rule('频率限制', 'attention'),
  'idempotency-key-changed': rule('业务单号', 'breaking'),
  'field-added': rule('新增字段', 'compatible'),
  'required-field-added': rule('新增字段', 'breaking', 'compatible'),
  'field-removed': rule('移除', 'breaking'),
  'field-deprecated': rule('弃用', 'attention'),
  'field-moved': rule('位置', 'breaking'),
  'field-required': rule('', 'breaking', 'compatible'),
  'field-optional': rule('', 'compatible', 'breaking'),
  'condition-changed': rule('', 'breaking', 'attention'),
  'condition-removed': rule('', 'compatible', 'attention'),
  'type-changed': rule('类型', 'breaking'),
  'null-added': rule('可以为 `null`', 'compatible', 'breaking'),
  'null-removed': rule('不能为 `null`', 'breaking', 'compatible'),
  'default-changed': rule('默认值', 'breaking', 'attention'),
  'limit-tightened': rule('', 'breaking', 'compatible'),
  'limit-loosened': rule('', 'compatible'),
  'enum-value-added': rule('新增取值', 'compatible', 'attention'),
  'enum-value-removed': rule('移除取值', 'breaking', 'compatible'),
  'error-added': rule('新增错误码', 'attention'),
  'error-removed': rule('不再返回错误码', 'attention'),
  'error-renamed': rule('错误码名称', 'attention'),
  'error-retry-changed': rule('重试方式', 'attention'),
  'event-added': rule('新增事件', 'compatible'),
  'event-removed': rule('移除事件', 'breaking'),
  'dictionary-value-added': rule('新增取值', 'compatible'),
  'dictionary-value-removed': rule('移除取值', 'breaking'),
  'dictionary-value-redefined': rule('含义', 'breaking'),
} as const;

export type Kind = keyof typeof KINDS;

/** Something that two versions of the contracts have differently. */
export type Difference = {
  /** Stable name, e.g. `field-required v1#createBatch.req.outBatchNo`. */
  readonly id: string;
  readonly kind: Kind;
  readonly class: ChangeClass;
  /** The contract, or `common`. */
  readonly contract: string;
  readonly operationId?: string;
  /** Anchor of the field. */
  readonly anchor?: string;
  /** The value that came or went: of an enum, an error code, an event. */
  readonly value?: string;
  readonly before?: string;
  readonly after?: string;
  /** The operations that return a shared error code, where not all do. */
  readonly operations?: readonly string[];
};

type Detail = Pick<Difference, 'value' | 'before' | 'after' | 'operations'>;

/** Where a difference was found, and who writes what stands there. */
export type Place = Pick<Difference, 'contract' | 'operationId' | 'anchor'> & {readonly side?: Side};

/**
 * Names and classifies a difference.
 *
 * @param detail the value that came or went, or what stood there before and stands there after
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
