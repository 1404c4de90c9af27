import path from 'path';
import type {Compiler, Module} from 'webpack';
import type {Plugin} from '@docusaurus/types';
import {fileOfModule} from '../beta13/any-folder/module-file';
import {throwProblems} from '../../../contract';
import {LICENSES_FILE, notices, packageFolder} from './notices';

/** Source files of a module; a concatenated module has several. */
function filesOf(module: Module & {readonly modules?: readonly Module[]}): readonly string[] {
  return module.modules ? module.modules.flatMap(filesOf) : [fileOfModule(module) ?? ''];
}

/** Adds the file with the licences to Rspack's output. */
function addLicenses({hooks, webpack: {Compilation, sources}}: Compiler): void {
  hooks.thisCompilation.tap('licenses', (compilation) => {
    compilation.hooks.processAssets.tap({name: 'licenses', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT}, () => {
      const found = Array.from(compilation.modules)
        .flatMap(filesOf)
        .flatMap((file) => packageFolder(file) ?? []);
      // Rspack adds its own runtime to the scripts.
      const {text, problems} = notices([
        ...new Set([path.dirname(require.resolve('@rspack/core/package.json')), ...found]),
      ]);
      throwProblems(problems);
      compilation.emitAsset(LICENSES_FILE, new sources.RawSource(text));
    });
  });
}

/**
 * Writes `licenses.txt` with the licences of the packages in the scripts: licences require their text, and minified scripts have no
 * comments. `npm sbom` lists packages that are used only at build time.
 *
 * @throws ProblemsError for a package without a licence
 */
export default function licenses(): Plugin<void> {
  return {
    name: 'licenses',
    configureWebpack: ({mode}) => (mode === 'production' ? {plugins: [{apply: addLicenses}]} : {}),
  };
}
