import type {Operation} from '../../../../contract';
import type {FormFile} from '../../platform/world';
import type {SignType} from '../../platform/signature';
import type {WireRequest} from '../../../../sandbox';

/** The signature of a request and the signed data. */
export type Signed = {
  readonly appId: string;
  /** Missing in v1, where an application has one key. */
  readonly keyId?: string;
  readonly type: SignType;
  readonly signature: string;
  /** The time in the request, in milliseconds since the epoch. */
  readonly time: number;
  readonly nonce: string;
  readonly text: string;
};

/** A request parsed by the conventions of its family. */
export type Opened = {
  /** Business parameters of the query string. */
  readonly query: Readonly<Record<string, string>>;
  /** Business content of the body. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly notifyUrl?: string;
  readonly file?: FormFile;
  /** Missing for interfaces without a signature. */
  readonly signed?: Signed;
};

/** The format of requests and responses of an interface family. */
export type Family = {
  /**
   * Parses a request.
   *
   * @throws Failure 400xxx when it is malformed, 401101 when the signature is missing
   */
  readonly open: (request: WireRequest, operation: Operation) => Promise<Opened>;
  /** HTTP status of a response with this code. */
  readonly status: (code: string) => number;
  /** Whether the business content is among the signed parameters, and not the plain query and body. */
  readonly wraps: boolean;
  /** Whether responses carry X-Request-Id and the rate limit headers. */
  readonly informs: boolean;
};

/** Whether an interface requires a token and a signature. */
export const isSecured = ({security}: Operation): boolean => security === undefined || security.length > 0;

/** Whether an interface expects a form with a file. */
export const takesForm = ({requestBody}: Operation): boolean => Boolean(requestBody?.content?.['multipart/form-data']);
