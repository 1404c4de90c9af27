import path from 'path';
import {getBlogPostAuthors, validateAuthorsMapFile} from '@docusaurus/plugin-content-blog/lib/authors';
import {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/blogFrontMatter';
import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils';
import {parseFrontMatter} from '@docusaurus/utils';
import {collectProblems, readYamlOnce} from '../../../../contract';
import type {Problem} from '../../../../contract';
import type {DocFile} from '../files/doc-files';
import {frontMatterProblem, frontMatterProblems} from './front-matter';
import {PLUGIN, problemIn} from './problem';
import {detailsOf} from './quietly';
import {fileIn} from './site-folders';
import type {Folders} from './site-folders';
import {relativePath} from '../../relative-path';

type AuthorsMap = NonNullable<Parameters<typeof getBlogPostAuthors>[0]['authorsMap']>;

/** Finds what beta.13 refuses in the file of the authors of a blog, and reads it. */
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
      message: `${message}. Expected e.g. zhang: {name: 张三}. Mend the value, or take the key out.`,
    }));
  });
  return {problems: problems.map((problem) => ({...problem, plugin: PLUGIN})), map};
}

/** Finds a date in the name of the file of a post that is none. */
function dateProblems({file}: DocFile, name: string, hasDate: boolean): readonly Problem[] {
  const {date} = parseBlogFileName(name);
  return hasDate || !date || !Number.isNaN(date.getTime())
    ? []
    : [
        problemIn(
          file,
          1,
          'the name of the file begins with a date that does not exist. Expected e.g. 2022-01-31-名字.md.',
        ),
      ];
}

/** Finds authors of a post that the file of the authors does not have. */
function authorProblems(page: DocFile, authorsMap: AuthorsMap | undefined): readonly Problem[] {
  const frontMatter = validateBlogPostFrontMatter(parseFrontMatter(page.markdown).frontMatter);
  try {
    getBlogPostAuthors({authorsMap, frontMatter});
    return [];
  } catch (error) {
    const message = (error as Error).message.replace(/:?\s*\n(?:- )?/g, (end) => (end.startsWith(':') ? ': ' : ' '));
    return [frontMatterProblem(page, ['authors'], `${message} Mend the author, or add it to the file of the authors.`)];
  }
}

/**
 * Finds all that would keep beta.13 from loading the posts of a blog: front matter, authors, and dates in the names of files.
 *
 * @param authorsFile the file of the authors in one of the folders
 */
export function postProblems(
  siteDir: string,
  folders: Folders,
  authorsFile: string,
  posts: readonly DocFile[],
): readonly Problem[] {
  if (posts.length === 0) return [];
  const file = fileIn(folders, authorsFile);
  const authors = file === undefined ? {problems: []} : readAuthors(siteDir, file);
  const ofPosts = posts.flatMap((page) => {
    const problems = frontMatterProblems(page, validateBlogPostFrontMatter);
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
