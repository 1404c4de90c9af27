/** The first line of a part, and all that follow it up to the next section; the lines of a block of code may begin like one. */
const PART = /^.+(?:\n(?!## )(?:(`{3,})[^]*?\n\1$|.*))*\n?/gm;

/** The Markdown of a page in its parts: what stands above its sections, and each section. */
export const sectionsOf = (markdown: string): readonly string[] => markdown.match(PART) ?? [];

/** The operationId of the interface that a section describes. */
export const operationOf = (section: string): string | undefined => /^operationId.*`(.+)`$/m.exec(section)?.[1];
