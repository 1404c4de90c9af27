import {LANGUAGES} from '../../../../../contract';
import * as words from '../../../../../contract/words';
import {table} from '../../../docs/blocks/markdown';

const texts = words.kit;

const SANDBOX = 'http://127.0.0.1:4010';

/** The contents of a kit, for its readme. */
export type Contents = {
  /** Number of the docs version, e.g. `3.0`. */
  readonly version: string;
  /** Paths of all its files except the readme. */
  readonly files: readonly string[];
};

const fence = (lines: readonly string[]): string => ['```bash', ...lines, '```'].join('\n');

/** Whether a kit has files in a folder. */
const has = (files: readonly string[], folder: string): boolean => files.some((file) => file.startsWith(`${folder}/`));

/** Commands that run the programs of a topic, in the folder with the keys if there are keys. */
function runAll(folder: string, topic: string, files: readonly string[]): string {
  const programs = LANGUAGES.map(
    ({command, fileName}) => [command, `samples/${folder}/${fileName(topic)}`] as const,
  ).filter(([, file]) => files.includes(file));
  if (has(files, 'vectors'))
    return fence(['cd vectors', ...programs.map(([command, file]) => `${command} ../${file}`)]);
  return fence(programs.map(([command, file]) => `SANDBOX_URL=${SANDBOX} ${command} ${file}`));
}

/** The section of a kit about unsigned interfaces. */
const PREFER = [texts.prefer.sandbox, `## ${texts.prefer.title}`, texts.prefer.text];

/**
 * The readme of a kit whose docs version has none of its own: it describes the files of the kit.
 *
 * @param example interface whose sample is run first: folder below `samples/` and topic
 */
export function readme({version, files}: Contents, example: {readonly folder: string; readonly topic: string}): string {
  const signs = has(files, 'vectors');
  const rows = [
    ['`sandbox.mjs`', texts.files.sandbox],
    ['`mcp.mjs`', texts.files.assistant],
    [
      '`samples/`',
      texts.files.samples + (files.some((file) => file.endsWith('/output.txt')) ? texts.files.outputs : ''),
    ],
    ['`contracts/`', texts.files.contracts],
    ...(signs ? [['`vectors/`', texts.files.vectors]] : []),
    ['`SHA256SUMS`', texts.files.sums],
    ['`LICENSES.txt`', texts.files.licences],
  ];
  const sections = [
    `# ${words.interpolate(texts.title, {version})}`,
    texts.about,
    table([texts.files.file, texts.files.content], rows),
    `## ${texts.start.title}`,
    words.interpolate(texts.start.text, {address: SANDBOX}),
    fence(['node sandbox.mjs']),
    `## ${texts.run.title}`,
    (signs ? texts.run.keys : '') + texts.run.text,
    runAll(example.folder, example.topic, files),
    files.some((file) => file.endsWith('.java')) ? texts.java : '',
    ...(signs ? [] : PREFER),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
