/** What Go programs of all schemes have in common. */

/** A text as it is, on several lines. */
export const raw = (text: string): string => `\`${text.replace(/`/g, '` + "`" + `')}\``;

/** A package is used by the last part of its path. */
export const use = (name: string): RegExp => new RegExp(`\\b${name.split('/').pop()}\\.`);

export const MUST = `// must 返回结果，遇到错误就结束程序
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}`;

/** The statements of a function; strings stay as they are. */
export const inFunction = (steps: string): string =>
  steps.replace(/`[^`]*`|"(?:\\.|[^"\\\n])*"|^(?=.)/gm, (found) => found || '\t');
