/** Address of a page's Markdown, which `src/plugins/publish/files/markdown` writes: `/docs/` → `/docs/index.md`, `/docs/guide/start` → `/docs/guide/start.md`. */
export const markdownPath = (permalink: string): string => `${permalink.replace(/\/$/, '/index')}.md`;
