/** What is wrong with workflows beyond their syntax. */
import {spawnSync} from 'child_process';
import path from 'path';
import {parse} from 'yaml';

const ROOT = path.join(__dirname, '..', '..');
const PINNED = /uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

type Step = {readonly uses?: string; readonly run?: string; readonly with?: Readonly<Record<string, unknown>>};
type Job = {readonly 'timeout-minutes'?: number; readonly steps: readonly Step[]};
type Workflow = {
  readonly permissions?: object;
  readonly concurrency?: object;
  readonly jobs: Readonly<Record<string, Job>>;
};

export function syntaxMistakes(texts: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const program = ['--import', 'tsx', path.join(__dirname, 'workflow-mistakes.mjs')];
  const {stdout, stderr} = spawnSync(process.execPath, program, {
    cwd: ROOT,
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Readonly<Record<string, readonly string[]>>;
}

/** Actions that a tag could replace; permissions, time limits and credentials wider than necessary. */
export function safetyMistakes(file: string, text: string): readonly string[] {
  const {permissions, concurrency, jobs} = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const keeps = steps.some(
    (step) => step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false,
  );
  const loose = text.split('\n').filter((line) => /\buses:/.test(line) && !PINNED.test(line));
  return [
    ...loose.map((line) => `"${line.trim()}" is not pinned as owner/action@<40 digits> # v1.2.3`),
    JSON.stringify(permissions) !== '{"contents":"read"}' && 'has more permissions than {contents: read}',
    !concurrency && 'has no concurrency',
    Object.values(jobs).some((job) => !job['timeout-minutes']) && 'has a job without timeout-minutes',
    keeps && 'lets actions/checkout persist credentials',
  ].flatMap((mistake) => (mistake ? [`${file}: ${mistake}`] : []));
}
