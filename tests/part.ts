import path from 'path';
import type {PlaywrightTestConfig, PlaywrightTestProject} from '@playwright/test';
import suite, {reportersOf} from './playwright.config';
import type {Options} from './fixtures/site';

/** The configuration of a part of `npm run test:all`. @param own differences from `npm test` */
export function part(
  name: string,
  projects: readonly PlaywrightTestProject<object, Options>[],
  own: PlaywrightTestConfig = {},
): PlaywrightTestConfig<object, Options> {
  return {
    ...suite,
    testDir: __dirname,
    outputDir: path.join(__dirname, '..', 'test-results', name, 'artifacts'),
    reporter: reportersOf(name),
    projects: [...projects],
    ...own,
  };
}
