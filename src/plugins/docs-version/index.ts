import type {LoadContext, Plugin} from '@docusaurus/types';
import {CURRENT_NUMBER} from '../../data/versions';
import {DOC_FOLDERS} from '../doc-files';
import {ProblemsError, throwProblems} from '../problems';
import {cutProblems, PLUGIN} from './check';
import {cutVersion} from './cut';

const COMMAND = 'docs:version';

/** What the file system says, e.g. that the disk is full, as a problem of the command. */
function asProblems(error: unknown): ProblemsError {
  if (error instanceof ProblemsError) return error;
  const {code, message} = error as NodeJS.ErrnoException;
  if (!code) throw error;
  return new ProblemsError([{plugin: PLUGIN, file: DOC_FOLDERS[0], message: `${message}. Nothing was changed. Mend that, and run the command again.`}]);
}

/**
 * Lets the stock command `docs:version` freeze `docs/` whole or not at all, and only under the number that it has.
 *
 * @param sidebarPath the sidebars file of `docs/`
 */
export default function docsVersion(sidebarPath: string) {
  return ({siteDir}: LoadContext): Plugin<void> => ({
    name: PLUGIN,
    extendCli(cli) {
      const stock = cli.commands.find((command: {name(): string}) => command.name() === COMMAND);
      if (!stock) throw new Error(`[${PLUGIN}] no command "${COMMAND}". Expected the one of @docusaurus/plugin-content-docs. See what the preset registers.`);
      stock.action((number: string, _options: unknown, more: readonly string[] = []) => {
        try {
          throwProblems(cutProblems(siteDir, CURRENT_NUMBER, [number, ...more].join(' ')));
          cutVersion(siteDir, number, sidebarPath);
        } catch (error) {
          console.error(asProblems(error).message);
          process.exitCode = 1;
        }
      });
    },
  });
}
