import {writeFile} from 'fs/promises';
import path from 'path';
import type {Compiler, Module} from 'webpack';
import type {Plugin, Props} from '@docusaurus/types';
import {fileOfModule} from '../beta13/any-folder/module-file';
import {throwProblems} from '../../../contract';
import {LICENSES_FILE, notices, packageFolder} from './notices';

/** Files that a module of a bundle was made of; a concatenated module has several. */
function filesOf(module: Module & {readonly modules?: readonly Module[]}): readonly string[] {
  return module.modules ? module.modules.flatMap(filesOf) : [fileOfModule(module) ?? ''];
}

/**
 * Writes `licenses.txt` with the licences of the packages whose code reaches readers: the licences require it, and minified scripts have
 * no comments. Packages that only run during the build are listed by `npm run test:all -- sbom`.
 *
 * @throws ProblemsError for a package that does not name its licence
 */
export default function licenses(): Plugin<void> {
  // The scripts contain webpack's own runtime.
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
