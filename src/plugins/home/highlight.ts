import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-json';
import {themedHtml} from '../../data/code-themes';
import type {CodeThemes} from '../../data/code-themes';
import {tokensOf} from '../../data/code-tokens';

/** Code as HTML, in the colours of src/theme/CodeBlock: the home page is hydrated, and would send a highlighter to every reader. */
export const highlighted = (code: string, language: 'bash' | 'json', themes: CodeThemes = {}): string =>
  themedHtml(
    // Without aliases, by which the options of a command would be coloured too.
    tokensOf(Prism, code, language, ({type}) => [type]),
    themes,
    language,
  );
