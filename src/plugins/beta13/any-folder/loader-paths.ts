import type {RuleSetRule} from '@rspack/core';

/** A rule, or one of what it uses; both have rules inside. */
type Part = {readonly loader?: unknown; readonly use?: unknown; readonly oneOf?: unknown};

const escaped = (file: string): string => file.replaceAll('#', '\u200b#');

function withPaths(part: unknown): unknown {
  if (typeof part === 'string') return escaped(part);
  if (Array.isArray(part)) return part.map(withPaths);
  if (!part || typeof part !== 'object') return part;
  const paths = (['loader', 'use', 'oneOf'] satisfies (keyof Part)[]).filter((name) => name in part);
  return {...part, ...Object.fromEntries(paths.map((name) => [name, withPaths((part as Part)[name])]))};
}

/** Rules for Rspack, which takes a `#` in the path of a loader for the beginning of a fragment unless a zero-width space precedes it. */
export const loadersInAnyFolder = (rules: readonly RuleSetRule[]): RuleSetRule[] =>
  rules.map((rule) => withPaths(rule) as RuleSetRule);
