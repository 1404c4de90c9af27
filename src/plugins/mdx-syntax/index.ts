import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOC_FOLDERS, readDocFiles} from '../doc-files';
import {throwProblems} from '../problems';
import {syntaxProblems} from './check';
import {frontMatterProblems} from './front-matter';

/**
 * Refuses pages that MDX 3 does not read, a build at its beginning, `start` when a page is opened; and front matter that is no
 * YAML, before upstream reads it.
 *
 * @throws one error that lists every problem with file, line and remedy
 */
export default function mdxSyntax({siteDir}: LoadContext): Plugin<void> {
  const pages = {test: /\.mdx?$/, include: DOC_FOLDERS.map((folder) => path.join(siteDir, folder))};
  return {
    name: 'mdx-syntax',
    async loadContent() {
      const docs = readDocFiles(siteDir);
      throwProblems(docs.flatMap(frontMatterProblems));
      if (process.env.NODE_ENV !== 'development') throwProblems(await syntaxProblems(docs));
    },
    configureWebpack({mode}) {
      if (mode !== 'development') return {};
      return {module: {rules: [{...pages, enforce: 'pre', use: [{loader: require.resolve('./loader.ts'), options: {siteDir}}]}]}};
    },
  };
}
