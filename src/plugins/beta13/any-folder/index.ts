import path from 'path';
import type {Compiler} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unescaped} from './module-file';
import {relativePath} from '../../relative-path';

/** A request without the path of the site: Rspack takes a `#` in a path for the beginning of a fragment if a query follows. */
function relativeTo(folder: string, siteDir: string, request: string): string {
  const parts = request
    .split('!')
    .map((part) => (part.startsWith(siteDir + path.sep) ? `./${relativePath(folder, part)}` : part));
  return parts.join('!');
}

/** Module ids are derived from paths relative to the site, which Rspack cannot compute if it escapes a `#` in the folder's name. */
const nameByPath =
  (siteDir: string) =>
  ({hooks}: Compiler): void => {
    hooks.normalModuleFactory.tap('any-folder', ({hooks: {beforeResolve, afterResolve}}) => {
      beforeResolve.tap('any-folder', (data) => {
        data.request = relativeTo(data.context, siteDir, data.request);
      });
      afterResolve.tap('any-folder', ({createData}) => {
        createData.request = unescaped(createData.request);
        createData.userRequest = unescaped(createData.userRequest);
      });
    });
  };

/** Makes builds work in a folder of any name, with the same output. */
export default function anyFolder({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'any-folder',
    configureWebpack: () => (siteDir.includes('#') ? {plugins: [{apply: nameByPath(siteDir)}]} : {}),
  };
}
