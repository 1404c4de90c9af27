/** How webpack's message about a failed chunk begins its reason. */
const TIMEOUT = '(timeout';

/** The error of a page that cannot be loaded, worded like webpack's of a chunk. */
export const pageError = (path: string, reason?: string): Error =>
  new Error(`Loading page ${path} failed.${reason === 'AbortError' ? `\n${TIMEOUT})` : ''}`);

/** Whether a page or chunk failed by a timeout. */
export const isTimeout = (error: unknown): boolean => String(error).includes(TIMEOUT);
