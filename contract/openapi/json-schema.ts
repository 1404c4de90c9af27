/** A schema of JSON Schema 2020-12; the reader converts `true` and `false` to `{}` and `{not: {}}`. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly unevaluatedProperties?: Schema | boolean;
  readonly unevaluatedItems?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly contains?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly not?: Schema;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
    /** The schema for all other values (OpenAPI 3.2). */
    readonly defaultMapping?: string;
  };
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  /** Schema of the JSON in a string. */
  readonly contentSchema?: Schema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly externalDocs?: ExternalDocs;
  readonly xml?: {
    readonly name?: string;
    readonly namespace?: string;
    readonly prefix?: string;
    readonly attribute?: boolean;
    readonly wrapped?: boolean;
    /** OpenAPI 3.2. */
    readonly nodeType?: string;
  };
  readonly 'x-dict'?: string;
  /** Maximum of a decimal number that is written as a string, e.g. `'98000.00'`. */
  readonly 'x-maximum'?: string;
  readonly 'x-sensitive'?: boolean;
  readonly 'x-differs'?: string;
  /** Marks the schema as the envelope of responses: name of the property with the content of each interface. */
  readonly 'x-envelope'?: string;
  /** Sum rules of amounts, e.g. `total = available + frozen`; see sums.ts. */
  readonly 'x-sums'?: readonly string[];
  /** Names and descriptions of enum values by other tools, not yet validated (../model/meanings.ts). */
  readonly 'x-enum-varnames'?: unknown;
  readonly 'x-enumNames'?: unknown;
  readonly 'x-enum-descriptions'?: unknown;
  readonly 'x-enumDescriptions'?: unknown;
};

/** A link to external documentation. */
export type ExternalDocs = {readonly url: string; readonly description?: string};
