import {versionLabel, versionNumber} from '../../src/data/versions';
import {bookOf} from './document';
import type {Book} from './document';
import {namesOf, pagesOf} from './pages';

/** A docs version as a book. */
export type NamedBook = {readonly number: string; readonly book: Book};

/**
 * The books of a build.
 *
 * @param numbers of the docs versions; empty for all
 */
export const booksOf = (build: string, numbers: readonly string[]): readonly NamedBook[] =>
  namesOf(numbers).map((name) => ({
    number: versionNumber(name),
    book: bookOf(pagesOf(build, name), versionLabel(name)),
  }));
