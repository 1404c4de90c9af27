/** How webpack names in its message the reason why a chunk failed. */
const TIMEOUT = '(timeout';

/** Error of a page that cannot be loaded, with a message like webpack's of a chunk. */
export const pageError = (path: string, reason?: string): Error =>
  new Error(`Loading page ${path} failed.${reason === 'AbortError' ? `\n${TIMEOUT})` : ''}`);

/** Whether a page or a chunk could not be loaded because nothing came in time. */
export const isTimeout = (error: unknown): boolean => String(error).includes(TIMEOUT);
