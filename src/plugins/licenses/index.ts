import {writeFile} from 'fs/promises';
import path from 'path';
import type {Compiler, Module} from 'webpack';
import type {Plugin, Props} from '@docusaurus/types';
import {fileOfModule} from '../beta13/any-folder/module-file';
import {throwProblems} from '../../../contract';
import {LICENSES_FILE, notices, packageFolder} from './notices';

/** Files that a module of a bundle was made of: modules that webpack has joined tell theirs one by one. */
function filesOf(module: Module & {readonly modules?: readonly Module[]}): readonly string[] {
  return module.modules ? module.modules.flatMap(filesOf) : [fileOfModule(module) ?? ''];
}

/**
 * Writes the licences of the packages whose code reaches readers into `licenses.txt`: they ask to come along with the code,
 * and minified scripts have no comments. What only runs during the build is not among them: `npm run test:all -- sbom` lists it.
 *
 * @throws ProblemsError for a package that does not say under which licence it is
 */
export default function licenses(): Plugin<void> {
  // Webpack's own code loads the scripts.
  const folders = new Set([path.dirname(require.resolve('webpack/package.json'))]);

  function collect({hooks}: Compiler): void {
    hooks.afterEmit.tap('licenses', ({modules}) => {
      const found = Array.from(modules).flatMap(filesOf).flatMap((file) => packageFolder(file) ?? []);
      found.forEach((folder) => folders.add(folder));
    });
  }

  return {
    name: 'licenses',
    configureWebpack: (config, isServer) => (isServer || config.mode !== 'production' ? {} : {plugins: [{apply: collect}]}),
    async postBuild({outDir}: Props) {
      const {text, problems} = notices([...folders]);
      throwProblems(problems);
      await writeFile(path.join(outDir, LICENSES_FILE), text);
    },
  };
}
