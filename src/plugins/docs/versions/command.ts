import type {PathOptions} from '@docusaurus/plugin-content-docs/lib/types';
import type {Plugin} from '@docusaurus/types';
import {CURRENT_NUMBER} from '../../../data/versions';
import {DOC_FOLDERS} from '../files/doc-files';
import {ProblemsError, throwProblems} from '../../../../contract';
import {cutProblems, PLUGIN} from './check';
import {cutVersion} from './cut';

/** Commander, as Docusaurus passes it to plugins. */
type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

const COMMAND = 'docs:version';

/** Reports an error of the file system, e.g. a full disk, as a problem of the command. */
function asProblems(error: unknown): ProblemsError {
  if (error instanceof ProblemsError) return error;
  const {code, message} = error as NodeJS.ErrnoException;
  if (!code) throw error;
  return new ProblemsError([
    {
      plugin: PLUGIN,
      file: DOC_FOLDERS[0],
      message: `${message}. Nothing was changed. Mend that, and run the command again.`,
    },
  ]);
}

/**
 * Registers `docs:version`, which freezes `docs/` completely or not at all, and only under its own number.
 *
 * @param sidebarPath the sidebars file of `docs/`; none where the sidebar is generated
 */
export function addVersionCommand(cli: Cli, siteDir: string, sidebarPath: PathOptions['sidebarPath']): void {
  cli
    .command(COMMAND)
    .arguments('<version>')
    .description('Tag a new docs version')
    .action((number: string, _options: unknown, more: readonly string[] = []) => {
      try {
        throwProblems(cutProblems(siteDir, CURRENT_NUMBER, [number, ...more].join(' ')));
        cutVersion(siteDir, number, sidebarPath);
      } catch (error) {
        console.error(asProblems(error).message);
        process.exitCode = 1;
      }
    });
}
