/** Words that are written in one way only: what is wrong, and what is right. */
export const TERMS: Readonly<Record<string, string>>;

/** Names and terms of the field that contain such a word. */
export const KEPT: readonly string[];
