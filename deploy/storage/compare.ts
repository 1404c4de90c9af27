import {throwProblems} from '../../contract';
import type {Objects} from './state';
import type {Found, Listing} from './storage';

/** Whether an object has the expected content according to storage; without an MD5, only sizes are compared. */
export function isSame({bytes, md5}: Found, found: Found | undefined): boolean {
  return found?.bytes === bytes && (found.md5 === undefined || md5 === undefined || found.md5 === md5);
}

/** Keys of objects that are missing in a listing, or differ from what was expected. */
export function differingKeys(expected: Objects, listing: Listing): readonly string[] {
  return Object.keys(expected).filter((key) => !isSame(expected[key], listing.get(key)));
}

function difference({bytes}: Found, found: Found | undefined): string {
  if (!found) return 'The object is missing.';
  if (found.bytes !== bytes) return `The object has ${found.bytes} bytes, not ${bytes}.`;
  return `The ${bytes} bytes of the object are not those that were uploaded.`;
}

/** Limit of objects listed in an error: many differences have one cause. */
const MOST_NAMED = 10;

/**
 * Compares objects with a listing.
 *
 * @param remedy state of the site, and what to do
 * @throws ProblemsError with missing and different objects
 */
export function assertSame(expected: Objects, listing: Listing, remedy: string): void {
  const differing = differingKeys(expected, listing);
  const further = differing.length - MOST_NAMED;
  throwProblems(
    differing.slice(0, MOST_NAMED).map((key, index) => ({
      plugin: 'deploy',
      file: key,
      message: [
        difference(expected[key], listing.get(key)),
        ...(further > 0 && index === MOST_NAMED - 1 ? [`${further} more objects differ.`] : []),
        remedy,
      ].join(' '),
    })),
  );
}
