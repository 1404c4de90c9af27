/** `// #region token`, `# #region token`, `// #endregion`: comments that pages do not show. */
const MARK = /^\s*(?:\/\/|#)\s*#(region|endregion)\b(.*)$/;
const NAME = /^[a-z][a-z0-9-]*$/;

/** A sample as pages show it: the whole file, and its regions by name. */
export type CutFile = {
  readonly whole: string;
  readonly regions: ReadonlyMap<string, string>;
  /** Problems of its region comments; lines are 1-based. */
  readonly mistakes: readonly {readonly line: number; readonly message: string}[];
};

/** Joins lines without blank lines at both ends and without their common indentation. */
function dedented(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** Removes the region comments of a sample, and extracts its regions. */
export function cutRegions(text: string): CutFile {
  const whole: string[] = [];
  const regions = new Map<string, string>();
  const mistakes: {line: number; message: string}[] = [];
  let open: {readonly name: string; readonly line: number; readonly from: number} | undefined;
  text.split('\n').forEach((code, index) => {
    const line = index + 1;
    const [, mark, rest = ''] = MARK.exec(code) ?? [];
    const name = rest.trim();
    if (!mark) {
      whole.push(code);
    } else if (mark === 'endregion') {
      if (!open) mistakes.push({line, message: 'ends a region where none is open. Drop it, or open one with #region.'});
      else regions.set(open.name, dedented(whole.slice(open.from)));
      open = undefined;
    } else {
      if (open)
        mistakes.push({
          line,
          message: `opens a region while "${open.name}" of line ${open.line} is open. Close that with #endregion first.`,
        });
      if (!NAME.test(name))
        mistakes.push({line, message: `"${name}" is no name of a region. Expected e.g. #region token.`});
      if (regions.has(name))
        mistakes.push({line, message: `region "${name}" stands twice in the file. Give each a name of its own.`});
      open = {name, line, from: whole.length};
    }
  });
  if (open)
    mistakes.push({line: open.line, message: `region "${open.name}" is never closed. Close it with #endregion.`});
  return {whole: whole.join('\n').trimEnd(), regions, mistakes};
}
