import type PrismModule from 'prismjs';
import type {Token} from './code-colours';

type Prism = Pick<typeof PrismModule, 'hooks' | 'languages' | 'tokenize'>;

type Part = string | PrismModule.Token;

/** Gives the types of a token. */
type TypesOf = (token: PrismModule.Token) => readonly string[];

const typesAndAliases: TypesOf = ({type, alias = []}) => [type, ...[alias].flat()];

/** Prism's tokens without nesting, each with its types behind those of the tokens around it. */
const flat = (part: Part, typesOf: TypesOf, types: readonly string[] = []): readonly Token[] => {
  if (typeof part === 'string') return [{types, content: part}];
  return [part.content].flat().flatMap((inner) => flat(inner, typesOf, [...types, ...typesOf(part)]));
};

/** The tokens of code, as Prism's own `highlight` makes them; one token for all of it where Prism has no grammar of the language. */
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

/** Tokens by the lines of the code, each line with its line end. */
export function linesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const {types, content} of tokens)
    content.split(/(?<=\n)/).forEach((part) => {
      lines[lines.length - 1].push({types, content: part});
      if (part.endsWith('\n')) lines.push([]);
    });
  return lines;
}
