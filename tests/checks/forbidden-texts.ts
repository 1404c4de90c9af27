/** Weights and check digits of the resident ID number (GB 11643-1999). */
const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const ID_CHECK_DIGITS = '10X98765432';

function isIdNumber(text: string): boolean {
  const sum = ID_WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return ID_CHECK_DIGITS[sum % 11] === text[17].toUpperCase();
}

/** ISO/IEC 7812-1, annex B (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = [...text].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

type Rule = {readonly name: string; readonly pattern: RegExp; readonly holds?: (match: string) => boolean};

const RULES: readonly Rule[] = [
  {name: 'placeholder', pattern: /待补充|敬请期待|TODO|Lorem|占位/g},
  {name: 'wrong term', pattern: /帐户|帐号|登陆/g},
  {
    name: 'English of the theme',
    pattern: /Skip to main content|On this page|Page Not Found|Copy code|Next »|« Previous|Unmaintained|Archive\b/g,
  },
  {name: 'mobile number', pattern: /(?<![\w])1[3-9]\d{9}(?!\w)/g},
  {name: 'ID number', pattern: /(?<!\w)[1-9]\d{16}[\dXx](?!\w)/g, holds: isIdNumber},
  {name: 'card number', pattern: /(?<!\w)[3-6]\d{15,18}(?!\w)/g, holds: isCardNumber},
];

/** Everything in a text that readers must never see, as `rule: match`. */
export function forbiddenTexts(text: string): readonly string[] {
  return RULES.flatMap(({name, pattern, holds}) =>
    (text.match(pattern) ?? []).filter((match) => holds?.(match) ?? true).map((match) => `${name}: ${match}`),
  );
}
