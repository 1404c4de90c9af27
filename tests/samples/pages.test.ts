import path from 'path';
import {expect, test} from '@playwright/test';
import {versionNames, versionNumber} from '../../src/data/versions';
import {builtPages} from '../../tools/record/built-pages';
import {interfaceSamples} from '../../tools/samples/files';
import {programKey, shownPrograms} from '../checks/shown-programs';

const samples = interfaceSamples(path.join(__dirname, '..', '..'));
/** Pages without interfaces show hand-written samples alone. */
const hasInterfaces = (html: string): boolean => html.includes('id="op-');

/** The version in a route; undefined for the newest one, whose routes have none. */
const numberOf = (route: string): string => /^\/docs\/(\d+\.\d+)\//.exec(route)?.[1] ?? versionNumber(versionNames[0]);

for (const version of versionNames) {
  test(`${version}: the interface pages show the very programs that were run, and no others`, () => {
    const pages = Array.from(builtPages()).filter(
      ([route, html]) => numberOf(route) === versionNumber(version) && hasInterfaces(html),
    );
    const shown = pages.flatMap(([, html]) => shownPrograms(html));
    const run = samples
      .filter((sample) => sample.version === versionNumber(version))
      .map(({language, fileName, text}) => programKey(language, fileName, text));
    expect([...shown].sort()).toEqual([...run].sort());
  });
}
