import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginOptions} from '@docusaurus/plugin-content-docs/lib/types';
import {existsSync, readFileSync} from 'fs';
import {Globby, getPluginI18nPath, parseFrontMatter} from '@docusaurus/utils';
import {getBlogPostAuthors, validateAuthorsMapFile} from '@docusaurus/plugin-content-blog/lib/authors';
import {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/blogFrontMatter';
import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils';
import type {Problem} from '../../../../contract';
import {collectProblems, readYamlOnce} from '../../../../contract';
import {OUR_DOCS} from '../../../data/versions';
import {relativePath} from '../../relative-path';
import {stockVersions} from '../files/stock-docs';
import type {DocFile} from '../files/doc-files';
import {PLUGIN, problemIn} from '../files/doc-files';
import {frontMatterProblems, frontMatterProblem} from './front-matter';
import {documentProblems} from './version-documents';
import {detailsOf} from './problem';

/** A plugin before its content is loaded, with its options if it has pages. */
export type LoadingPlugin = {
  readonly name: string;
  readonly options: unknown;
  readonly getThemePath?: () => string;
};

async function docsInstanceProblems(context: LoadContext, {options}: ContentPlugin): Promise<readonly Problem[]> {
  if (options.id === OUR_DOCS) return [];
  const {siteDir} = context;
  const versions = stockVersions(context, options as unknown as PluginOptions);
  const pages = await Promise.all(
    versions.map(({folder, localized}) =>
      pagesIn(siteDir, [path.join(siteDir, localized), path.join(siteDir, folder)], options),
    ),
  );
  return documentProblems(siteDir, versions, pages.flat());
}

async function blogProblems(context: LoadContext, plugin: ContentPlugin): Promise<readonly Problem[]> {
  const {siteDir} = context;
  const folders = foldersOf(context, plugin);
  const posts = await pagesIn(siteDir, folders, plugin.options);
  const {authorsMapPath} = plugin.options as ContentPlugin['options'] & {readonly authorsMapPath: string};
  return postProblems(siteDir, folders, authorsMapPath, posts);
}

/** beta.13 does not validate the front matter of these pages. */
const pageProblems = async (context: LoadContext, plugin: ContentPlugin): Promise<readonly Problem[]> =>
  (await pagesIn(context.siteDir, foldersOf(context, plugin), plugin.options)).flatMap((page) =>
    frontMatterProblems(page, () => undefined),
  );

const DOCS = 'docusaurus-plugin-content-docs';

/** Whether a site has docs beside ours, whose pages the rules for ours do not know. */
export const hasOtherDocs = (plugins: readonly LoadingPlugin[]): boolean =>
  plugins.some((plugin) => plugin.name === DOCS && (plugin as ContentPlugin).options.id !== OUR_DOCS);

const CHECKS: Readonly<Record<string, typeof blogProblems>> = {
  [DOCS]: docsInstanceProblems,
  'docusaurus-plugin-content-blog': blogProblems,
  'docusaurus-plugin-content-pages': pageProblems,
};

/**
 * Finds all problems for which beta.13 would fail to load pages of the blog, of src/pages and of further docs instances; beta.13 itself
 * reports only the first.
 */
export async function otherPageProblems(
  context: LoadContext,
  plugins: readonly LoadingPlugin[],
): Promise<readonly Problem[]> {
  const found = await Promise.all(
    plugins.map((plugin) => CHECKS[plugin.name]?.(context, plugin as ContentPlugin) ?? []),
  );
  return found.flat();
}

/** A content plugin before its pages are loaded, with the options as beta.13 has validated them. */
export type ContentPlugin = {
  readonly name: string;
  readonly options: {
    readonly id: string;
    readonly path: string;
    readonly include: readonly string[];
    readonly exclude: readonly string[];
  };
};

/** The localized folder of pages, whose files take precedence, and the default folder, both absolute. */
export type Folders = readonly [localized: string, own: string];

const foldersOf = ({siteDir, i18n}: LoadContext, {name: pluginName, options}: ContentPlugin): Folders => [
  getPluginI18nPath({siteDir, locale: i18n.currentLocale, pluginName, pluginId: options.id}),
  path.resolve(siteDir, options.path),
];

const fileIn = (folders: Folders, name: string): string | undefined =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

async function pagesIn(
  siteDir: string,
  folders: Folders,
  {include, exclude}: ContentPlugin['options'],
): Promise<readonly DocFile[]> {
  const [, own] = folders;
  if (!existsSync(own)) return [];
  const names = await Globby([...include], {cwd: own, ignore: [...exclude]});
  return names
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => {
      const file = fileIn(folders, name) ?? path.join(own, name);
      return {
        file: relativePath(siteDir, file),
        markdown: readFileSync(file, 'utf8'),
      };
    });
}

type AuthorsMap = NonNullable<Parameters<typeof getBlogPostAuthors>[0]['authorsMap']>;

function readAuthors(
  siteDir: string,
  file: string,
): {readonly problems: readonly Problem[]; readonly map?: AuthorsMap} {
  const name = relativePath(siteDir, file);
  let map: AuthorsMap | undefined;
  const problems = collectProblems(() => {
    const yaml = readYamlOnce(siteDir, name);
    const wrong = detailsOf(() => {
      map = validateAuthorsMapFile(yaml.data);
    });
    return wrong.map(({message, path: keys}) => ({
      plugin: PLUGIN,
      file: name,
      ...yaml.positionOf(keys),
      message: `${message}. Expected e.g. zhang: {name: 张三}. Fix the value, or take the key out.`,
    }));
  });
  return {problems: problems.map((problem) => ({...problem, plugin: PLUGIN})), map};
}

function dateProblems({file}: DocFile, name: string, hasDate: boolean): readonly Problem[] {
  const {date} = parseBlogFileName(name);
  return hasDate || !date || !Number.isNaN(date.getTime())
    ? []
    : [
        problemIn(
          file,
          'the name of the file begins with a date that does not exist. Expected e.g. 2022-01-31-名字.md.',
          {line: 1},
        ),
      ];
}

function authorProblems(page: DocFile, authorsMap: AuthorsMap | undefined): readonly Problem[] {
  const frontMatter = validateBlogPostFrontMatter(parseFrontMatter(page.markdown).frontMatter);
  try {
    getBlogPostAuthors({authorsMap, frontMatter});
    return [];
  } catch (error) {
    const message = (error as Error).message.replace(/:?\s*\n(?:- )?/g, (end) => (end.startsWith(':') ? ': ' : ' '));
    return [frontMatterProblem(page, ['authors'], `${message} Fix the author, or add it to the file of the authors.`)];
  }
}

/**
 * Finds all problems for which beta.13 would fail to load the posts of a blog.
 *
 * @param authorsFile path of the file of authors, relative to one of the folders
 */
function postProblems(
  siteDir: string,
  folders: Folders,
  authorsFile: string,
  posts: readonly DocFile[],
): readonly Problem[] {
  if (posts.length === 0) return [];
  const file = fileIn(folders, authorsFile);
  const authors = file === undefined ? {problems: []} : readAuthors(siteDir, file);
  const ofPosts = posts.flatMap((page) => {
    const problems = frontMatterProblems(page, validateBlogPostFrontMatter, ['unlisted']);
    if (problems.length > 0) return problems;
    const absolute = path.join(siteDir, page.file);
    const folder = folders.find((name) => absolute.startsWith(name + path.sep)) ?? folders[1];
    const name = relativePath(folder, absolute);
    const {date} = parseFrontMatter(page.markdown).frontMatter;
    return [
      ...dateProblems(page, name, Boolean(date)),
      ...(authors.problems.length > 0 ? [] : authorProblems(page, 'map' in authors ? authors.map : undefined)),
    ];
  });
  return [...authors.problems, ...ofPosts];
}
