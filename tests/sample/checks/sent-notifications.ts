import {statefulObjects} from '../../../sample/sandbox/control/actions';
import {sharedTables} from '../../../sample/sandbox/platform/world';
import {PREPARED, fresh} from '../fixtures/prepared-calls';
import type {Prepare} from '../fixtures/prepared-calls';
import {startClient} from '../fixtures/sandbox-client';
import type {Client} from '../fixtures/sandbox-client';
import type {Inputs} from '../fixtures/sandbox-requests';
import {notifyUrl, runDue} from '../settling';

/** An identifier in a path, whose digits are the number of the object in the store. */
const IDENTIFIER = /^([A-Z]{2}|[a-z]+_)\d+$/;

/** A call, and whether the platform took it. */
type Outcome = {readonly taken: boolean; readonly notifications: ReadonlySet<string>};

/** The event of a notification and the family whose webhook carries it: `v1 payout.succeeded`. */
const eventOf = (body: string): string => {
  const {apiVersion, eventType} = JSON.parse(body) as {apiVersion: string; eventType: string};
  return `${apiVersion} ${eventType}`;
};

/** Calls an interface on a platform all of whose objects have an address for notifications, and waits until nothing more is due. */
async function outcome(version: string, name: string, prepare: Prepare): Promise<Outcome> {
  const client = await startClient(version);
  statefulObjects(client.platform.world).forEach((object) => Object.assign(object, {notifyUrl}));
  const inputs = await prepare(client);
  await runDue(client);
  const before = client.attempts.length;
  const answer = await client.call(name, name.startsWith('v1#') ? {...inputs, notifyUrl} : inputs);
  await runDue(client);
  const sent = client.attempts.slice(before).map(({body}) => eventOf(body));
  return {taken: answer.body.code === '200', notifications: new Set(sent)};
}

/** Each example of an interface, e.g. each action on a task. */
function forms(client: Client, name: string): readonly Inputs[] {
  const inputs = fresh(client, name);
  const media = Object.values(client.operation(name).operation.requestBody?.content ?? {})[0];
  const examples = Object.values(media?.examples ?? {}).map(({value}) => value as object);
  return [inputs, ...examples.slice(1).map((body) => ({...inputs, body}))];
}

/** The examples, as they are and for an object of each kind that the interface moves, in each state that it can leave. */
function cases(client: Client, name: string): readonly Prepare[] {
  const {world} = client.platform;
  const {operation} = client.operation(name);
  const machine = sharedTables(world)['x-states']?.[operation['x-states'] ?? ''];
  const states = new Set(machine?.transitions.map(({from}) => from));
  const moved = statefulObjects(world).filter(({kind}) => world.kinds[kind].machine === operation['x-states']);
  const objects = new Map(moved.map((object) => [object.kind, object])).values();
  return forms(client, name).flatMap((inputs) => [
    async () => inputs,
    ...Array.from(objects).flatMap(({kind, id}) =>
      Array.from(states, (status): Prepare => async ({platform}) => {
        const object = statefulObjects(platform.world).find((one) => one.kind === kind && one.id === id);
        Object.assign(object ?? {}, {status});
        const path = Object.entries(inputs.path ?? {}).map(([key, value]) => [
          key,
          value.replace(IDENTIFIER, (_, prefix: string) => `${prefix}${id}`),
        ]);
        return {...inputs, path: Object.fromEntries(path) as Inputs['path']};
      }),
    ),
  ]);
}

/**
 * The events that the sandbox sends because an interface is called, by family: `v1 payout.succeeded`, and whether any call was taken.
 *
 * @param name e.g. `v1#createTaskSettlement`
 */
export async function eventsAfter(version: string, name: string): Promise<Outcome> {
  const client = await startClient(version);
  const outcomes: Outcome[] = [];
  for (const prepare of PREPARED[name] ? [PREPARED[name]] : cases(client, name))
    outcomes.push(await outcome(version, name, prepare));
  return {
    taken: outcomes.some(({taken}) => taken),
    notifications: new Set(outcomes.flatMap(({notifications}) => [...notifications])),
  };
}
