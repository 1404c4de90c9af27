/** A part of a text: words, code, or a link. */
export type Inline = {readonly text: string; readonly code?: true; readonly href?: string};

export type Text = readonly Inline[];

export type Badge = {readonly kind: 'since' | 'deprecated' | 'required' | 'optional' | 'sensitive'; readonly text: string};

/** A field of a request or an answer. */
export type FieldData = {
  readonly anchor: string;
  readonly name: string;
  readonly type: string;
  readonly badges: readonly Badge[];
  /** Length, range, count and format. */
  readonly limits?: string;
  readonly description: Text;
  /** Rules that its amounts keep. */
  readonly rules?: Text;
  readonly values?: {
    readonly title: string;
    readonly items: readonly {readonly name: string; readonly meaning: Text}[];
    readonly dictionary: Inline;
  };
  readonly children?: {readonly title: string; readonly fields: readonly FieldData[]};
};

/** An error code that an interface returns. */
export type ErrorData = {
  readonly anchor: string;
  readonly number: string;
  readonly subCode: string;
  /** Its message, which answers carry. */
  readonly msg: string;
  /** How to repeat the call. */
  readonly advice: string;
  readonly description: Text;
  /** An answer with this code, as JSON. */
  readonly example: string;
};

/** A part of an interface's reference: its request, its answer or its error codes. */
export type Part = {
  readonly title: string;
  readonly introduction?: Text;
  readonly rules?: Text;
  readonly fields?: readonly FieldData[];
  readonly errors?: readonly ErrorData[];
  /** What follows the lists. */
  readonly more?: Text;
};

/** The reference of an interface. */
export type ReferenceData = {
  readonly operationId: string;
  readonly parts: readonly Part[];
  /** Whether something in it is folded. */
  readonly folds: boolean;
};
