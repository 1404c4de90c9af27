import {COMMON} from '../read/folder';
import type {Contracts} from '../read/contracts';
import {CONTRACT} from '../read/yaml-file';
import type {Problem} from '../problems';

/** Weights and check digits of the resident ID number (GB 11643-1999). */
const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const ID_CHECK_DIGITS = '10X98765432';

function isIdNumber(text: string): boolean {
  const sum = ID_WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return ID_CHECK_DIGITS[sum % 11] === text[17].toUpperCase();
}

/** ISO/IEC 7812-1, annex B (Luhn). */
function isCardNumber(text: string): boolean {
  const sum = Array.from(text, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

type Kind = {readonly name: string; readonly pattern: RegExp; readonly holds: (match: string) => boolean};

/** Between groups of digits, as people write them. */
const GAP = '[ -]?';

const KINDS: readonly Kind[] = [
  {
    name: 'mobile number',
    pattern: new RegExp(`(?<!\\w)(?:\\+?86${GAP})?1[3-9]\\d(?:${GAP}\\d{4}){2}(?!\\w)`, 'g'),
    holds: () => true,
  },
  {
    name: 'ID number',
    pattern: new RegExp(`(?<!\\w)[1-9]\\d{5}${GAP}\\d{4}${GAP}\\d{4}${GAP}\\d{3}[\\dXx](?!\\w)`, 'g'),
    holds: isIdNumber,
  },
  {
    name: 'card number',
    pattern: new RegExp(`(?<!\\w)[3-6]\\d{3}(?:${GAP}\\d{4}){3}(?:${GAP}\\d{1,3})?(?!\\w)`, 'g'),
    holds: isCardNumber,
  },
];

/** A number in a text that could be a person's. */
export type PersonalNumber = {
  /** Its kind, e.g. `ID number`. */
  readonly name: string;
  readonly text: string;
  /** 0-based, in characters. */
  readonly index: number;
};

/** Unmasked mobile numbers, ID numbers with a valid check digit and Luhn-valid card numbers in a text, with +86, spaces and hyphens too. */
export function personalNumbers(text: string): readonly PersonalNumber[] {
  return KINDS.flatMap(({name, pattern, holds}) =>
    Array.from(text.matchAll(pattern), ({0: match, index}) => ({name, text: match, index})).filter((found) =>
      holds(found.text.replace(/[ -]/g, '')),
    ),
  );
}

/** Personal numbers in the contracts of a docs version. */
export function personalDataProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  return [COMMON, ...names].map(contracts.yaml).flatMap(({file, text}) =>
    text.split('\n').flatMap((line, row) =>
      personalNumbers(line).map((found) => ({
        plugin: CONTRACT,
        file,
        line: row + 1,
        column: found.index + 1,
        message: `"${found.text}" may be somebody's ${found.name}. Expected numbers that are masked or invalid, e.g. 138****0000. Mask it.`,
      })),
    ),
  );
}
