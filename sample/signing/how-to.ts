import * as words from '../words';

const {v1, v3, verify} = words.signing.howTo;

/** What a v1 request contains, and how it is signed. */
export const HOW_TO_V1: readonly string[] = [v1.token, v1.text, v1.sign, v1.send];

/** The same for v3. */
export const HOW_TO_V3: readonly string[] = [v3.token, v3.text, v3.sign];

/** How responses and notifications are verified, in both schemes. */
export const VERIFYING = verify;
