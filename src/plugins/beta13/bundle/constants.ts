import {throwProblems} from '../../../../contract';
import {configProblem} from '../options/config-problem';

/** Replacements of names in the form of esbuild: values and other names. */
export type Constants = {
  readonly define: Readonly<Record<string, string>>;
  /** Modules that export code under the names for which `define` has it, by module name. */
  readonly modules: ReadonlyMap<string, string>;
};

type Definitions = Readonly<Record<string, unknown>>;

const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

const isPlain = (value: unknown): value is Definitions =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value of webpack's DefinePlugin as code. */
function codeOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `[${value.map(codeOf).join(',')}]`;
  if (isPlain(value))
    return `({${Object.entries(value)
      .map(([name, inner]) => `${JSON.stringify(name)}:${codeOf(inner)}`)
      .join(',')}})`;
  if (typeof value === 'function') return `(${String(value)})`;
  if (typeof value === 'bigint') return `${value}n`;
  return value instanceof RegExp || value === undefined ? String(value) : JSON.stringify(value);
}

/** All names that definitions define: `{A: {b: 1}}` defines `A.b` and `A`. */
const namesIn = (definitions: Definitions, before = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(definitions).flatMap(([name, value]) => [
    [before + name, value] as const,
    ...(isPlain(value) ? namesIn(value, `${before}${name}.`) : []),
  ]);

function isJson(code: string): boolean {
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a definition of DefinePlugin in the bundle that renders pages. */
function mistakeIn(name: string, value: unknown): string | undefined {
  if ((value as object | undefined)?.constructor?.name === 'RuntimeValue')
    return `DefinePlugin: "${name}" is a runtimeValue, which Rspack does not have. Give the value itself.`;
  return NAME.test(name)
    ? undefined
    : `DefinePlugin: "${name}" cannot be defined in the program that renders pages. Expected a name, e.g. "VERSION" or "process.env.API".`;
}

/**
 * The constants that webpack's DefinePlugin and ProvidePlugin provide to all modules.
 *
 * @param defined definitions of DefinePlugin
 * @param provided definitions of ProvidePlugin: a module, or a module and the path of an export
 * @throws ProblemsError for definitions without an effect
 */
export function constantsOf(defined: Definitions, provided: Definitions): Constants {
  const names = namesIn(defined);
  throwProblems(
    names.flatMap(([name, value]) => {
      const message = mistakeIn(name, value);
      return message ? [configProblem(message)] : [];
    }),
  );
  const required = Object.entries(provided).map(([name, from]) => {
    const [module, ...inner] = [from].flat() as readonly string[];
    return [name, `require(${JSON.stringify(module)})${inner.map((key) => `[${JSON.stringify(key)}]`).join('')}`];
  });
  const define: Record<string, string> = {};
  const modules = new Map<string, string>();
  for (const [name, code] of [...names.map(([name, value]) => [name, codeOf(value)]), ...required]) {
    if (isJson(code) || NAME.test(code)) define[name] = code;
    else {
      define[name] = `__constant_${modules.size}`;
      modules.set(`constant:${name}`, `export const ${define[name]} = ${code};`);
    }
  }
  return {define, modules};
}
