import {readFileSync} from 'fs';
import path from 'path';
import ts from 'typescript';

const TEXT = [
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.JsxText,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.RegularExpressionLiteral,
];

/**
 * Places where code writes the number of a version; comments may name one.
 *
 * @param version e.g. `3.0`, which `3.0.1` and `13.0` are not
 * @returns a line for each, e.g. `src/data/versions.ts:4: '3.0'`
 */
export function writtenVersions(file: string, code: string, version: string): readonly string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const number = new RegExp(`(?<![\\d.])${version.replace('.', '\\\\?\\.')}(?!\\.?\\d)`);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = node.getText(source);
    if (TEXT.includes(node.kind) && number.test(text)) found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The places in the files of a folder. */
export const versionsWrittenIn = (folder: string, files: readonly string[], version: string): readonly string[] =>
  files.flatMap((file) => writtenVersions(file, readFileSync(path.join(folder, file), 'utf8'), version));
