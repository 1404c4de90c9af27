import type {Operation} from '../../../contract';
import type {FormFile} from '../request-body';
import type {SignType} from '../signature';
import type {WireRequest} from '../../transport/wire';

/** The signature of a request and what it signs. */
export type Signed = {
  readonly appId: string;
  /** Missing in v1, where an application has one key. */
  readonly keyId?: string;
  readonly type: SignType;
  readonly signature: string;
  /** What the request says was its time, milliseconds since the epoch. */
  readonly time: number;
  readonly nonce: string;
  readonly text: string;
};

/** A request taken apart by the conventions of its family. */
export type Opened = {
  /** Business parameters of the query string. */
  readonly query: Readonly<Record<string, string>>;
  /** Business content of the body. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly notifyUrl?: string;
  readonly file?: FormFile;
  /** Missing where the interface is called without a signature. */
  readonly signed?: Signed;
};

/** How the requests and answers of an interface family are written. */
export type Family = {
  /**
   * Takes a request apart.
   *
   * @throws Failure 400xxx when it cannot be read, 401101 when what signs it is missing
   */
  readonly open: (request: WireRequest, operation: Operation) => Promise<Opened>;
  /** HTTP status of an answer with this code. */
  readonly status: (code: string) => number;
  /** Whether answers carry X-Request-Id and the rate limit headers. */
  readonly informs: boolean;
};

/** Whether an interface is called with a token and a signature. */
export const isSecured = ({security}: Operation): boolean => security === undefined || security.length > 0;

/** Whether an interface takes a form with a file. */
export const takesForm = ({requestBody}: Operation): boolean => Boolean(requestBody?.content?.['multipart/form-data']);
