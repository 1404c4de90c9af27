import path from 'path';
import type {Compiler, Module} from 'webpack';
import type {Plugin} from '@docusaurus/types';
import {fileOfModule} from '../beta13/any-folder/module-file';
import {throwProblems} from '../../../contract';
import {LICENSES_FILE, notices, packageFolder} from './notices';

/** Files that a module of a bundle was made of; a concatenated module has several. */
function filesOf(module: Module & {readonly modules?: readonly Module[]}): readonly string[] {
  return module.modules ? module.modules.flatMap(filesOf) : [fileOfModule(module) ?? ''];
}

/** Adds the licences to what Rspack writes. */
function addLicenses({hooks, webpack: {Compilation, sources}}: Compiler): void {
  hooks.thisCompilation.tap('licenses', (compilation) => {
    compilation.hooks.processAssets.tap({name: 'licenses', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT}, () => {
      const found = Array.from(compilation.modules)
        .flatMap(filesOf)
        .flatMap((file) => packageFolder(file) ?? []);
      // The scripts contain Rspack's own runtime.
      const {text, problems} = notices([
        ...new Set([path.dirname(require.resolve('@rspack/core/package.json')), ...found]),
      ]);
      throwProblems(problems);
      compilation.emitAsset(LICENSES_FILE, new sources.RawSource(text));
    });
  });
}

/**
 * Writes `licenses.txt` with the licences of the packages whose code reaches readers: the licences require it, and minified scripts have
 * no comments. Packages that only run during the build are listed by `npm sbom`.
 *
 * @throws ProblemsError for a package that does not name its licence
 */
export default function licenses(): Plugin<void> {
  return {
    name: 'licenses',
    configureWebpack: ({mode}) => (mode === 'production' ? {plugins: [{apply: addLicenses}]} : {}),
  };
}
