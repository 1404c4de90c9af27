import type {Problem} from '../../../../contract';

export const PLUGIN = 'docs';

/** A problem of a page at a 1-based line. */
export const problemIn = (file: string, line: number, message: string): Problem => ({
  plugin: PLUGIN,
  file,
  line,
  message,
});
