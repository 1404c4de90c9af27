/** Link targets of a page, except in code. */
function linksOf(markdown: string): readonly string[] {
  const prose = markdown.replace(/^( *>? ?)(`{3,})[\s\S]*?^\1\2$/gm, '').replace(/`[^`\n]*`/g, '');
  return Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, url]) => url);
}

/** Without the backslashes that CommonMark allows before punctuation (section 2.4). */
const unescaped = (link: string): string => link.replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');

/** Links in Markdown whose target is missing in the build, as `file → link`. */
export function brokenMarkdownLinks(
  pages: ReadonlyMap<string, string>,
  files: readonly string[],
  origin: string,
): readonly string[] {
  return [...pages].flatMap(([file, markdown]) =>
    linksOf(markdown)
      .filter((link) => {
        const url = new URL(unescaped(link), origin + file);
        return url.origin === origin && !files.includes(url.pathname);
      })
      .map((link) => `${file} → ${link}`),
  );
}
