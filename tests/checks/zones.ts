import {existsSync} from 'fs';
import path from 'path';
import {listFiles} from '../../deploy/serve/list-files';

/** Folders whose modules must not import those of others, as `import/no-restricted-paths` has them. */
export type Zone = {
  readonly target: string | readonly string[];
  readonly from: string | readonly string[];
  /** Folders that may be imported all the same, relative to `from`. */
  readonly except?: readonly string[];
};

const isModule = (file: string) => /(?<!\.d)\.(ts|tsx|mjs)$/.test(file);

function modulesIn(root: string, folder: string): readonly string[] {
  return existsSync(path.join(root, folder)) ? listFiles(path.join(root, folder)).filter(isModule).map((file) => path.posix.join(folder, file)) : [];
}

/**
 * An import that a zone forbids, for each two of its folders.
 *
 * @param root folder of the project
 * @returns the module that would import, relative to the project, and what it would import, relative to itself
 * @throws when the zone forbids nothing
 */
export function forbiddenImports(root: string, {target, from, except = []}: Zone): readonly {readonly file: string; readonly imports: string}[] {
  return [target].flat().flatMap((importing) =>
    [from].flat().map((imported) => {
      const mend = 'Expected a zone that forbids an import. Mend its folders in eslint.config.mjs.';
      const [file] = modulesIn(root, importing);
      if (!file) throw new Error(`eslint.config.mjs: zone ${importing}, ${imported}: no module in ${importing}. ${mend}`);
      const excepted = except.map((folder) => path.posix.join(imported, folder));
      const other = modulesIn(root, imported).find((module) => !excepted.some((folder) => module.startsWith(`${folder}/`)));
      if (!other) throw new Error(`eslint.config.mjs: zone ${importing}, ${imported}: no module in ${imported} that it forbids. ${mend}`);
      return {file, imports: path.posix.relative(path.posix.dirname(file), other).replace(/^(?!\.)/, './')};
    }),
  );
}
