import {beijingTime} from '../../platform/clock';
import type {Worker} from '../../records';
import {Failure} from '../../platform/failure';
import {digits} from '../../platform/forms';
import type {Rule, World} from '../../platform/world';
import {contractStatus} from './contracts';
import {checkAge, findByDocument} from './documents';
import {maskIdNo, maskMobile, maskName} from './masks';
import {TEST_VALUES} from './test-values';

type Person = {readonly realName: string; readonly idType: string; readonly idNo: string; readonly mobile: string};
type Contact = {readonly mobile?: string; readonly address?: string; readonly email?: string};

const masked = ({realName, idNo, mobile}: Worker) => ({
  realName: maskName(realName),
  idNo: maskIdNo(idNo),
  mobile: maskMobile(mobile),
});

const inV1 = (worker: Worker, world: World) => ({
  workerNo: `WK${worker.id}`,
  ...masked(worker),
  realnameStatus: digits(world, 'D0006', worker.realnameStatus),
  contractStatus: digits(world, 'D0007', contractStatus(world, worker.id)),
});

const inV3 = (worker: Worker, world: World) => ({
  workerId: `wkr_${worker.id}`,
  ...masked(worker),
  realnameStatus: worker.realnameStatus,
  contractStatus: contractStatus(world, worker.id),
});

const createWorker: Rule<Person> = ({realName, idType, idNo, mobile}, world) => {
  checkAge(idNo, world);
  const holder = findByDocument(world, idType, idNo);
  if (holder)
    throw new Failure(holder.realnameStatus === 'VERIFIED' && holder.realName !== realName ? '422101' : '409003');
  const realnameStatus = idNo.endsWith(TEST_VALUES.verifiedElsewhere.value) ? 'VERIFIED' : 'UNVERIFIED';
  const {id} = world.store.workers.add({
    realName,
    idType,
    idNo: idNo.toUpperCase(),
    mobile,
    realnameStatus,
    updatedAt: world.clock.now(),
  });
  return {workerNo: `WK${id}`, realnameStatus: digits(world, 'D0006', realnameStatus)};
};

const updateWorker: Rule<Contact & {readonly workerNo: string}> = ({workerNo, ...contact}, {store, clock}) => {
  const worker = Object.assign(store.workers.find(workerNo), contact, {updatedAt: clock.now()});
  return {workerNo, updateTime: beijingTime(worker.updatedAt)};
};

const searchWorker: Rule<Person> = ({idType, idNo}, world) => {
  const worker = findByDocument(world, idType, idNo);
  if (!worker) throw new Failure('404001');
  return inV3(worker, world);
};

const getWorkerV1: Rule<{readonly workerNo: string}> = ({workerNo}, world) =>
  inV1(world.store.workers.find(workerNo), world);
const getWorkerV3: Rule<{readonly workerId: string}> = ({workerId}, world) =>
  inV3(world.store.workers.find(workerId), world);

/** 个人信息, 个人信息查询. */
export const workerRules = {
  'v1#createWorker': createWorker,
  'v1#getWorker': getWorkerV1,
  'v1#updateWorker': updateWorker,
  'v3#getWorker': getWorkerV3,
  'v3#searchWorker': searchWorker,
};
