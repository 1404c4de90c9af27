import {withinTime} from './time-limit';

/** A regular expression of a schema, as far as it can be tried. */
export type Pattern = {
  readonly test: (text: string) => boolean;
  readonly toString: () => string;
  /** Whether it took too long with a text: from then on it checks nothing. */
  readonly isEndless: () => boolean;
};

/** What stands for one character, and says nothing of how often. */
const CHARACTERS = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]/g;
/** What may repeat what is before it. */
const REPEATS = /[*+?]\??|\{\d*(?:,\d*)?\}\??/g;

/** Texts up to this length are tried by a quick pattern in a blink. */
const LENGTH = 500;

/** Whether a pattern ends in time for any text that is not long: without groups that repeat, and with few repetitions, it cannot try many ways. */
function isQuick(pattern: string): boolean {
  const plain = pattern.replace(CHARACTERS, 'x').replace(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '(');
  return !/\)[*+?{]/.test(plain) && (plain.match(REPEATS) ?? []).length <= 2;
}

/** JSON Schema asks for the Unicode syntax of JavaScript; many documents have what only its older syntax reads. */
function compiled(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Read by the other syntax, or by none.
    }
  }
  return undefined;
}

function made(pattern: string): Pattern | undefined {
  const expression = compiled(pattern);
  if (!expression) return undefined;
  const quick = isQuick(pattern);
  let isEndless = false;
  return {
    toString: () => String(expression),
    isEndless: () => isEndless,
    test: (text) => {
      if (quick && text.length <= LENGTH) return expression.test(text);
      const fits = isEndless || withinTime(() => expression.test(text));
      isEndless ||= fits === undefined;
      return fits ?? true;
    },
  };
}

const known = new Map<string, Pattern | undefined>();

/**
 * A regular expression of a schema.
 *
 * @returns none of an expression of another language, which checks nothing here
 */
export function regExpOf(pattern: string): Pattern | undefined {
  if (!known.has(pattern)) known.set(pattern, made(pattern));
  return known.get(pattern);
}
