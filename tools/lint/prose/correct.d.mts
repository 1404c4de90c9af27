/** A line of Chinese prose in Markdown as it should be: punctuation, spaces, terms. Other texts stay as they are. */
export function corrected(line: string): string;
