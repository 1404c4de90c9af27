/** The browser rules of `npm run lint`, for given texts. */
import {spawnSync} from 'child_process';
import path from 'path';
import {ESLint} from 'eslint';
import {had} from '../../tools/lint/browsers.json';

const ROOT = path.join(__dirname, '..', '..');
const RULES = /^(?:baseline|compat)\//;
const STYLE_RULE = 'plugin/use-baseline';
const MAX_BYTES = 64 * 1024 * 1024;
/** Media features have no option in the linter. */
const HAD_CONDITIONS = had.flatMap(({media}) => (media ? [`Media condition "${media}"`] : []));

type StyleReport = readonly {readonly warnings: readonly {readonly rule: string; readonly text: string}[]}[];

const linter = new ESLint({
  cwd: ROOT,
  overrideConfigFile: path.join(ROOT, 'tools', 'lint', 'eslint.config.mjs'),
  ruleFilter: ({ruleId}) => RULES.test(ruleId),
  overrideConfig: {linterOptions: {noInlineConfig: true}},
});

/** Syntax (parsing stops at the first such place), objects and functions of a script that some supported browser lacks. */
export async function newerInScript(code: string): Promise<readonly string[]> {
  const [{messages}] = await linter.lintText(code, {filePath: path.join(ROOT, 'src', 'plugins', 'built', 'script.js')});
  return messages.map(({message}) => message);
}

export function newerInStyles(code: string): readonly string[] {
  const program = path.join(ROOT, 'node_modules', 'stylelint', 'bin', 'stylelint.mjs');
  const args = [
    program,
    '--stdin',
    '--stdin-filename',
    path.join(ROOT, 'src', 'css', 'built.css'),
    '--formatter',
    'json',
  ];
  const {stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: ROOT,
    input: code,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
  });
  const [{warnings}] = JSON.parse([stdout, stderr].find((text) => text.startsWith('[')) ?? stderr) as StyleReport;
  const found = warnings.filter(
    ({rule, text}) => rule === STYLE_RULE && !HAD_CONDITIONS.some((start) => text.startsWith(start)),
  );
  return found.map(({text}) => text.replace(` (${STYLE_RULE})`, ''));
}
