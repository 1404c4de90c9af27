import {SANDBOX} from '../../sandbox';
import type {Material, Rules} from '../../sandbox';
import {areas as allAreas} from './areas';
import {CONTROL_PREFIX, answerControl} from './control/calls';
import {createDelivery} from './notifications/delivery';
import {attemptEntry} from './notifications/journal';
import {keyFilesOf} from './platform/merchant';
import {sharedTables} from './platform/world';
import type {Area} from './platform/world';
import {unsigned} from './requests/plain-contracts';
import {openSessions} from './session/session';
import type {Sessions} from './session/session';
import type {Settings} from './settings';

const JSON_HEADERS = {'Content-Type': 'application/json; charset=utf-8'};

/**
 * The rules of the platform, and the control calls beside its interfaces.
 *
 * @param print prints a line of the log
 * @param areas the business; all of it by default
 */
export function createRules(
  settings: Settings,
  {files}: Pick<Material, 'files'>,
  print: (line: string) => void,
  areas: readonly Area[] = allAreas,
): Rules {
  const keys = keyFilesOf(files);
  return {
    has: (name) => [...allAreas, ...areas].some(({rules}) => name in rules),
    unsign: (contract, operation, request) => unsigned(contract, operation, request, keys),
    start: async (contracts) => {
      const {acceptWithinSeconds = 5} = sharedTables({contracts})['x-notification-schedule'] ?? {};
      const sessions: Sessions = await openSessions({
        ...settings,
        areas,
        contracts,
        keys,
        deliver: createDelivery(settings.notify, acceptWithinSeconds),
        note: (attempt) => print(attemptEntry(now(), attempt)),
      });
      const now = (): number => sessions.current().platform.world.clock.now();
      const names = Object.keys(contracts.families);
      return {
        now,
        isRunning: !settings.seed,
        runDue: () => sessions.current().platform.world.scheduler.runDue(),
        takes: ({target}) =>
          [CONTROL_PREFIX, ...names.map((name) => `/openapi/${name}/`)].some((start) => target.startsWith(start)),
        answer: async (request) => {
          if (!request.target.startsWith(CONTROL_PREFIX)) return sessions.current().platform.answer(request);
          const {status, body} = await answerControl(request, sessions);
          return {status, headers: JSON_HEADERS, body: JSON.stringify(body), trace: {receiver: SANDBOX}};
        },
      };
    },
  };
}
