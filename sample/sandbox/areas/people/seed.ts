import {parseTime} from '../../platform/clock';
import {rememberExample} from '../../platform/examples';
import type {World} from '../../platform/world';
import type {BankCard} from '../../records';
import {CODE_LIFE} from './card-bindings';
import {FILE_LIFE} from '../system/files';
import data from './examples.json';
import {openLink} from './signing';

const MOBILE = '138****0000';

function seedPeople({store}: World): void {
  const at = parseTime('2026-11-02 10:00:00');
  data.workers.forEach((worker) => store.workers.add({...worker, idType: 'ID_CARD', mobile: MOBILE, updatedAt: at}));
  data.realnames.forEach(({verifiedAt, ...realname}) => {
    const {realnameStatus: status} = store.workers.find(realname.workerId);
    const resourceVersion = status === 'VERIFYING' ? 1 : 2;
    store.realnames.add({
      ...realname,
      kind: 'realname',
      status,
      resourceVersion,
      submittedAt: at,
      ...(verifiedAt && {verifiedAt: parseTime(verifiedAt)}),
    });
  });
}

function seedContracts(world: World): void {
  data.contracts.forEach(({signedAt, contractType = 'SERVICE_AGREEMENT', ...seed}) => {
    const contract = world.store.agreements.add({
      ...seed,
      kind: 'contract',
      contractType,
      ...(signedAt && {signedAt: parseTime(signedAt)}),
    });
    if (contract.status === 'SIGNING') openLink(contract, world);
  });
}

function seedMembers({store, clock}: World): void {
  data.members.forEach(({agreementSignedAt, ...member}) =>
    store.members.add({
      ...member,
      cardIds: [...member.cardIds],
      kind: 'member',
      ...(agreementSignedAt && {agreementSignedAt: parseTime(agreementSignedAt)}),
    }),
  );
  // The example's binding request is weeks old, but its code stays valid, so that the example that confirms it works.
  store.cardBindings.add({memberId: 200001, bankCardNo: '6222 **** **** 0018', expiresAt: clock.now() + CODE_LIFE});
}

/** The workers of the examples, with their documents, contracts, accounts and memberships. */
export function seedExamples(world: World): void {
  const {store, clock, contracts} = world;
  seedPeople(world);
  data.files.forEach((file) => store.files.add({...file, sha256: '', expiresAt: clock.now() + FILE_LIFE}));
  seedContracts(world);
  (data.accounts as readonly Omit<BankCard, 'id'>[]).forEach((account) => store.bankCards.add({...account}));
  if (contracts.families.v3) seedMembers(world);
  ['v1#createWorker', 'v1#submitRealname', 'v1#createContract', 'v3#createMember', 'v3#createCardBinding'].forEach(
    (name) => rememberExample(world, name),
  );
}
