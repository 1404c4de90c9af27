import path from 'path';
import {expect, test} from '../../unit/plain-test';
import {openContracts, operationsOf, relatedOperations} from '../../../contract';
import {statefulObjects} from '../../../sample/sandbox/control/actions';
import {versions} from '../../fixtures/versions';
import {startClient} from '../fixtures/sandbox-client';
import {notifyUrl, prepared, runDue} from '../settling';

for (const {number, folder} of versions)
  test(`${number}: pages name each notification that the sandbox sends because of a call as a result of that call`, async () => {
    const contracts = openContracts(path.join(__dirname, '..', '..', '..', folder, '..'), path.basename(folder));
    const operations = contracts.names.flatMap((family) =>
      operationsOf(contracts.read(family)).map((located) => ({...located, family, located})),
    );
    const webhooks = operations.filter(({operation}) => operation.webhook);
    const named = new Set<string>();
    const sent = new Set<string>();
    for (const {family, operation, method, located} of operations) {
      if (operation.webhook || method === 'GET') continue;
      const name = `${family}#${operation.operationId}`;
      const results = relatedOperations(located, contracts).reports.map((one) => one.operation.operationId);
      const machine = operation['x-states'] ?? '';
      const states = contracts.common['x-states']?.[machine]?.transitions.map(({from}) => from) ?? [];
      for (const status of new Set([undefined, ...states])) {
        const client = await startClient(number);
        const {world} = client.platform;
        for (const object of statefulObjects(world))
          Object.assign(object, {notifyUrl}, status && world.kinds[object.kind].machine === machine && {status});
        await runDue(client);
        const before = client.attempts.length;
        await client.call(name, {...prepared(client, name), ...(family === 'v1' && {notifyUrl})});
        await runDue(client);
        for (const {body: text} of client.attempts.slice(before)) {
          const {apiVersion, eventType} = JSON.parse(text) as {apiVersion: string; eventType: string};
          const carrier = webhooks.find(
            (one) => one.family === apiVersion && one.operation['x-events']?.includes(eventType),
          )?.operation.operationId;
          sent.add(`${carrier}`);
          expect.soft(results, `${name} ${status}`).toContain(carrier);
        }
      }
      results.forEach((result) => named.add(result));
    }
    const all = webhooks.map(({operation}) => operation.operationId);
    // The examples verify nobody and transfer nothing, and those of 2.0 pay nobody.
    expect(new Set(all).size - sent.size).toBeLessThanOrEqual(2);
    expect([...named]).toEqual(expect.arrayContaining(all));
  });
