export const BLOCKS: readonly string[];
