import {existsSync, readFileSync, readdirSync} from 'fs';
import path from 'path';
import semver from 'semver';
import type {Problem} from '../../../../contract';
import {problemIn} from '../files/doc-files';

/** The file with the number of `docs/`. */
const NUMBER_FILE = 'src/data/site.json';

const NUMBER = /^\d+\.\d+$/;

const isNewer = (number: string, other: string): boolean => semver.gt(`${number}.0`, `${other}.0`);

/** A problem at the line with the number of `docs/`. */
function numberProblem(siteDir: string, message: string): Problem {
  const file = path.join(siteDir, NUMBER_FILE);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const index = lines.findIndex((line) => line.includes('"version":'));
  return problemIn(NUMBER_FILE, message, {line: index < 0 ? undefined : index + 1});
}

/** Reports a number of `docs/` that is malformed, or not newer than the frozen ones: two versions would have the same addresses. */
export function numberProblems(siteDir: string, current: string): readonly Problem[] {
  const [newest] = frozenNumbers(siteDir);
  const report = (message: string) => [numberProblem(siteDir, message)];
  if (!NUMBER.test(current))
    return report(`version "${current}" is no number of a version. Expected two numbers with a point, e.g. 4.0.`);
  if (!newest || isNewer(current, newest)) return [];
  const next = `${semver.major(`${newest}.0`) + 1}.0`;
  return report(
    `version ${current} is not newer than ${newest}, which is frozen. Raise it, e.g. to ${next}: docs/ is the next version now.`,
  );
}

function leftoverProblem(file: string, current: string): Problem {
  const message = frozenFiles(current).includes(file)
    ? `"docs:version ${current}" was cut off here. Run it again, and it completes what it began.`
    : `${VERSIONS_FILE} names no version that this belongs to. Remove it, or name its version there.`;
  return problemIn(file, message);
}

/**
 * Checks the numbers of the docs versions, and the files of the frozen ones.
 *
 * @param current number of the version in `docs/`
 * @param hasSidebars whether versions have a sidebars file: beta.13 writes none if `sidebarPath` is false
 */
export function versionProblems(siteDir: string, current: string, hasSidebars = true): readonly Problem[] {
  const expected = frozenNumbers(siteDir).flatMap(frozenFiles);
  const found = filesBesideVersions(siteDir);
  return [
    ...numberProblems(siteDir, current),
    ...expected
      .filter((file) => !found.includes(file) && (hasSidebars || !isSidebar(file)))
      .map((file) =>
        problemIn(file, `${VERSIONS_FILE} names its version, but it is not there. Bring it back from git.`),
      ),
    ...found.filter((file) => !expected.includes(file)).map((file) => leftoverProblem(file, current)),
  ];
}

/** Reasons why `docs/` cannot be frozen under a number. */
export function cutProblems(siteDir: string, current: string, number: string): readonly Problem[] {
  const wrongNumber = numberProblems(siteDir, current);
  if (wrongNumber.length > 0 && frozenNumbers(siteDir).includes(number)) {
    return [problemIn(VERSIONS_FILE, `${number} is frozen already, and nothing was changed.`), ...wrongNumber];
  }
  if (wrongNumber.length > 0 || number === current) return wrongNumber;
  const message = `docs/ is ${current}, so it cannot be frozen as "${number}". Run "npx docusaurus docs:version ${current}", or change the version first.`;
  return [numberProblem(siteDir, message)];
}

/** File with the list of frozen docs versions, newest first. */
export const VERSIONS_FILE = 'versions.json';

const PAGES = 'versioned_docs';
const SIDEBARS = 'versioned_sidebars';

/** The files of a frozen docs version, relative to the site. */
export const frozenFiles = (number: string): readonly string[] => [
  `${PAGES}/version-${number}`,
  `${SIDEBARS}/version-${number}-sidebars.json`,
];

/** Whether a file of a frozen docs version is its sidebars file. */
const isSidebar = (file: string): boolean => file.startsWith(`${SIDEBARS}/`);

/** All files and folders in Docusaurus's folders for frozen docs versions. */
function filesBesideVersions(siteDir: string): readonly string[] {
  return [PAGES, SIDEBARS]
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) => readdirSync(path.join(siteDir, folder)).map((name) => `${folder}/${name}`));
}

/** Numbers of the frozen docs versions of a site, newest first. */
function frozenNumbers(siteDir: string): readonly string[] {
  const file = path.join(siteDir, VERSIONS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}
