/** Code shared by the Go programs of plain and signed calls. */
import {MODULES, usedImports} from './imports';
import {lines} from './program';
import * as words from '../words';

/** A raw string literal, which may have several lines. */
export const raw = (text: string): string => `\`${text.replace(/`/g, '` + "`" + `')}\``;

/** Code refers to a package by the last part of its path. */
const use = (name: string): RegExp => new RegExp(`\\b${name.split('/').pop()}\\.`);

const MUST = `// ${words.samples.go.must}
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}`;

/** Indents the statements of a function, except inside string literals. */
const inFunction = (steps: string): string =>
  steps.replace(/`[^`]*`|"(?:\\.|[^"\\\n])*"|^(?=.)/gm, (found) => found || '\t');

/** A program with these statements, which imports the packages that they use. */
export const programFile = (headline: string, steps: string): string => `// ${headline}
package main

import (
${lines(
  '\t',
  usedImports(MODULES.go, MUST + steps, use).map((name) => `"${name}"`),
)})

${MUST}

func main() {
${inFunction(steps)}
}`;
