/** An HTTP request as received. */
export type WireRequest = {
  /** In upper case. */
  readonly method: string;
  /** Path and query string as sent. */
  readonly target: string;
  /** By name, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether the body exceeds the limit; then it was not read, and `body` is empty. */
  readonly tooLarge?: boolean;
  /** Address of the caller. */
  readonly address: string;
};

export type WireAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Data for the log, which is not sent. */
  readonly trace: Trace;
};

type Trace = {
  /** Receiver of the request, if not the platform. */
  readonly receiver?: string;
  /** The outcome. */
  readonly summary?: string;
  /** A hint about a mistake, on a line of its own. */
  readonly hint?: string;
};

/** The largest file that may be uploaded, bytes. */
export const MAX_FILE = 10 * 1024 * 1024;
/** The largest form: the file with its parameters around it, bytes. */
export const MAX_FORM = MAX_FILE + 1024 * 1024;
/** The largest JSON body, bytes. */
export const MAX_JSON = 1024 * 1024;

/** Maximum length of the body of such a request, in bytes. */
export const bodyLimit = (request: Pick<WireRequest, 'headers'>): number => (isForm(request) ? MAX_FORM : MAX_JSON);

/** Whether a request contains a form with a file. */
export const isForm = ({headers}: Pick<WireRequest, 'headers'>): boolean =>
  (headers['content-type'] ?? '').startsWith('multipart/form-data');

/** The form in the body of a request; undefined if it is malformed. */
export const formOf = ({headers, body}: WireRequest): Promise<FormData | undefined> =>
  new Response(Uint8Array.from(body), {headers: {'content-type': headers['content-type']}})
    .formData()
    .catch(() => undefined);
