/** The parts of OpenAPI 3.1 and of our vendor extensions that the pages show. */

import type {ExternalDocs, Schema} from './json-schema';

export type {ExternalDocs, Schema} from './json-schema';

export type Media = {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<
    Record<
      string,
      {
        readonly summary?: string;
        readonly description?: string;
        readonly value?: unknown;
        readonly externalValue?: string;
      }
    >
  >;
  /** How the parts of a form are sent, by their names. */
  readonly encoding?: Readonly<
    Record<
      string,
      Pick<Parameter, 'style' | 'explode' | 'allowReserved'> & {
        readonly contentType?: string;
        readonly headers?: Content['headers'];
      }
    >
  >;
};

/** A body or an answer. */
export type Content = {
  /** Of an answer (OpenAPI 3.2). */
  readonly summary?: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, Media>>;
  readonly headers?: Readonly<Record<string, Omit<Parameter, 'name' | 'in'>>>;
  readonly links?: Readonly<Record<string, Link>>;
};

type Link = {
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly description?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly requestBody?: unknown;
  readonly server?: Server;
};

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowEmptyValue?: boolean;
  readonly allowReserved?: boolean;
  readonly schema: Schema;
  /** Media type of a parameter that is sent as a document. */
  readonly mediaType?: string;
  readonly example?: unknown;
  readonly examples?: Media['examples'];
};

export type Server = {
  readonly url: string;
  /** OpenAPI 3.2. */
  readonly name?: string;
  readonly description?: string;
  readonly variables?: Readonly<
    Record<string, {readonly default: string; readonly enum?: readonly string[]; readonly description?: string}>
  >;
};

/** Schemes that a call must meet together, each with the scopes that it needs; an empty one needs nothing. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export type SecurityScheme = {
  readonly type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  readonly description?: string;
  /** Of an apiKey: name of the header, query parameter or cookie. */
  readonly name?: string;
  readonly in?: 'header' | 'query' | 'cookie';
  /** Of http: `basic`, `bearer`, `digest` or another scheme of the IANA registry. */
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly openIdConnectUrl?: string;
  /** Of oauth2, and whether it is deprecated (OpenAPI 3.2). */
  readonly oauth2MetadataUrl?: string;
  readonly deprecated?: boolean;
  readonly flows?: Readonly<
    Record<
      string,
      {
        readonly authorizationUrl?: string;
        /** OpenAPI 3.2. */
        readonly deviceAuthorizationUrl?: string;
        readonly tokenUrl?: string;
        readonly refreshUrl?: string;
        readonly scopes: Readonly<Record<string, string>>;
      }
    >
  >;
};

export type Operation = {
  readonly operationId: string;
  /** What stands for it in anchors and file names: its `operationId` with `-` for what those cannot hold; unique in its document. */
  readonly anchor: string;
  readonly summary: string;
  /** Whether the document gives it the summary. */
  readonly summarised?: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
  /** Id of the page that shows it, empty for the first one; none where no page does. */
  readonly page?: string;
  /** Whether the platform sends it: it stands under `webhooks`. */
  readonly webhook?: true;
  readonly tags?: readonly string[];
  readonly externalDocs?: ExternalDocs;
  /** Of the operation, else of its document: any one of these suffices. */
  readonly security?: readonly SecurityRequirement[];
  /** Of the operation, else of its path, else of its document. */
  readonly servers?: readonly Server[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  readonly callbacks?: Readonly<Record<string, Readonly<Record<string, PathItem>>>>;
  readonly 'x-rate-limit'?: string;
  readonly 'x-idempotent-key'?: string;
  readonly 'x-error-codes'?: readonly string[];
  readonly 'x-states'?: string;
  readonly 'x-events'?: readonly string[];
  readonly 'x-replaced-by'?: string;
  readonly 'x-sunset'?: string;
  /** Programs of the provider, whatever it wrote there (../samples/own.ts). */
  readonly 'x-codeSamples'?: unknown;
  readonly 'x-code-samples'?: unknown;
};

export type PathItem = Readonly<Record<string, Operation>>;

export type Tag = {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  /** Name of the tag above it, and what it is for, e.g. `nav` or `badge` (OpenAPI 3.2). */
  readonly parent?: string;
  readonly kind?: string;
  readonly 'x-displayName'?: unknown;
};

export type Info = {
  readonly title?: string;
  readonly version?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: {readonly name?: string; readonly url?: string; readonly email?: string};
  readonly license?: {readonly name?: string; readonly identifier?: string; readonly url?: string};
  /** Picture of the provider, whatever it wrote there (tools/adopt/logo.ts). */
  readonly 'x-logo'?: unknown;
};

export type OpenApi = {
  readonly openapi?: string;
  readonly info?: Info;
  readonly servers?: readonly Server[];
  readonly security?: readonly SecurityRequirement[];
  readonly tags?: readonly Tag[];
  readonly externalDocs?: ExternalDocs;
  /** The signing scheme of its samples; calls of a document without one are not signed. */
  readonly 'x-signing'?: string;
  /** Groups of tags, whatever the provider wrote there (../model/tags.ts). */
  readonly 'x-tagGroups'?: unknown;
  /** Ids of the pages that show a schema, by the names of the schemas; pages say it. */
  readonly schemaPages?: Readonly<Record<string, string>>;
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly headers?: Content['headers'];
  };
};
