/** What Go programs of all schemes have in common. */
import {MODULES, usedImports} from './imports';
import {lines} from './program';
import * as words from '../../words';

/** A text as it is, on several lines. */
export const raw = (text: string): string => `\`${text.replace(/`/g, '` + "`" + `')}\``;

/** A package is used by the last part of its path. */
const use = (name: string): RegExp => new RegExp(`\\b${name.split('/').pop()}\\.`);

const MUST = `// ${words.samples.go.must}
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}`;

/** The statements of a function; strings stay as they are. */
const inFunction = (steps: string): string =>
  steps.replace(/`[^`]*`|"(?:\\.|[^"\\\n])*"|^(?=.)/gm, (found) => found || '\t');

/** A program of these statements, with the packages that they use. */
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
