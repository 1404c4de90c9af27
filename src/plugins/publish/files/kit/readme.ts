import {LANGUAGES} from '../../../../../contract';
import type {Language} from '../../../../../contract';
import * as words from '../../../../../words';
import {table} from '../../../docs/blocks/markdown';

const texts = words.kit;

const SANDBOX = 'http://127.0.0.1:4010';

const COMMANDS: Readonly<Record<Language['id'], string>> = {
  curl: 'bash',
  node: 'node',
  java: 'java -Dfile.encoding=UTF-8',
  python: 'python3',
  php: 'php',
  go: 'go run',
};

export type Contents = {
  /** Number of the docs version, e.g. `3.0`. */
  readonly version: string;
  readonly files: readonly string[];
};

const fence = (lines: readonly string[]): string => ['```bash', ...lines, '```'].join('\n');

const has = (files: readonly string[], folder: string): boolean => files.some((file) => file.startsWith(`${folder}/`));

/** Commands that run the programs of a topic, from the folder with the keys where there are keys. */
function runAll(folder: string, topic: string, files: readonly string[]): string {
  const programs = LANGUAGES.map(({id, fileName}) => [id, `samples/${folder}/${fileName(topic)}`] as const).filter(
    ([, file]) => files.includes(file),
  );
  if (has(files, 'vectors'))
    return fence(['cd vectors', ...programs.map(([id, file]) => `${COMMANDS[id]} ../${file}`)]);
  return fence(programs.map(([id, file]) => `SANDBOX_URL=${SANDBOX} ${COMMANDS[id]} ${file}`));
}

const topicsOf = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => /^samples\/([^/]+)\/output\.txt$/.exec(file)?.[1] ?? []);

function businessSections(files: readonly string[]): readonly string[] {
  const signing = topicsOf(files).filter((topic) => /^sign-v\d+$/.test(topic));
  const signed =
    signing.length > 0 ? `${texts.signing}\n\n${signing.map((topic) => runAll(topic, topic, files)).join('\n\n')}` : '';
  return [
    texts.otherSandbox + (has(files, 'samples/sign-sm2') ? texts.sm2 : '') + signed,
    ...(has(files, 'samples/story') ? story(files) : []),
    ...(has(files, 'samples/notify') && files.includes('vectors/notifications.json')
      ? [`## ${texts.notify.title}`, texts.notify.text]
      : []),
    ...CONTROL,
  ];
}

const story = (files: readonly string[]): readonly string[] => [
  `## ${texts.story.title}`,
  texts.story.start,
  fence([`curl -sS -X POST ${SANDBOX}/sandbox/reset -d '{"data": "empty"}'`]),
  runAll('story', 'story', files),
  texts.story.again,
];

const CONTROL = [
  `## ${texts.control.title}`,
  texts.control.text,
  fence([
    `curl -sS ${SANDBOX}/sandbox/state`,
    `curl -sS -X POST ${SANDBOX}/sandbox/events -d '{"kind": "payout", "id": 600001, "to": "RETURNED"}'`,
    `curl -sS -X POST ${SANDBOX}/sandbox/clock -d '{"advanceSeconds": 15}'`,
    `curl -sS ${SANDBOX}/sandbox/notifications`,
    `curl -sS -X POST ${SANDBOX}/sandbox/reset -d '{"data": "examples"}'`,
  ]),
  texts.control.mistakes,
];

const PREFER = [texts.prefer.sandbox, `## ${texts.prefer.title}`, texts.prefer.text];

/** Writes the readme of a kit. @param example the interface whose sample is run first */
export function readme({version, files}: Contents, example: {readonly folder: string; readonly topic: string}): string {
  const signs = has(files, 'vectors');
  const rows = [
    ['`sandbox.mjs`', texts.files.sandbox],
    ['`samples/`', texts.files.samples + (topicsOf(files).length > 0 ? texts.files.outputs : '')],
    ['`contracts/`', texts.files.contracts],
    ...(signs ? [['`vectors/`', texts.files.vectors]] : []),
    ['`SHA256SUMS`', texts.files.sums],
    ['`LICENSES.txt`', texts.files.licences],
  ];
  const prints = signs ? texts.start.printsSigned : texts.start.prints;
  const help = signs ? [texts.start.help, fence(['node sandbox.mjs --help', 'node sandbox.mjs --test-values'])] : [];
  const sections = [
    `# ${words.interpolate(texts.title, {version})}`,
    texts.about + (signs ? texts.sample : ''),
    table([texts.files.file, texts.files.content], rows),
    `## ${texts.start.title}`,
    words.interpolate(texts.start.text, {address: SANDBOX, prints}),
    fence([signs ? 'node sandbox.mjs --seed' : 'node sandbox.mjs']),
    ...help,
    `## ${texts.run.title}`,
    (signs ? texts.run.keys : '') + texts.run.text,
    runAll(example.folder, example.topic, files),
    files.some((file) => file.endsWith('.java')) ? texts.java : '',
    ...(signs ? businessSections(files) : PREFER),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
