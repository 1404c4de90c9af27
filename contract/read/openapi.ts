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
  readonly else?: Schema;
  readonly not?: Schema;
  readonly anyOf?: readonly Schema[];
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
  readonly info?: {readonly title?: string; readonly version?: string};
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: {readonly schemas?: Readonly<Record<string, Schema>>};
};
