export const code = (text: string): string => `\`${text}\``;

/** A code block, under its title if it has one. */
export const codeBlock = (language: string, title: string, text: string): string => `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${text}\n\`\`\``;

/** Text as a Markdown table cell: a raw `|` would end the cell, in a code span too. */
export function escapeCell(text: string): string {
  return text.replace(/\|/g, '&#124;').replace(/\s*\n\s*/g, ' ');
}

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');
