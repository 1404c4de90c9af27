import {unzipSync} from 'fflate';
import {pageParts, withoutHashes} from './page-parts';

/** The server's response to an address. */
export type Answer = {readonly status: number; readonly headers: Readonly<Record<string, string>>};

/** Everything that a site publishes: files by name, and responses by address. */
export type Published = {readonly files: ReadonlyMap<string, Buffer>; readonly answers: ReadonlyMap<string, Answer>};

/** Differences, with the files or addresses where they occur. */
export type Differences = ReadonlyMap<string, readonly string[]>;

/** Maximum length of a difference in the report. */
const SHOWN = 160;

/** A script in parts, without names, numbers and hashes that depend on other modules. */
const scriptParts = (script: string): readonly string[] =>
  script
    .replaceAll(/(?<![\w$])(?:[0-9a-f]{3,8}|[A-Za-z_$][\w$]{0,2})(?![\w$])/g, '_')
    .replaceAll(/-[0-9a-f]{3}(?=["'.])|\d+/g, '')
    .split(/(?<=[,;{}])/);

const zipParts = (bytes: Buffer): readonly string[] =>
  Object.entries(unzipSync(bytes)).flatMap(([name, content]) => {
    const text = Buffer.from(content).toString('utf8');
    // The sandbox is minified, so its short names depend on the order of its modules.
    const parts =
      name === 'sandbox.mjs'
        ? [...scriptParts(text)].sort()
        : text.split('\n').filter((line) => !line.endsWith('  sandbox.mjs'));
    return parts.map((part) => `${name}: ${part}`);
  });

/** A file in the parts that are compared. */
function partsOf(file: string, bytes: Buffer, ignored: readonly string[]): readonly string[] {
  if (file.endsWith('.html')) return pageParts(bytes.toString('utf8'), ignored);
  if (file.endsWith('.zip')) return zipParts(bytes);
  if (/\.(png|ico|woff2?)$/.test(file)) return [bytes.toString('base64')];
  return withoutHashes(bytes.toString('utf8')).split('\n');
}

const short = (part: string | undefined): string =>
  part === undefined ? 'nothing' : part.length > SHOWN ? `${part.slice(0, SHOWN)}…` : part;

/** Parts that occur more often in one of two lists, and whether the common ones are in another order. */
function partDifferences(before: readonly string[], after: readonly string[]): readonly string[] {
  if (before.join('\0') === after.join('\0')) return [];
  const counts = new Map<string, number>();
  before.forEach((part) => counts.set(part, (counts.get(part) ?? 0) + 1));
  after.forEach((part) => counts.set(part, (counts.get(part) ?? 0) - 1));
  const [gone, come] = [1, -1].map((sign) =>
    Array.from(counts)
      .filter(([, count]) => count * sign > 0)
      .map(([part]) => part),
  );
  if (gone.length + come.length > 0)
    return [...gone.map((part) => `- ${short(part)}`), ...come.map((part) => `+ ${short(part)}`)];
  const at = before.findIndex((part, index) => part !== after[index]);
  return [`order: "${short(after[at])}" stands where "${short(before[at])}" stood`];
}

const isScript = (file: string): boolean => /^assets\/js\/.*\.js$/.test(file);
const isAsset = (file: string): boolean => file.startsWith('assets/');

/** The scripts of a build as one file, as numbers and hashes decide which module goes into which script. */
function allScripts({files}: Published): readonly string[] {
  return Array.from(files)
    .filter(([file]) => isScript(file))
    .flatMap(([, bytes]) => scriptParts(bytes.toString('utf8')))
    .sort();
}

/**
 * Differences between two published sites.
 *
 * @param ignored attributes that are not compared, e.g. `class` if class names change
 */
export function compare(before: Published, after: Published, ignored: readonly string[] = []): Differences {
  const found = new Map<string, string[]>();
  const add = (where: string, whats: readonly string[]) =>
    whats.forEach((what) => found.set(what, [...(found.get(what) ?? []), where]));
  const named = ({files}: Published) =>
    new Map(
      Array.from(files)
        .filter(([file]) => !isScript(file))
        .map(([file, bytes]) => [isAsset(file) ? withoutHashes(`/${file}`) : file, {file, bytes}]),
    );
  const [one, other] = [named(before), named(after)];
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [was, is] = [one.get(name), other.get(name)];
    if (!was || !is) add(name, [was ? 'is gone' : 'is new']);
    else if (!was.bytes.equals(is.bytes))
      add(name, partDifferences(partsOf(was.file, was.bytes, ignored), partsOf(is.file, is.bytes, ignored)));
  }
  add('assets/js', partDifferences(allScripts(before), allScripts(after)));
  for (const [address, answer] of before.answers) {
    const text = (value: Answer | undefined) => withoutHashes(JSON.stringify(value) ?? '');
    if (!isAsset(address.slice(1)) && text(answer) !== text(after.answers.get(address)))
      add(address, [`answer: ${text(answer)} became ${text(after.answers.get(address))}`]);
  }
  return found;
}
