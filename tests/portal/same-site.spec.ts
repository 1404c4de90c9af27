import path from 'path';
import {expect, test} from '@playwright/test';
import {BUILD} from '../../tools/record/built-pages';
import {differences, readBuild} from '../checks/same-site';

const AT_ROOT = readBuild(path.join(__dirname, '..', '..', 'build'));
const PORTAL = readBuild(BUILD);

test('the site at / and the one at /portal/ differ only in their base URL', () => {
  expect([AT_ROOT.home.pathname, PORTAL.home.href]).toEqual(['/', 'https://portal.example/portal/']);
  expect(differences(AT_ROOT, PORTAL)).toEqual([]);
});
