import {expect, test} from './plain-test';
import {stepsTo} from '../../contract/compare/compare';
import {changingSite, changingVersions, OLDER} from './fixtures/changing-site';

const SUMMARY = 'summary: 下单';
const [BREAKING, COMPATIBLE] = ['breaking auth-changed shop#placeOrder', 'compatible auth-loosened shop#placeOrder'];

/** The security of an operation before and after a change, as YAML, and the difference with both texts. */
const CASES: readonly (readonly [before: string, after: string, id?: string, was?: string, is?: string])[] = [
  ['[]', '[{token: []}]', BREAKING, '无', '`token`'],
  ['[{token: []}]', '[]', COMPATIBLE, '`token`', '无'],
  ['[{token: []}]', '[{}, {token: []}]', COMPATIBLE, '`token`', '无，或`token`'],
  ['[{token: []}]', '[{token: []}, {key: []}]', COMPATIBLE, '`token`', '`token`，或`key`'],
  ['[{token: []}, {key: []}]', '[{token: []}]', BREAKING, '`token`，或`key`', '`token`'],
  ['[{token: [], key: []}]', '[{key: []}]', COMPATIBLE, '`token`与`key`', '`key`'],
  ['[{token: []}]', '[{token: [], key: []}]', BREAKING, '`token`', '`token`与`key`'],
  [
    '[{token: [write]}]',
    '[{token: [create]}, {token: [update]}]',
    BREAKING,
    '`token`，权限 `write`',
    '`token`，权限 `create`，或`token`，权限 `update`',
  ],
  [
    '[{token: [read, write]}]',
    '[{token: [write]}]',
    COMPATIBLE,
    '`token`，权限 `read`、`write`',
    '`token`，权限 `write`',
  ],
  ['[{token: []}, {key: []}]', '[{key: []}, {token: []}]'],
  ['[{token: [a, b], key: []}]', '[{key: [], token: [b, a]}]'],
  ['[]', '[{}]'],
];

for (const [before, after, id, was, is] of CASES)
  test(`security ${before} that becomes ${after} is ${id ?? 'no difference'}`, () => {
    const secured = (security: string) => ({from: SUMMARY, to: `${SUMMARY}\n      security: ${security}`});
    const site = changingSite([{folder: OLDER, ...secured(before)}, secured(after)]);
    const [{differences}] = stepsTo(changingVersions(site), 'docs');
    expect(differences.map((one) => [`${one.class} ${one.id}`, one.before, one.after])).toEqual(
      id ? [[id, was, is]] : [],
    );
  });
