import {expect, test} from './plain-test';
import {minVersion, satisfies, valid, validRange} from 'semver';
import {ageProblems, lockedPackages, readAdvisories, vulnerablePackages} from '../../tools/packages/advisories';
import type {Advisory} from '../../tools/packages/advisories';

const TODAY = '2026-11-21';
const PACKAGES = [
  {place: 'node_modules/left', name: 'left', version: '1.2.0'},
  {place: 'node_modules/right/node_modules/left', name: 'left', version: '2.0.0'},
];
const ADVISORY: Advisory = {package: 'left', ids: ['CVE-2026-0001'], vulnerable: '<1.3.0', fixed: ['1.3.0']};
const accepted = (until: string) => ({...ADVISORY, accepted: {reason: 'It never runs.', until}});
const {compared, advisories: listed} = readAdvisories();
const now = () => new Date().toISOString().slice(0, 10);
const found = (...advisories: readonly Advisory[]) => vulnerablePackages(PACKAGES, advisories, TODAY);

test('no package of the lock file has a known vulnerability', () => {
  expect(lockedPackages().length).toBeGreaterThan(1000);
  expect(vulnerablePackages(lockedPackages(), listed, now())).toEqual([]);
});

test(`the list was compared with the known vulnerabilities on ${compared}, at most 60 days ago`, () => {
  expect(ageProblems(compared, now())).toEqual([]);
});

test('a list that is older than 60 days is found, with how to renew it', () => {
  expect(ageProblems('2026-09-22', TODAY)).toEqual([]);
  expect(ageProblems('2026-09-21', TODAY)).toEqual([
    expect.stringMatching(
      /^tools\/packages\/advisories.json: .*"2026-09-21", 61 days before 2026-11-21\. .*"npm audit".* set "compared" to the day/,
    ),
  ]);
});

test('a list whose day is yet to come, or is no date, is found', () => {
  for (const day of ['2026-11-23', '2026-13-01', '']) expect.soft(ageProblems(day, TODAY), day).toHaveLength(1);
});

test('a vulnerable version of any listed package would be found', () => {
  for (const advisory of listed) {
    const old = minVersion(advisory.vulnerable)?.version ?? '';
    const planted = [{place: `node_modules/${advisory.package}`, name: advisory.package, version: old}];
    expect
      .soft(vulnerablePackages(planted, [{...advisory, accepted: undefined}], TODAY), advisory.package)
      .toHaveLength(1);
  }
});

test('every entry of the list can be read: a range, and fixed versions outside it', () => {
  for (const {package: name, ids, vulnerable, fixed} of listed) {
    expect.soft(validRange(vulnerable), name).not.toBeNull();
    expect
      .soft(
        ids.filter((id) => !/^(CVE-\d{4}-\d{4,}|GHSA(-[0-9a-z]{4}){3})$/.test(id)),
        name,
      )
      .toEqual([]);
    expect
      .soft(
        fixed.filter((version) => !valid(version) || satisfies(version, vulnerable)),
        name,
      )
      .toEqual([]);
  }
});

test('a vulnerable package is found where it lies, with the version that is fixed', () => {
  expect(found(ADVISORY)).toEqual([
    'left (CVE-2026-0001): node_modules/left 1.2.0 is vulnerable. Fixed in 1.3.0: raise it, by an override where its user does not. ' +
      'Or write down why it is out of reach.',
  ]);
});

test('an accepted reason is valid until its day', () => {
  expect(found(accepted('2026-11-21'))).toEqual([]);
  expect(found(accepted('2026-11-20'))).toEqual([expect.stringContaining('held until 2026-11-20. Look at it again.')]);
});

test('a reason that is no longer needed is found', () => {
  expect(found({...accepted('2026-12-01'), vulnerable: '<1.0.0'})).toEqual([
    expect.stringContaining('Remove its reason.'),
  ]);
});

test('a vulnerability without a fix needs a reason too', () => {
  expect(found({...ADVISORY, vulnerable: '*', fixed: []})).toEqual([
    expect.stringMatching(/1\.2\.0, .*2\.0\.0 is vulnerable. There is no fix yet/),
  ]);
});
