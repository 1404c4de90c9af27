import path from 'path';
import type {LoaderContext} from 'webpack';
import {throwProblems} from '../problems';
import {syntaxProblems} from './check';

/** webpack pre-loader of `start`: checks a page before others change its text. */
export default async function mdxSyntaxLoader(this: LoaderContext<{readonly siteDir: string}>, source: string): Promise<string> {
  const file = path.relative(this.getOptions().siteDir, this.resourcePath).split(path.sep).join('/');
  throwProblems(await syntaxProblems([{file, markdown: source}]));
  return source;
}
