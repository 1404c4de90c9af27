import {beijingDay, parseTime} from '../../platform/clock';
import type {Agreement} from '../../records';
import {SYSTEM, move, moveLater} from '../../platform/states';
import type {World} from '../../platform/world';
import {TEST_VALUES} from './test-values';

const DAY = 24 * 3600 * 1000;
const LINK_LIFE = 72 * 3600 * 1000;

/** The last day of a one-year contract, e.g. `2027-11-01` when it was signed on `2026-11-02`. */
function lastDay(signedAt: number): string {
  const [year, month, day] = beijingDay(signedAt).split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day - 1)).toISOString().slice(0, 10);
}

/** Gives the worker a link for signing, which expires after 72 hours unless a newer one replaces it. */
export function openLink(contract: Agreement, world: World): void {
  const {clock, scheduler} = world;
  contract.linkExpiresAt = clock.now() + LINK_LIFE;
  scheduler.after(LINK_LIFE, () => {
    if (contract.status === 'SIGNING' && contract.linkExpiresAt !== undefined && contract.linkExpiresAt <= clock.now())
      move(world, contract, 'LINK_EXPIRED', SYSTEM);
  });
}

/** The worker signs, unless the name is a test value with another outcome. */
function answerLink(contract: Agreement, world: World): void {
  const {realName} = world.store.workers.find(contract.workerId);
  if (realName === TEST_VALUES.ignoresContract.value) return;
  const answer = realName === TEST_VALUES.rejectsContract.value ? 'REJECTED' : 'SIGNED';
  moveLater(world, contract, 0, answer);
}

function startTerm(contract: Agreement, world: World): void {
  contract.signedAt = world.clock.now();
  contract.expiresOn = lastDay(contract.signedAt);
  moveLater(world, contract, parseTime(`${contract.expiresOn} 00:00:00`) + DAY - contract.signedAt, 'LAPSED');
}

/** What a contract does by itself after it has entered a state. */
export function enteredContract(contract: Agreement, world: World): void {
  if (contract.status === 'SIGNING') {
    openLink(contract, world);
    answerLink(contract, world);
  }
  if (contract.status === 'SIGNED') startTerm(contract, world);
}
