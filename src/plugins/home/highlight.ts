import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-json';
import {themedHtml} from '../../data/code-themes';
import type {CodeThemes} from '../../data/code-themes';
import {tokensOf} from '../../data/code-tokens';

/**
 * Code as HTML in the colours of src/theme/CodeBlock. Highlighted at build time, as the home page is hydrated, and would otherwise need a
 * highlighter in the browser.
 */
export const highlighted = (code: string, language: 'bash' | 'json', themes: CodeThemes = {}): string =>
  themedHtml(
    // Aliases would also colour the options of commands.
    tokensOf(Prism, code, language, ({type}) => [type]),
    themes,
    language,
  );
