import {existsSync, readFileSync, readdirSync} from 'fs';
import path from 'path';

/** The list of the frozen docs versions, newest first. */
export const VERSIONS_FILE = 'versions.json';

const PAGES = 'versioned_docs';
const SIDEBARS = 'versioned_sidebars';

/** The files of a frozen docs version, relative to the site. */
export const frozenFiles = (number: string): readonly string[] => [
  `${PAGES}/version-${number}`,
  `${SIDEBARS}/version-${number}-sidebars.json`,
];

/** Whether a file of a frozen docs version is that of its sidebars. */
export const isSidebar = (file: string): boolean => file.startsWith(`${SIDEBARS}/`);

/** All files and folders where Docusaurus keeps frozen docs versions. */
export function filesBesideVersions(siteDir: string): readonly string[] {
  return [PAGES, SIDEBARS]
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) => readdirSync(path.join(siteDir, folder)).map((name) => `${folder}/${name}`));
}

/** Numbers of the frozen docs versions of a site, newest first. */
export function frozenNumbers(siteDir: string): readonly string[] {
  const file = path.join(siteDir, VERSIONS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}
