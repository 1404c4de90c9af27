import type {PageNode} from '../../data/page-elements';

/** A text of a contract: what stands in one paragraph, or several blocks. */
export type Text = readonly PageNode[];

export type Badge = {
  readonly kind: 'since' | 'deprecated' | 'required' | 'optional' | 'sensitive' | 'place';
  readonly text: string;
};

/** A field of a request or an answer, or a form that a value may have. */
export type FieldData = {
  readonly anchor: string;
  readonly name: string;
  /** Its names from its request or answer on, e.g. `items.amount`. */
  readonly path: string;
  readonly type: string;
  readonly badges: readonly Badge[];
  /** Length, range, count, format, default and example. */
  readonly limits?: string;
  /** A pattern that is too long to stand beside the type. */
  readonly pattern?: string;
  readonly description: Text;
  /** Rules that the amounts in it must satisfy, e.g. sums. */
  readonly rules?: Text;
  readonly values?: {
    readonly title: string;
    readonly items: readonly {readonly name: string; readonly since?: string; readonly meaning: Text}[];
    /** The dictionary that explains them. */
    readonly dictionary?: Text;
  };
  readonly children?: FieldsData;
  /** The forms that it may have. */
  readonly choices?: FieldsData;
  /** Where its fields are shown. */
  readonly shownAt?: Text;
  /** What fields cannot show, as JSON Schema. */
  readonly schema?: string;
};

/** Fields under a title, folded. */
export type FieldsData = {
  readonly title: string;
  /** What each item of a list of objects is. */
  readonly text?: Text;
  readonly fields: readonly FieldData[];
  /** That there are no others. */
  readonly closed?: string;
};

/** An error code that an interface returns. */
export type ErrorData = {
  readonly anchor: string;
  readonly number: string;
  readonly subCode: string;
  /** The version that brought it to the interface, where the interface is older. */
  readonly since?: string;
  /** Whether and how to repeat the call. */
  readonly advice: string;
  readonly description: Text;
  /** An answer with this code, as JSON. */
  readonly example: string;
};

/** A part of an interface's reference: its request, an answer or its error codes. */
export type Part = {
  readonly title: string;
  /** Whether the platform sends it: then what may be missing is marked, not what is there. */
  readonly received?: boolean;
  readonly introduction?: Text;
  readonly rules?: Text;
  /** The body itself, where it is more than an object with fields. */
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
  readonly operationId: string;
  readonly parts: readonly Part[];
  /** Whether it contains collapsed parts. */
  readonly folds: boolean;
};
