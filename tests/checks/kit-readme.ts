import {execFile, spawn} from 'child_process';
import {once} from 'events';
import path from 'path';
import {createInterface} from 'readline';
import {LANGUAGES} from '../../contract/samples/languages';
import type {Language} from '../../contract/samples/languages';

/** A command of a readme, with its working directory in the kit. */
export type Command = {readonly text: string; readonly folder: string};

/** The commands of a readme in order. */
export function commandsOf(readme: string): readonly Command[] {
  const fences = readme.match(/(?<=^```bash\n)[^]*?(?=^```$)/gm) ?? [];
  return fences.flatMap((fence) => {
    const lines = fence.trimEnd().split('\n');
    const folder = /^cd (.+)$/.exec(lines[0])?.[1];
    return (folder ? lines.slice(1) : lines).map((text) => ({text, folder: folder ?? '.'}));
  });
}

export const startsSandbox = ({text}: Command): boolean => /^node sandbox\.mjs(?!.*--(help|test-values))/.test(text);

/** The language of the sample that a command runs. */
export const languageOf = ({text}: Command): Language['id'] | undefined =>
  LANGUAGES.find(
    ({fileName}) => /(^|[ /])samples\//.test(text) && path.extname(fileName('topic')) === path.extname(text),
  )?.id;

const userEnvironment = (extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  LC_ALL: 'C.UTF-8',
  ...extra,
});

/** A kit whose sandbox is running. */
export type RunningKit = {
  /** Runs a command as its user would. @returns its output @throws when it fails */
  readonly run: (command: Command) => Promise<string>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the sandbox of an unpacked kit by the command in its readme, on a free port.
 *
 * @param notifyPort port for notifications, where the sandbox sends some
 */
export async function startKit(kit: string, {text}: Command, notifyPort?: number): Promise<RunningKit> {
  const notify = notifyPort === undefined ? [] : ['--notify', `http://127.0.0.1:${notifyPort}/notify`];
  const [command, ...args] = [...text.split(' '), '--port', '0', ...notify];
  const sandbox = spawn(command, args, {cwd: kit, env: userEnvironment({}), stdio: ['ignore', 'pipe', 'inherit']});
  const lines = createInterface({input: sandbox.stdout});
  const ended = once(sandbox, 'exit').then(() => ['']);
  const [greeting] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  const url = /http:\S+/.exec(greeting)?.[0] ?? '';
  return {
    run: ({text: line, folder}) =>
      new Promise((resolve, reject) => {
        const env = userEnvironment({SANDBOX_URL: url, PORT: String(notifyPort ?? 0)});
        execFile(
          'bash',
          ['-c', line.replace('http://127.0.0.1:4010', url)],
          {cwd: path.join(kit, folder), env},
          (error, stdout, stderr) => {
            if (error) reject(new Error(`${line}\n${stdout}${stderr}`));
            else resolve(stdout);
          },
        );
      }),
    stop: async () => {
      if (sandbox.exitCode === null && sandbox.kill()) await once(sandbox, 'exit');
    },
  };
}
