import {withinTime} from './time-limit';

/** A regular expression of a schema, with a time limit. */
export type Pattern = {
  readonly test: (text: string) => boolean;
  readonly toString: () => string;
  /** Whether a test has timed out; since then every text is valid. */
  readonly isTooSlow: () => boolean;
};

/** Escapes and classes, which match one character. */
const CHARACTERS = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]/g;
/** Quantifiers. */
const REPEATS = /[*+?]\??|\{\d*(?:,\d*)?\}\??/g;

/** Texts up to this length are tested without a time limit, if the pattern is quick. */
const LENGTH = 500;

/** Whether a pattern cannot backtrack much on a short text: it has no repeated groups, and at most two quantifiers. */
function isQuick(pattern: string): boolean {
  const plain = pattern.replace(CHARACTERS, 'x').replace(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '(');
  return !/\)[*+?{]/.test(plain) && (plain.match(REPEATS) ?? []).length <= 2;
}

/** JSON Schema requires JavaScript's Unicode syntax, but many documents have patterns that only its older syntax accepts. */
function compiled(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Invalid in this syntax: try the next.
    }
  }
  return undefined;
}

function made(pattern: string): Pattern | undefined {
  const expression = compiled(pattern);
  if (!expression) return undefined;
  const quick = isQuick(pattern);
  let isTooSlow = false;
  return {
    toString: () => String(expression),
    isTooSlow: () => isTooSlow,
    test: (text) => {
      if (quick && text.length <= LENGTH) return expression.test(text);
      const fits = isTooSlow || withinTime(() => expression.test(text));
      isTooSlow ||= fits === undefined;
      return fits ?? true;
    },
  };
}

const known = new Map<string, Pattern | undefined>();

/**
 * The regular expression of a schema.
 *
 * @returns undefined for an expression in another dialect, which validates nothing
 */
export function regExpOf(pattern: string): Pattern | undefined {
  if (!known.has(pattern)) known.set(pattern, made(pattern));
  return known.get(pattern);
}
