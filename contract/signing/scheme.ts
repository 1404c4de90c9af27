import type {LocatedOperation} from '../model/operations';
import type {Common} from '../read/common';
import type {OpenApi} from '../openapi/types';
import type {Language} from '../samples/languages';
import type {Source} from '../samples/source';

/** The caller in the requests of a document. */
export type Caller = {
  readonly appId: string;
  readonly keyId: string;
  readonly timestamp: string;
  readonly nonce: string;
  /** Signs a text; returns the signature in Base64. */
  readonly sign: (text: string) => string;
};

/** The signing of requests in a Postman collection. */
type Postman = {
  /** Name of the variable that its script sets to the signature. */
  readonly signature: string;
  /** Files of the scripts that run before and after each request. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /**
   * The variables of the collection, except the server's address: name, value, description.
   *
   * @param secrets credentials in the bodies of requests
   * @param key private key of the caller as PEM
   */
  readonly variables: (
    secrets: Readonly<Record<string, string>>,
    key: string,
  ) => readonly (readonly [id: string, value: string, description: string])[];
};

/**
 * A signing scheme, which contracts name in `x-signing`. Contracts describe only the content of calls; the scheme adds the signature and
 * its parameters.
 */
export type Scheme = {
  /**
   * Writes a program that calls an interface with its first example and prints the response.
   *
   * @throws ProblemsError where the contract lacks what a signed call needs
   */
  readonly sample: (language: Language['id'], located: LocatedOperation, source: Source) => string;
  /** Adds the signature parameters to the requests of a bundled document, with the caller's values and signatures as examples. */
  readonly requests: (document: OpenApi, caller: Caller) => OpenApi;
  /**
   * Adds to the responses of a bundled document what the platform sends beside the content.
   *
   * @param common common.yaml of the version
   */
  readonly answers: (document: OpenApi, common: Common) => OpenApi;
  /**
   * The caller of the examples.
   *
   * @param key private key as PEM; without it the examples have placeholders
   */
  readonly caller: (key: string | undefined) => Caller;
  /**
   * A code block that shows where a signature is sent: Prism grammar and title.
   *
   * @param result the signature as it is sent
   */
  readonly sent: (result: string) => readonly [grammar: string, title: string];
  /** How requests are signed and responses verified, in steps and a sentence, and the anchor of a page with more about it. */
  readonly howTo: {readonly steps: readonly string[]; readonly answers: string; readonly anchor: string};
  /** The signed parameter with the interface's `operationId`; undefined where method and path identify the interface. */
  readonly namedBy?: string;
  readonly postman: Postman;
};

/** The signing schemes of a site by the names with which contracts choose one (`x-signing`). */
export type Schemes = Readonly<Partial<Record<string, Scheme>>>;
