import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-json';
import {codeHtml} from '../../data/code-colours';
import type {Token} from '../../data/code-colours';

/** Prism's tokens without nesting, each with the types of those around it. */
const flat = (part: string | Prism.Token, types: readonly string[] = []): readonly Token[] => {
  if (typeof part === 'string') return [{types, content: part}];
  return [part.content].flat().flatMap((inner) => flat(inner, [...types, part.type]));
};

/** Code as HTML, in the colours of src/theme/CodeBlock: the home page is hydrated, and would send a highlighter to every reader. */
export const highlighted = (code: string, language: 'bash' | 'json'): string =>
  codeHtml(Prism.tokenize(code, Prism.languages[language]).flatMap((token) => flat(token)));
