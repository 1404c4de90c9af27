import type {PageNode} from '../../data/page-elements';

/** A text of a contract: the content of one paragraph, or several blocks. */
export type Text = readonly PageNode[];

export type Badge = {
  readonly kind: 'since' | 'deprecated' | 'required' | 'optional' | 'sensitive' | 'place';
  readonly text: string;
};

/** A field of a request or a response, or an alternative of a value. */
export type FieldData = {
  readonly anchor: string;
  readonly name: string;
  /** Names from the root of the request or response, e.g. `items.amount`. */
  readonly path: string;
  readonly type: string;
  readonly badges: readonly Badge[];
  /** Length, range, count, format, default and example. */
  readonly limits?: string;
  /** A pattern too long for the line with the type. */
  readonly pattern?: string;
  readonly description: Text;
  /** Rules for the amounts in it, e.g. sums. */
  readonly rules?: Text;
  readonly values?: {
    readonly title: string;
    readonly items: readonly {readonly name: string; readonly since?: string; readonly meaning: Text}[];
    /** The dictionary that explains them. */
    readonly dictionary?: Text;
  };
  readonly children?: FieldsData;
  /** The alternatives of its value. */
  readonly choices?: FieldsData;
  /** Link to the place that shows its fields. */
  readonly shownAt?: Text;
  /** Keywords that fields cannot show, as JSON Schema. */
  readonly schema?: string;
};

/** Fields under a title, collapsed. */
export type FieldsData = {
  readonly title: string;
  /** Description of the items of a list of objects. */
  readonly text?: Text;
  readonly fields: readonly FieldData[];
  /** Text saying that there are no other fields. */
  readonly closed?: string;
};

/** An error code that an interface returns. */
export type ErrorData = {
  readonly anchor: string;
  readonly number: string;
  readonly subCode: string;
  /** The version that added it to the interface, if that is newer than the interface. */
  readonly since?: string;
  /** Retry advice. */
  readonly advice: string;
  readonly description: Text;
  /** A response with this code, as JSON. */
  readonly example: string;
};

/** A part of an interface's reference: its request, a response or its error codes. */
export type Part = {
  readonly title: string;
  /** Whether the platform sends it: then fields that may be missing are marked, instead of required ones. */
  readonly received?: boolean;
  readonly introduction?: Text;
  readonly rules?: Text;
  /** The body itself, if it is not just an object with fields. */
  readonly body?: FieldData;
  readonly fields?: readonly FieldData[];
  /** Sentence saying that there are no other fields. */
  readonly closed?: string;
  readonly errors?: readonly ErrorData[];
  /** Text after the lists. */
  readonly more?: Text;
};

/** The reference of an interface. */
export type ReferenceData = {
  /** Undefined for a schema. */
  readonly operationId?: string;
  readonly parts: readonly Part[];
  /** Whether it contains collapsed parts. */
  readonly folds: boolean;
};
