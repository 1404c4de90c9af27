import type {RuleSetRule} from '@rspack/core';

type Module = {readonly nameForCondition: () => string | null | undefined};

/** A path in its file system form: webpack escapes `#`, which begins a fragment in a request, as `\0#`, Rspack as `\u200b#`. */
export const unescaped = <Text extends string | undefined>(request: Text) =>
  request?.replaceAll(/[\0\u200b]#/g, '#') as Text;

/**
 * The source file of a module.
 *
 * @returns undefined for a module without one
 */
export const fileOfModule = (module: Module): string | undefined => unescaped(module.nameForCondition() ?? undefined);

type Part = {readonly loader?: unknown; readonly use?: unknown; readonly oneOf?: unknown};

const escaped = (file: string): string => file.replaceAll('#', '\u200b#');

function withPaths(part: unknown): unknown {
  if (typeof part === 'string') return escaped(part);
  if (Array.isArray(part)) return part.map(withPaths);
  if (!part || typeof part !== 'object') return part;
  const paths = (['loader', 'use', 'oneOf'] satisfies (keyof Part)[]).filter((name) => name in part);
  return {...part, ...Object.fromEntries(paths.map((name) => [name, withPaths((part as Part)[name])]))};
}

/** Rules for Rspack with escaped loader paths: it takes a `#` for the beginning of a fragment unless a zero-width space precedes it. */
export const loadersInAnyFolder = (rules: readonly RuleSetRule[]): RuleSetRule[] =>
  rules.map((rule) => withPaths(rule) as RuleSetRule);
