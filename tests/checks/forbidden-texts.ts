import {KEPT, TERMS} from '../../tools/lint/prose/terms.mjs';
import {site} from '../../src/data/site';
import {personalNumbers} from '../../contract/rules/personal-data';

/** Those with a Latin correct form also occur in code. */
const wrongTerms = Object.keys(TERMS).filter((term) => /\p{Script=Han}/u.test(term));

type Rule = {readonly name: string; readonly pattern: RegExp};

const ENGLISH = {
  name: 'English of the theme',
  pattern: /Skip to main content|On this page|Page Not Found|Copy code|Next »|« Previous|Unmaintained|Archive\b/g,
};

const RULES: readonly Rule[] = [
  {name: 'placeholder', pattern: /待补充|敬请期待|TODO|Lorem|占位(?!符)/g},
  {name: 'wrong term', pattern: new RegExp([...KEPT, ...wrongTerms].join('|'), 'g')},
  ...(site.language.startsWith('zh') ? [ENGLISH] : []),
];

export function forbiddenTexts(text: string): readonly string[] {
  return [
    ...RULES.flatMap(({name, pattern}) =>
      (text.match(pattern) ?? []).filter((match) => !KEPT.includes(match)).map((match) => `${name}: ${match}`),
    ),
    ...personalNumbers(text).map((found) => `${found.name}: ${found.text}`),
  ];
}
