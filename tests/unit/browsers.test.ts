/** What reaches readers, as it is built: nothing in it is newer than the promised browsers, but for what lint/browsers.mjs names. */
import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {BUILD, buildFiles, builtPages} from '../checks/build-output';
import {olderStyles} from '../checks/oldest-browser';
import {isPromised} from '../checks/promised';
import {listedStyles, missingApis, newerScript, newerStyles} from '../checks/newer';

test.describe.configure({timeout: 120_000});

/** Texts of the elements that a selector names on all pages, each once. */
function inlineTexts(selector: string): readonly string[] {
  const pages = [...builtPages().values(), readFileSync(path.join(BUILD, '404.html'), 'utf8')];
  return [...new Set(pages.flatMap((html) => load(html)(selector).toArray().map((element) => load(html)(element).text())))];
}
