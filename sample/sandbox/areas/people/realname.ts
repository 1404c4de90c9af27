import {beijingTime} from '../../platform/clock';
import type {Realname} from '../../records';
import {Failure} from '../../platform/failure';
import {digits} from '../../platform/forms';
import {canMove, incidentsTo, move, moveLater} from '../../platform/states';
import type {Kind, Rule, World} from '../../platform/world';
import {checkAge, findByDocument} from './documents';
import {findFile} from '../system/files';
import {TEST_VALUES} from './test-values';
import * as words from '../../../words';

const DAY = 24 * 3600 * 1000;
/** Maximum number of submissions for a person in a day. */
const MAX_PER_DAY = 3;

type Submission = {
  readonly realName: string;
  readonly idType: string;
  readonly idNo: string;
  readonly mobile: string;
  readonly frontFileId?: string;
  readonly backFileId?: string;
};

const present = ({id, status, failReason, verifiedAt}: Realname, world: World) => ({
  authNo: `AU${id}`,
  status: digits(world, 'D0006', status),
  ...(failReason && {failReason}),
  ...(verifiedAt && {verifiedTime: beijingTime(verifiedAt)}),
});

function entered(realname: Realname, {store, clock}: World): void {
  store.workers.find(realname.workerId).realnameStatus = realname.status;
  if (realname.status === 'VERIFIED') realname.verifiedAt = clock.now();
  if (realname.status === 'FAILED') realname.failReason = words.platform.reviews.realname;
}

/** One submission for real-name authentication; its state is also that of the worker until the next submission. */
export const realnameKind: Kind = {
  machine: 'realname',
  webhook: ['v1', 'realname'],
  onRequest: true,
  present,
  entered,
  incidents: incidentsTo('VERIFIED', 'FAILED', 'EXPIRED'),
};

const submitRealname: Rule<Submission> = (
  {realName, idType, idNo, mobile, frontFileId, backFileId},
  world,
  {notifyUrl},
) => {
  const {store, clock} = world;
  checkAge(idNo, world);
  const worker = findByDocument(world, idType, idNo);
  if (!worker) throw new Failure('404001');
  if (worker.realName !== realName) {
    const isSomebodyElse =
      store.workers.filter((other) => other.realName === realName && other.mobile === mobile).length > 0;
    throw new Failure(isSomebodyElse ? '409003' : '422101');
  }
  if (frontFileId) findFile(world, frontFileId, 'ID_CARD_FRONT', '/frontFileId');
  if (backFileId) findFile(world, backFileId, 'ID_CARD_BACK', '/backFileId');
  const before = {kind: 'realname', status: worker.realnameStatus};
  if (!canMove(world, before, 'VERIFYING', 'op:submitRealname')) throw new Failure('409002');
  const now = clock.now();
  const recent = store.realnames.filter(({workerId, submittedAt}) => workerId === worker.id && submittedAt > now - DAY);
  if (recent.length >= MAX_PER_DAY) throw new Failure('422104');
  const realname = store.realnames.add({
    ...before,
    resourceVersion: 0,
    notifyUrl,
    workerId: worker.id,
    submittedAt: now,
  });
  move(world, realname, 'VERIFYING', 'op:submitRealname');
  const result = realName === TEST_VALUES.mismatch.value ? 'FAILED' : 'VERIFIED';
  moveLater(world, realname, 0, result);
  return {authNo: `AU${realname.id}`, status: digits(world, 'D0006', realname.status)};
};

const getRealname: Rule<{readonly authNo: string}> = ({authNo}, world) =>
  present(world.store.realnames.find(authNo), world);

/** 实名认证. */
export const realnameRules = {'v1#submitRealname': submitRealname, 'v1#getRealname': getRealname};
