/** What a caller fills into the requests of a document. */
export type Caller = {
  readonly appId: string;
  readonly keyId: string;
  readonly timestamp: string;
  readonly nonce: string;
  /** Signs a text: the signature in Base64. */
  readonly sign: (text: string) => string;
};
