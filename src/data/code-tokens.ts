import type PrismModule from 'prismjs';
import type {Token} from './code-colours';

type Prism = Pick<typeof PrismModule, 'hooks' | 'languages' | 'tokenize'>;

type Part = string | PrismModule.Token;

/** Returns the types of a token. */
type TypesOf = (token: PrismModule.Token) => readonly string[];

const typesAndAliases: TypesOf = ({type, alias = []}) => [type, ...[alias].flat()];

/** Flattens Prism's nested tokens, each with the types of the tokens around it, the outermost first. */
const flat = (part: Part, typesOf: TypesOf, types: readonly string[] = []): readonly Token[] => {
  if (typeof part === 'string') return [{types, content: part}];
  return [part.content].flat().flatMap((inner) => flat(inner, typesOf, [...types, ...typesOf(part)]));
};

/** The tokens of code, as Prism's `highlight` creates them; a single token if Prism has no grammar of the language. */
export function tokensOf(
  {hooks, languages, tokenize}: Prism,
  code: string,
  language: string,
  typesOf = typesAndAliases,
): readonly Token[] {
  const grammar = Object.keys(languages).includes(language) ? languages[language] : undefined;
  if (typeof grammar !== 'object') return flat(code, typesOf);
  const env = {code, grammar, language, tokens: [] as ReturnType<typeof tokenize>};
  hooks.run('before-tokenize', env);
  env.tokens = tokenize(env.code, env.grammar);
  hooks.run('after-tokenize', env);
  return env.tokens.flatMap((token) => flat(token, typesOf));
}

/** The tokens of each line, line ends included. */
export function linesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const {types, content} of tokens)
    content.split(/(?<=\n)/).forEach((part) => {
      lines[lines.length - 1].push({types, content: part});
      if (part.endsWith('\n')) lines.push([]);
    });
  return lines;
}
