import type {Media, Schema, SecurityRequirement} from '../../contract';

/** A body or a response in a bundled document. */
export type ContentNode = {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, Media>>;
  readonly headers?: Readonly<Record<string, {readonly schema?: Schema}>>;
};

/** An operation in a bundled document, in which parts may be references. */
export type OperationNode = {
  readonly operationId: string;
  readonly security?: readonly SecurityRequirement[];
  readonly servers?: readonly {readonly url: string}[];
  readonly requestBody?: ContentNode;
  readonly responses?: Readonly<Record<string, ContentNode>>;
};
