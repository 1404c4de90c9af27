/** `npx tsx tools/changelog/main.ts`: writes CHANGELOG.md from all commits: features, fixes, performance and breaking changes, by month. */
import {execFileSync} from 'child_process';
import {writeFileSync} from 'fs';
import path from 'path';

const ROOT = path.join(__dirname, '..', '..');
const SUBJECT = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<mark>!)?: (?<sentence>.+)$/;
const SECTIONS = {'!': 'Breaking', feat: 'Features', fix: 'Fixes', perf: 'Speed'} as const;

export type Commit = {readonly month: string; readonly subject: string; readonly body: string};
type Entry = {readonly month: string; readonly section: string; readonly line: string};

/** The entry of a commit; undefined for commits that do not belong into a changelog. */
function entryOf({month, subject, body}: Commit): readonly Entry[] {
  const {type = '', scope, mark, sentence = ''} = SUBJECT.exec(subject)?.groups ?? {};
  const section = SECTIONS[(mark || /^BREAKING[ -]CHANGE:/m.test(body) ? '!' : type) as keyof typeof SECTIONS];
  if (!section) return [];
  const text = sentence.replace(/[\\*_[\]<>]/g, '\\$&');
  return [{month, section, line: `- ${scope ? `**${scope}**: ` : ''}${text}`}];
}

/**
 * The text of CHANGELOG.md.
 *
 * @param commits newest first
 * @param last hash of the newest of them
 */
export function changelog(commits: readonly Commit[], last: string): string {
  const entries = commits.flatMap(entryOf);
  const monthText = (month: string): string => {
    const sections = Object.values(SECTIONS).map((section) => {
      const lines = entries.filter((entry) => entry.month === month && entry.section === section).map(({line}) => line);
      return lines.length > 0 ? `### ${section}\n\n${lines.join('\n')}\n` : '';
    });
    return `## ${month}\n\n${sections.filter(Boolean).join('\n')}`;
  };
  const months = [...new Set(entries.map(({month}) => month))].sort().reverse();
  return [
    `# Changelog\n\nWritten by \`npx tsx tools/changelog/main.ts\` from the commits up to ${last}.\n`,
    ...months.map(monthText),
  ].join('\n');
}

/**
 * The commits up to one of them, newest first.
 *
 * @throws when git does not have it, or not its whole history
 */
export function commitsUpTo(commit: string, folder = ROOT): readonly Commit[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
    throw new Error('[changelog] the history is cut. Expected are all commits. Run `git fetch --unshallow` first.');
  }
  const log = git('log', '--no-merges', '--date=format:%Y-%m', '--format=%cd%x1f%s%x1f%b%x1e', commit);
  return log
    .split('\x1e')
    .map((record) => record.trim().split('\x1f'))
    .filter(([month]) => month)
    .map(([month, subject, body]) => ({month, subject, body}));
}

if (require.main === module) {
  const last = execFileSync('git', ['rev-parse', 'HEAD'], {cwd: ROOT, encoding: 'utf8'}).trim();
  writeFileSync(path.join(ROOT, 'CHANGELOG.md'), changelog(commitsUpTo(last), last));
}
