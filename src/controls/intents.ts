/** Events that show that the reader is about to interact with the page. */
export const INTENTS = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;
