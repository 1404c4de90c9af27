/** Words that are written in one way only: what is wrong, and what is right. */
export const TERMS: Readonly<Record<string, string>>;
