import {startThread, Thread} from '../../thread';
import type {Parsed} from './parser';

/** A thread takes longer to start than to parse fewer pages. */
const MANY = 100;

/** Which pages are parsed, or being parsed, by the thread or by the one who needs them. */
export type Claims = Int32Array;

/** Claims a page. @returns whether nobody did before */
export const claim = (claims: Claims, index: number): boolean => Atomics.compareExchange(claims, index, 0, 1) === 0;

type Ahead = {
  readonly claims: Claims;
  readonly pages: Map<string, {readonly index: number; readonly parsed: Promise<Parsed | undefined>}>;
};

let ahead: Ahead | undefined;

/** Parses pages in a thread, in the order in which they will be needed. */
export function parseAhead(pages: readonly string[], hasAdmonitions: boolean): void {
  if (pages.length < MANY) return;
  const claims = new Int32Array(new SharedArrayBuffer(pages.length * Int32Array.BYTES_PER_ELEMENT));
  const module = require.resolve('./parse-ahead-thread.ts');
  const thread = new Thread<readonly [number, string], Parsed | undefined>(() =>
    startThread(module, {claims, hasAdmonitions}),
  );
  const asked = pages.map((markdown, index) => ({
    index,
    markdown,
    // One that the thread cannot read is read once more by the one who needs it.
    parsed: thread.ask([index, markdown]).catch(() => undefined),
  }));
  ahead = {claims, pages: new Map(asked.map((page) => [page.markdown, page]))};
  void Promise.all(asked.map(({parsed}) => parsed)).then(() => thread.end());
}

/** What the thread has made of a page; nothing where it has not begun with it. Given once, as a tree is changed. */
export async function parsedAhead(markdown: string): Promise<Parsed | undefined> {
  const page = ahead?.pages.get(markdown);
  if (!ahead || !page) return undefined;
  ahead.pages.delete(markdown);
  return claim(ahead.claims, page.index) ? undefined : page.parsed;
}
