import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOC_FOLDERS} from '../doc-files';

/** Lets `start` refuse each opened page that MDX 3 does not read; src/plugins/docs refuses all of them at the beginning of a build. */
export default function mdxSyntax({siteDir}: LoadContext): Plugin<void> {
  const pages = {test: /\.mdx?$/, include: DOC_FOLDERS.map((folder) => path.join(siteDir, folder))};
  return {
    name: 'mdx-syntax',
    configureWebpack({mode}) {
      if (mode !== 'development') return {};
      return {module: {rules: [{...pages, enforce: 'pre', use: [{loader: require.resolve('./loader.ts'), options: {siteDir}}]}]}};
    },
  };
}
