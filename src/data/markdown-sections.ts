/** A line with all that follow it up to the next `## `; lines inside of a code block may begin like that, too. */
const PART = /^.+(?:\n(?!## )(?:(`{3,})[^]*?\n\1$|.*))*\n?/gm;

/** The Markdown of a page, split into the part above its sections and the sections. */
export const sectionsOf = (markdown: string): readonly string[] => markdown.match(PART) ?? [];

/** The operationId of the interface that a section describes. */
export const operationOf = (section: string): string | undefined => /^operationId.*`(.+)`$/m.exec(section)?.[1];
