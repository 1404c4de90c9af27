import {parseTime} from '../../../platform/clock';
import type {World} from '../../../platform/world';
import {openLink} from '../signing';

/** A contract of the examples; those of 张三 show each state. */
type Seed = {
  readonly id: number;
  readonly workerId: number;
  readonly contractType?: string;
  readonly status: string;
  readonly resourceVersion: number;
  readonly signedAt?: string;
  readonly expiresOn?: string;
};

const TAX = 'TAX_AUTHORIZATION';

const CONTRACTS: readonly Seed[] = [
  {id: 200001, workerId: 200001, status: 'SIGNED', resourceVersion: 3, signedAt: '2026-11-02 10:15:00', expiresOn: '2027-11-01'},
  {id: 200002, workerId: 200001, contractType: TAX, status: 'SIGNING', resourceVersion: 2},
  {id: 200003, workerId: 200001, contractType: TAX, status: 'LINK_EXPIRED', resourceVersion: 3},
  {id: 200004, workerId: 200001, contractType: TAX, status: 'REJECTED', resourceVersion: 3},
  {id: 200005, workerId: 200001, contractType: TAX, status: 'UNSIGNED', resourceVersion: 1},
  {id: 200006, workerId: 200001, status: 'TERMINATED', resourceVersion: 4, signedAt: '2026-03-01 09:30:00', expiresOn: '2027-02-28'},
  {id: 200007, workerId: 200001, status: 'LAPSED', resourceVersion: 4, signedAt: '2025-02-01 09:30:00', expiresOn: '2026-01-31'},
  {id: 200008, workerId: 200002, status: 'SIGNED', resourceVersion: 3, signedAt: '2026-11-02 10:16:00', expiresOn: '2027-11-01'},
  {id: 200009, workerId: 200003, status: 'SIGNED', resourceVersion: 3, signedAt: '2025-12-01 09:30:00', expiresOn: '2026-11-30'},
];

export function seedContracts(world: World): void {
  CONTRACTS.forEach(({signedAt, contractType = 'SERVICE_AGREEMENT', ...seed}) => {
    const contract = world.store.agreements.add({...seed, kind: 'contract', contractType, ...(signedAt && {signedAt: parseTime(signedAt)})});
    if (contract.status === 'SIGNING') openLink(contract, world);
  });
}
