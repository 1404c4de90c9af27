import {parseTime} from '../../../platform/clock';
import {rememberExample} from '../../../platform/examples';
import type {World} from '../../../platform/world';
import {CODE_LIFE} from '../card-bindings';
import {FILE_LIFE} from '../files';
import {seedContracts} from './agreements';

const MOBILE = '138****0000';

/** The people of the examples; all have the same masked mobile number. */
const WORKERS = [
  {id: 200001, realName: '张三', idNo: '110101********0011', realnameStatus: 'VERIFIED'},
  {id: 200002, realName: '李四', idNo: '110101********0022', realnameStatus: 'VERIFIED'},
  {id: 200003, realName: '王五', idNo: '110101********0038', realnameStatus: 'EXPIRED'},
  {id: 200004, realName: '李五', idNo: '110101********0026', realnameStatus: 'VERIFYING'},
  {id: 200005, realName: '赵六', idNo: '110101********0042', realnameStatus: 'UNVERIFIED'},
  {id: 200006, realName: '钱七', idNo: '110101********0054', realnameStatus: 'FAILED'},
  {id: 200007, realName: '孙八', idNo: '110101********0070', realnameStatus: 'VERIFIED'},
];

const REALNAMES = [
  {id: 200001, workerId: 200001, verifiedAt: '2026-11-02 10:03:20'},
  {id: 200002, workerId: 200006, failReason: '姓名与证件号码不一致'},
  {id: 200003, workerId: 200004},
  {id: 200004, workerId: 200002, verifiedAt: '2026-11-02 10:03:30'},
  {id: 200005, workerId: 200003, verifiedAt: '2025-11-02 10:03:20'},
  {id: 200006, workerId: 200007, verifiedAt: '2026-11-02 10:03:40'},
];

/** Files that the examples name, by their use: a front and a back for each kind of document, and a task's result. */
const FILES = [...[1, 3, 5, 7, 9, 11].flatMap((front) => [[front, 'ID_CARD_FRONT'], [front + 1, 'ID_CARD_BACK']] as const), [20, 'DELIVERABLE'] as const];

/** Bank and last digits of 张三's further cards. */
const CARDS = ['CMB 0026', 'ABC 0034', 'BOC 0035', 'CCB 0036', 'BCOM 0037', 'CITIC 0038', 'CEB 0039', 'HXB 0040', 'CMBC 0041', 'CGB 0042', 'PAB 0043', 'CIB 0044', 'SPDB 0045', 'PSBC 0046'];

function seedPeople({store}: World): void {
  const at = parseTime('2026-11-02 10:00:00');
  WORKERS.forEach((worker) => store.workers.add({...worker, idType: 'ID_CARD', mobile: MOBILE, updatedAt: at}));
  REALNAMES.forEach(({verifiedAt, ...realname}) => {
    const {realnameStatus: status} = store.workers.find(realname.workerId);
    const resourceVersion = status === 'VERIFYING' ? 1 : 2;
    store.realnames.add({...realname, kind: 'realname', status, resourceVersion, submittedAt: at, ...(verifiedAt && {verifiedAt: parseTime(verifiedAt)})});
  });
}

function seedAccounts({store}: World): void {
  const card = {type: 'BANK_CARD', isDefault: true} as const;
  store.bankCards.add({...card, id: 200001, workerId: 200001, accountNo: '6222********0018', bankCode: 'ICBC'});
  store.bankCards.add({...card, id: 200002, workerId: 200002, accountNo: '6222********0026', bankCode: 'ICBC'});
  CARDS.forEach((text) => {
    const [bankCode, tail] = text.split(' ');
    store.bankCards.add({...card, isDefault: false, workerId: 200001, accountNo: `6200********${tail}`, bankCode});
  });
  store.bankCards.add({workerId: 200001, type: 'ALIPAY_ACCOUNT', accountNo: MOBILE, isDefault: false});
  store.bankCards.add({workerId: 200001, type: 'WECHAT_OPENID', accountNo: 'oSam****0018', isDefault: false});
}

function seedMembers({store, clock}: World): void {
  const member = (id: number, workerId: number, status: string, resourceVersion: number, cardIds: number[]) =>
    store.members.add({id, kind: 'member', workerId, status, resourceVersion, cardIds});
  member(200001, 200001, 'CARD_BOUND', 4, [200001]);
  member(200002, 200005, 'NOT_OPEN', 1, []);
  member(200003, 200006, 'OPEN_FAILED', 3, []);
  member(200004, 200003, 'CLOSED', 4, []);
  member(200005, 200002, 'CARD_BOUND', 4, [200002]);
  // The example of the application is weeks old; its code is good all the same, so that the example of the confirmation works.
  store.cardBindings.add({memberId: 200001, bankCardNo: '6222 **** **** 0018', expiresAt: clock.now() + CODE_LIFE});
}

/** The people that the examples speak of, with their documents, contracts, accounts and memberships. */
export function seedExamples(world: World): void {
  const {store, clock, contracts} = world;
  seedPeople(world);
  FILES.forEach(([number, fileType]) => store.files.add({id: 200000 + number, fileType, sha256: '', expiresAt: clock.now() + FILE_LIFE}));
  seedContracts(world);
  seedAccounts(world);
  if (contracts.families.v3) seedMembers(world);
  ['v1#createWorker', 'v1#submitRealname', 'v1#createContract', 'v3#createMember', 'v3#createCardBinding'].forEach((name) => rememberExample(world, name));
}
