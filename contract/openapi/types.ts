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
  /** Encoding Objects of the fields of a form, by field name. */
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

/** A request body or a response. */
export type Content = {
  /** For responses (OpenAPI 3.2). */
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
  /** Media type of a parameter with `content`. */
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

/** Security schemes that a call must satisfy together, with the required scopes of each; an empty object allows anonymous calls. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export type SecurityScheme = {
  readonly type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  readonly description?: string;
  /** For apiKey: name of the header, query parameter or cookie. */
  readonly name?: string;
  readonly in?: 'header' | 'query' | 'cookie';
  /** For http: `basic`, `bearer`, `digest` or another scheme of the IANA registry. */
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly openIdConnectUrl?: string;
  /** For oauth2 (OpenAPI 3.2), as is `deprecated`. */
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
  /** The `operationId` with `-` for characters that anchors and file names do not allow; unique in its document. */
  readonly anchor: string;
  readonly summary: string;
  /** Whether the summary is from the document, and not made of method and path. */
  readonly summarised?: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
  /** Id of the page that shows the operation, empty for 接入说明; undefined if no page does. */
  readonly page?: string;
  /** Set for operations under `webhooks`, which the platform calls. */
  readonly webhook?: true;
  readonly tags?: readonly string[];
  readonly externalDocs?: ExternalDocs;
  /** Security requirements of the operation, else of the document; one of them suffices. */
  readonly security?: readonly SecurityRequirement[];
  /** Servers of the operation, else of its path item, else of the document. */
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
  /** Code samples of the provider, not yet validated (../samples/own.ts). */
  readonly 'x-codeSamples'?: unknown;
  readonly 'x-code-samples'?: unknown;
};

export type PathItem = Readonly<Record<string, Operation>>;

export type Tag = {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  /** Name of the parent tag; `kind` is e.g. `nav` or `badge` (OpenAPI 3.2). */
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
  /** Logo of the provider, not yet validated (tools/adopt/logo.ts). */
  readonly 'x-logo'?: unknown;
};

export type OpenApi = {
  readonly openapi?: string;
  readonly info?: Info;
  readonly servers?: readonly Server[];
  readonly security?: readonly SecurityRequirement[];
  readonly tags?: readonly Tag[];
  readonly externalDocs?: ExternalDocs;
  /** Name of the signing scheme of its samples; without one, calls are not signed. */
  readonly 'x-signing'?: string;
  /** Groups of tags, not yet validated (../model/tags.ts). */
  readonly 'x-tagGroups'?: unknown;
  /** Ids of the pages that show a schema, by schema name; found in the pages, not part of the document. */
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
