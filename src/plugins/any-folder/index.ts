import type {Compiler} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unescaped} from './module-file';

/** What webpack and tsx read in a path as something else. Windows forbids both but `!`. */
const UNREADABLE = /[!?]/;

/** Modules are numbered by their paths relative to the site, which webpack does not find when its folder is written `\0#` and not `#`. */
function nameByPath({hooks}: Compiler): void {
  hooks.normalModuleFactory.tap('any-folder', ({hooks: {afterResolve}}) => {
    afterResolve.tap('any-folder', ({createData}) => {
      createData.request = unescaped(createData.request);
      createData.userRequest = unescaped(createData.userRequest);
    });
  });
}

/**
 * Lets the site be built in a folder of whatever name, to the same bytes.
 *
 * @throws for a folder in whose path webpack reads more than a path
 */
export default function anyFolder({siteDir}: LoadContext): Plugin<void> {
  if (UNREADABLE.test(siteDir)) throw new Error(`[any-folder] ${siteDir}: webpack cannot read "!" in the path of a folder. Move the site, or rename the folder.`);
  return {
    name: 'any-folder',
    configureWebpack: () => (siteDir.includes('#') ? {plugins: [{apply: nameByPath}]} : {}),
  };
}
