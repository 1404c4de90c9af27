import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOC_FOLDERS, readDocFiles} from '../doc-files';
import {throwProblems} from '../problems';
import {syntaxProblems} from './check';

/**
 * Refuses pages that MDX 3 does not read: a build all at its beginning, `start` each page that is opened.
 *
 * @throws one error that lists every problem with file, line and remedy
 */
export default function mdxSyntax({siteDir}: LoadContext): Plugin<void> {
  const pages = {test: /\.mdx?$/, include: DOC_FOLDERS.map((folder) => path.join(siteDir, folder))};
  return {
    name: 'mdx-syntax',
    async loadContent() {
      if (process.env.NODE_ENV !== 'development') throwProblems(await syntaxProblems(readDocFiles(siteDir)));
    },
    configureWebpack({mode}) {
      if (mode !== 'development') return {};
      return {module: {rules: [{...pages, enforce: 'pre', use: [{loader: require.resolve('./loader.ts'), options: {siteDir}}]}]}};
    },
  };
}
