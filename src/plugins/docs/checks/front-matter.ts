import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/docFrontMatter';
import {parseFrontMatter} from '@docusaurus/utils';
import {LineCounter, isCollection, isPair, isScalar, parseDocument} from 'yaml';
import type {Document, Node} from 'yaml';
import type {Problem} from '../../../../contract';
import type {DocFile} from '../files/doc-files';
import {problemIn} from '../files/doc-files';
import {detailsOf} from './problem';
import type {Detail} from './problem';

/** YAML between two `---` lines, the only form of front matter that beta.13 reads. */
const FRONT_MATTER = /^\ufeff?---[ \t]*\n([^]*?)(?:^|\n)---[ \t]*(?:\n|$)/;
const BEGIN = /^---[ \t]*\n/;
const FIRST_LINE = 2;

type Yaml = {readonly text: string; readonly document: Document; readonly lines: LineCounter};

const read = (markdown: string): Yaml => {
  const lines = new LineCounter();
  const text = FRONT_MATTER.exec(markdown.replace(/\r/g, ''))?.[1] ?? '';
  return {text, document: parseDocument(text, {lineCounter: lines}), lines};
};

function nodeAt({contents}: Document, path: Detail['path']): Node | undefined {
  let [place, value]: (Node | undefined)[] = [undefined, contents as Node | undefined];
  for (const name of path) {
    if (!isCollection(value)) break;
    const found = value.items.find((item, index) =>
      isPair(item) ? isScalar(item.key) && String(item.key.value) === String(name) : index === name,
    );
    if (found === undefined) break;
    place = (isPair(found) ? found.key : found) as Node;
    value = (isPair(found) ? found.value : found) as Node | undefined;
  }
  return place;
}

/** A problem at a key of the front matter, or at the first line of a page without the key. */
export function frontMatterProblem({file, markdown}: DocFile, path: Detail['path'], message: string): Problem {
  const {document, lines} = read(markdown);
  const range = nodeAt(document, path)?.range;
  if (!range) return problemIn(file, message, {line: 1});
  const {line, col: column} = lines.linePos(range[0]);
  return problemIn(file, message, {line: line + FIRST_LINE - 1, column});
}

/** Remedies by error codes of the package yaml. */
const REMEDIES: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'Indent with spaces.',
  MISSING_CHAR: 'Write the character that is missing.',
  BAD_INDENT: 'Indent the line as the others of its list.',
  BAD_DQ_ESCAPE: 'Put the text into single quotes.',
};

const remedyOf = (code: string, reason: string): string =>
  reason.startsWith('Flow ')
    ? 'Write the character that is missing, or put the text into quotes.'
    : (REMEDIES[code] ?? 'Put the text into quotes.');

/** YAML errors; if one made the rest unreadable, those that follow from it are left out. */
function yamlProblems(file: string, {text, document: {errors}, lines}: Yaml): readonly Problem[] {
  return errors
    .filter(({code}, index) => index === 0 || code === 'DUPLICATE_KEY')
    .map(({code, message, pos}) => {
      const {line, col: column} = lines.linePos(pos[0]);
      const [reason] = message.split(' at line');
      const what =
        code === 'DUPLICATE_KEY'
          ? `the front matter has the key "${/^[^\s:]*/.exec(text.slice(pos[0]))?.[0]}" twice. Keep it once.`
          : `the front matter is no YAML: ${reason}. ${remedyOf(code, reason)}`;
      return problemIn(file, what, {line: line + FIRST_LINE - 1, column});
    });
}

/** An error of js-yaml, with which beta.13 reads front matter; its lines are 0-based, counted from the first `---`. */
type YamlException = {readonly reason?: string; readonly mark?: {readonly line: number; readonly column: number}};

/** Keys of later releases that keep a page away from readers. */
const HIDING = ['draft', 'unlisted'];

/** Finds a page that should be kept away from readers, and that beta.13 would publish. */
const publishedProblems = (
  page: DocFile,
  frontMatter: Readonly<Record<string, unknown>>,
  hiding: readonly string[],
): readonly Problem[] =>
  hiding
    .filter((key) => frontMatter[key] === true)
    .map((key) =>
      frontMatterProblem(
        page,
        [key],
        `beta.13 does not know "${key}" here, and would publish the page. Begin the name of the file with _, which leaves it out, or take the key out.`,
      ),
    );

/** Validates front matter as a plugin of beta.13 does, and throws Joi's error. */
export type Validate = (frontMatter: Record<string, unknown>) => unknown;

function stockProblems(page: DocFile, validate: Validate, hiding: readonly string[]): readonly Problem[] {
  const {file, markdown} = page;
  try {
    const {frontMatter} = parseFrontMatter(markdown);
    const problems = detailsOf(() => validate(frontMatter)).map(({path, message}) =>
      path.length > 0
        ? frontMatterProblem(page, path, `${message.replace(/\.$/, '')}. Fix the value, or take the key out.`)
        : problemIn(file, 'the front matter has no keys. Write e.g. title: 标题.', {line: FIRST_LINE, column: 1}),
    );
    return problems.length > 0 ? problems : publishedProblems(page, frontMatter, hiding);
  } catch (error) {
    const {reason, mark} = error as YamlException;
    if (reason === undefined || !mark) throw error;
    return [
      problemIn(file, `the front matter is no YAML: ${reason}. Fix it.`, {
        line: mark.line + 1,
        column: mark.column + 1,
      }),
    ];
  }
}

/** Finds front matter that is invalid YAML, on a page of any plugin. */
export function unreadableFrontMatter(page: DocFile): readonly Problem[] {
  const {file} = page;
  const markdown = page.markdown.replace(/^\ufeff/, '').replace(/\r/g, '');
  const yaml = FRONT_MATTER.exec(markdown)?.[0];
  if (yaml === undefined && BEGIN.test(markdown))
    return [
      problemIn(
        file,
        'the front matter has no end. Expected --- on a line of its own after it. Where the first line is a rule, write ***.',
        {line: 1, column: 1},
      ),
    ];
  const before = yaml?.split('\0', 1)[0].split('\n') ?? [];
  if (yaml?.includes('\0'))
    return [
      problemIn(file, 'the front matter has a NUL character. Take it out.', {
        line: before.length,
        column: before[before.length - 1].length + 1,
      }),
    ];
  return yamlProblems(file, read(page.markdown));
}

/**
 * Finds front matter that is invalid YAML, has a value that beta.13 rejects, or would hide the page in later releases; other unknown keys are
 * allowed.
 *
 * @param validate the validation of the plugin that shows the page
 * @param hiding keys that would hide the page, and that this plugin does not know
 */
export function frontMatterProblems(
  page: DocFile,
  validate: Validate = validateDocFrontMatter,
  hiding: readonly string[] = HIDING,
): readonly Problem[] {
  const unreadable = unreadableFrontMatter(page);
  return unreadable.length > 0 ? unreadable : stockProblems(page, validate, hiding);
}
