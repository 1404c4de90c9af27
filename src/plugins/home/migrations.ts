import {readFileSync} from 'fs';
import path from 'path';
import {fencesOf} from '../../../contract';
import {CHANGES_PAGE, versionNumber} from '../../data/versions';
import {sourceFile} from '../docs/files/loaded-docs';
import type {LoadedVersion} from '../docs/files/loaded-docs';

/** The page of changes of the latest version. */
type ChangesPage = {readonly permalink: string; readonly markdown: string};

/** Reads the page of changes; undefined if there is none. */
export function openChangesPage(siteDir: string, {docs}: Pick<LoadedVersion, 'docs'>): ChangesPage | undefined {
  const doc = docs.find(({unversionedId}) => unversionedId === CHANGES_PAGE);
  return doc && {permalink: doc.permalink, markdown: readFileSync(path.join(siteDir, sourceFile(doc)), 'utf8')};
}

const ANCHOR = /^#.*\{#([\w-]+)\}\s*$/;

/** The anchor of the section with a block. */
function sectionOf(block: string, markdown: string): string | undefined {
  const fences = fencesOf(markdown);
  const place = fences.find(({name, info}) => `${name} ${info}` === block);
  const isCode = (line: number): boolean => fences.some((fence) => fence.line <= line && line <= fence.end);
  const lines = place ? markdown.split(/\r?\n/).slice(0, place.line - 1) : [];
  return lines.flatMap((text, index) => (isCode(index + 1) ? [] : (ANCHOR.exec(text)?.[1] ?? []))).at(-1);
}

/**
 * Addresses of the migration notes for old versions, by version name: the section of the page of changes with all changes since then, or
 * that of the version after it.
 *
 * @param names of all docs versions, newest first
 */
export function migrationsOf(
  page: ChangesPage | undefined,
  names: readonly string[],
): Readonly<Record<string, string>> {
  if (!page) return {};
  return Object.fromEntries(
    names.flatMap((name, index) => {
      if (index === 0) return [];
      const next = versionNumber(names[index - 1]);
      const anchor =
        sectionOf(`changes-since ${versionNumber(name)}`, page.markdown) ?? sectionOf(`changes ${next}`, page.markdown);
      return anchor ? [[name, `${page.permalink}#${anchor}`]] : [];
    }),
  );
}
