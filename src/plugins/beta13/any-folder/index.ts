import type {Compiler} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unescaped} from './module-file';

/** Modules are numbered by their paths relative to the site, which webpack does not find when its folder is written `\0#` and not `#`. */
function nameByPath({hooks}: Compiler): void {
  hooks.normalModuleFactory.tap('any-folder', ({hooks: {afterResolve}}) => {
    afterResolve.tap('any-folder', ({createData}) => {
      createData.request = unescaped(createData.request);
      createData.userRequest = unescaped(createData.userRequest);
    });
  });
}

/** Lets the site be built in a folder of whatever name, to the same bytes. */
export default function anyFolder({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'any-folder',
    configureWebpack: () => (siteDir.includes('#') ? {plugins: [{apply: nameByPath}]} : {}),
  };
}
