import type {LocatedOperation} from '../model/operations';
import type {Common} from '../read/common';
import type {OpenApi} from '../read/openapi';
import type {Language} from '../samples/languages';
import type {Source} from '../samples/source';

/** What a caller fills into the requests of a document. */
export type Caller = {
  readonly appId: string;
  readonly keyId: string;
  readonly timestamp: string;
  readonly nonce: string;
  /** Signs a text: the signature in Base64. */
  readonly sign: (text: string) => string;
};

/** How a Postman collection signs its requests. */
type Postman = {
  /** Name of the variable that its script sets to the signature. */
  readonly signature: string;
  /** Files of the script that runs before each request, and of the one that runs after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /**
   * The variables of the collection beside its address: name, value, description.
   *
   * @param secrets credentials that stand in bodies of requests
   * @param key private key of the caller as PEM
   */
  readonly variables: (
    secrets: Readonly<Record<string, string>>,
    key: string,
  ) => readonly (readonly [id: string, value: string, description: string])[];
};

/**
 * The seam of signing: how the calls of a contract are signed that names this scheme (`x-signing`). A contract describes only what a call is
 * about, not what the scheme puts around it.
 */
export type Scheme = {
  /**
   * Writes the text of a program that calls an interface with its first example and prints the answer.
   *
   * @throws ProblemsError when the contract lacks what a signed call needs
   */
  readonly sample: (language: Language['id'], located: LocatedOperation, source: Source) => string;
  /** A bundled document whose requests are those that the platform accepts; the caller's values and signatures are its examples. */
  readonly requests: (document: OpenApi, caller: Caller) => OpenApi;
  /** A bundled document with what the platform sends beside the content. @param common what the contracts of the version share */
  readonly answers: (document: OpenApi, common: Common) => OpenApi;
  /** The caller of the examples. @param key private key as PEM; without one the examples have a placeholder */
  readonly caller: (key: string | undefined) => Caller;
  /** Where a signature is sent, as the title of a code block, with the grammar of its colours. @param result the signature as it is sent */
  readonly sent: (result: string) => readonly [grammar: string, title: string];
  /** How requests are signed and answers are verified, in steps and a sentence; the anchor of the first page that says more. */
  readonly howTo: {readonly steps: readonly string[]; readonly answers: string; readonly anchor: string};
  /** The signed parameter that names the called interface, by its `operationId`; missing where method and path do. */
  readonly namedBy?: string;
  readonly postman: Postman;
};
