import {expect, test} from '@playwright/test';
import {possibleIncidents, statefulObjects} from '../../../sample/sandbox/control/actions';
import {versionNames, versionNumber} from '../../../src/data/versions';
import {startClient} from '../fixtures/sandbox-client';
import {contractSet, interfaceNames} from '../fixtures/sandbox-contracts';

const YEAR = 365 * 24 * 3600 * 1000;
const MINUTE = 60 * 1000;

for (const version of versionNames.map(versionNumber)) {
  test(`${version}: after every incident everything can still be asked for, and a year goes by`, async () => {
    test.setTimeout(120_000);
    const {platform} = await startClient(version);
    const contracts = contractSet(version);
    const cases = statefulObjects(platform.world).flatMap(({kind, id}, place) =>
      possibleIncidents(platform.world, statefulObjects(platform.world)[place]).map((to) => ({
        name: `${kind} ${id} → ${to}`,
        place,
        to,
      })),
    );
    expect(cases.length).toBeGreaterThan(10);
    for (const {name, place, to} of cases) {
      await test.step(name, async () => {
        const client = await startClient(version);
        const {world} = client.platform;
        const object = statefulObjects(world)[place];
        world.kinds[object.kind].incidents?.[to](object as never, world);
        expect(object.status).toBe(to);
        for (const asked of interfaceNames(contracts).filter((one) => client.operation(one).method === 'GET')) {
          await client.call(asked, client.example(asked));
        }
        await world.scheduler.advance(YEAR);
      });
    }
  });
}

test('money that a bank sends back is on the account, with a flow that says so', async () => {
  const client = await startClient();
  const balance = async () =>
    (await client.call('v3#getAccountBalance', client.example('v3#getAccountBalance'))).body.data as {
      available: number;
    };
  const before = await balance();
  const {world} = client.platform;
  const payout = world.store.payouts.find(600001);
  world.kinds.payout.incidents?.RETURNED(payout as never, world);
  world.clock.advance(MINUTE);
  expect((await balance()).available).toBeGreaterThan(before.available);
  expect(world.store.flows.filter(({type, ref}) => type === 'RETURN' && ref.v3 === 'pay_600001')).toHaveLength(1);
});
