import type {Compiler} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unescaped} from './module-file';

/**
 * Module ids are derived from paths relative to the site, which webpack cannot compute when it writes `#` in the folder's name as `\0#`.
 */
function nameByPath({hooks}: Compiler): void {
  hooks.normalModuleFactory.tap('any-folder', ({hooks: {afterResolve}}) => {
    afterResolve.tap('any-folder', ({createData}) => {
      createData.request = unescaped(createData.request);
      createData.userRequest = unescaped(createData.userRequest);
    });
  });
}

/** Lets the site be built in a folder of any name, with the same output. */
export default function anyFolder({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'any-folder',
    configureWebpack: () => (siteDir.includes('#') ? {plugins: [{apply: nameByPath}]} : {}),
  };
}
