import path from 'path';

/** The kind of mistake that Rspack names before the reason, or the loader that found it. */
const KIND = /^(?:Module (?:build|parse) failed.*|(?:JavaScript parse error|Syntax Error|Error): +)/;

/** The first line of a picture of the code, with the place: `╭─[3:15]`. */
const PICTURE = /╭─\[(\d+):(\d+)\]/;

/** Rspack's remark on files that no loader converts to JavaScript. */
const NEEDS_LOADER = /may need an appropriate loader/;

const CODE = /^\.[cm]?[jt]sx?$/;

function remedyFor(file: string, text: string): string {
  const type = path.extname(file);
  return NEEDS_LOADER.test(text) && !CODE.test(type)
    ? `No loader converts files of the type ${type} to JavaScript. Name a plugin that adds one, e.g. docusaurus-plugin-sass for .scss, or add a rule by configureWebpack of a plugin.`
    : 'Fix the code of the file.';
}

/** The place behind the name of a file, as Sass writes it: `styles.scss 3:15`. */
const placeAfter = (name: string, text: string): RegExpExecArray | null | undefined =>
  text
    .split(name)
    .map((after) => /^[ :](\d+):(\d+)/.exec(after))
    .find(Boolean);

/** The lines of a message without the marks of Rspack. */
const plainLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^[\s│×╰─▶]+/, '').trim())
    .map((line) => line.replace(KIND, ''))
    .filter(Boolean);

/** The message about an error that belongs to no module: a plugin has added it. */
export const mistakeOfPlugin = (text: string): string =>
  `${plainLines(text).join(' ').replace(/\.$/, '')}. Look at the plugins that change the configuration of webpack.`;

/**
 * The reason for which Rspack cannot read a module, and its place, from a message over several lines, whose other lines are a picture of the
 * code.
 */
export function mistakeIn(
  file: string,
  text: string,
): {readonly line?: number; readonly column?: number; message: string} {
  const [, line, column] = PICTURE.exec(text) ?? placeAfter(path.basename(file), text) ?? [];
  const [reason = text] = plainLines(text.split(PICTURE)[0]);
  return {
    ...(line !== undefined && {line: Number(line), column: Number(column)}),
    message: `${reason.replace(/\.$/, '')}. ${remedyFor(file, text)}`,
  };
}
