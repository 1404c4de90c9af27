/** Pages of every docs version that generated parts link to; the version's own part of the address is left out. */

/** The page with the sections that `dictionary` blocks make. */
export const DICTIONARIES = 'dev/dev_1_4';

/** Page and anchor of what is explained once for all interfaces. */
export const ENVELOPE = ['', 'envelope'] as const;
export const TOKEN = ['dev/dev_1_2', 'how-it-works'] as const;
export const SIGNATURE = ['', 'signature'] as const;
export const COMMON_ERRORS = [DICTIONARIES, 'D0001'] as const;
