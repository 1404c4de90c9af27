/** An HTTP request as it came. */
export type WireRequest = {
  /** In capitals. */
  readonly method: string;
  /** Path and query string as sent. */
  readonly target: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether the body is longer than anything the platform takes; then it was not read, and `body` is empty. */
  readonly tooLarge?: boolean;
  /** Address of the caller. */
  readonly address: string;
};

export type WireAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What the platform made of the request, for who looks into its failure; it is not sent. */
  readonly trace: Trace;
};

type Trace = {
  /** Name of the interface that was called, e.g. `v3#createTask`. */
  readonly interfaceName?: string;
  /** The text that the platform checked the signature with. */
  readonly signedText?: string;
};

/** The largest file that may be uploaded, bytes. Rule: error code 413001. */
export const MAX_FILE = 10 * 1024 * 1024;
/** The largest form: the file with its parameters around it, bytes. */
export const MAX_FORM = MAX_FILE + 1024 * 1024;
/** The largest JSON body, bytes. */
export const MAX_JSON = 1024 * 1024;

/** The largest body that is read of such a request, bytes. */
export const bodyLimit = (request: Pick<WireRequest, 'headers'>): number => (isForm(request) ? MAX_FORM : MAX_JSON);

/** Whether a request brings a form with a file. */
export const isForm = ({headers}: Pick<WireRequest, 'headers'>): boolean => (headers['content-type'] ?? '').startsWith('multipart/form-data');
