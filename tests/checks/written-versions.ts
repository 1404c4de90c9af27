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
 * Places where code contains a version number; comments may.
 *
 * @param version e.g. `3.0`, which does not match `3.0.1`, `13.0` and the standard `OpenAPI 3.0`
 * @returns a line for each, e.g. `src/data/versions.ts:4: '3.0'`
 */
export function writtenVersions(file: string, code: string, version: string): readonly string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const number = new RegExp(`(?<![\\d.]|OpenAPI )${version.replace('.', '\\\\?\\.')}(?!\\.?\\d)`);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = node.getText(source);
    if (TEXT.includes(node.kind) && number.test(text))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The same for all files of a folder. */
export const versionsWrittenIn = (folder: string, files: readonly string[], version: string): readonly string[] =>
  files.flatMap((file) => writtenVersions(file, readFileSync(path.join(folder, file), 'utf8'), version));
