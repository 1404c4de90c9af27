import {createHash} from 'crypto';
import {beijingTime, rfc3339} from '../../platform/clock';
import type {Agreement} from '../../records';
import {Failure, invalid} from '../../platform/failure';
import {digits} from '../../platform/forms';
import {incidentsTo, move} from '../../platform/states';
import type {Kind, Rule, World} from '../../platform/world';
import {enteredContract} from './signing';
import * as words from '../../../words';

const HOUR = 3600 * 1000;
/** Contract templates that the platform has assigned to the merchant. */
const TEMPLATES = ['TPL1001', 'TPL1002'];
/** Maximum number of a worker's contracts in one answer. */
const MAX_CONTRACTS = 100;

const ofWorker = ({store}: World, id: number) => store.agreements.filter(({workerId}) => workerId === id);

/** Overall state of a worker in the machine `contract`: SIGNED if any contract is in force, else the state of the newest contract. */
export function contractStatus(world: World, workerId: number): string {
  const contracts = ofWorker(world, workerId);
  const isSigned = contracts.some(({status}) => status === 'SIGNED');
  return isSigned ? 'SIGNED' : (contracts.at(-1)?.status ?? 'UNSIGNED');
}

const inV1 = ({id, status, signedAt, expiresOn}: Agreement, world: World) => ({
  contractNo: `CT${id}`,
  status: digits(world, 'D0007', status),
  ...(signedAt && {signTime: beijingTime(signedAt), expireDate: expiresOn}),
});

const inV3 = ({id, contractType, status, signedAt, expiresOn}: Agreement) => ({
  contractId: `ctr_${id}`,
  contractType,
  status,
  ...(signedAt && {signedAt: rfc3339(signedAt), expiresOn}),
});

/** A contract between the merchant and a worker. */
export const contractKind: Kind = {
  machine: 'contract',
  webhook: ['v1', 'contract'],
  onRequest: true,
  present: inV1,
  entered: enteredContract,
  incidents: incidentsTo('SIGNED', 'REJECTED', 'LAPSED'),
};

type ContractNo = {readonly contractNo: string};
type NewContract = {readonly workerNo: string; readonly contractType: string; readonly templateNo: string};

const createContract: Rule<NewContract> = ({workerNo, contractType, templateNo}, world, {notifyUrl}) => {
  const worker = world.store.workers.find(workerNo);
  if (!TEMPLATES.includes(templateNo)) throw new Failure('404001');
  if (worker.realnameStatus !== 'VERIFIED') throw new Failure('409002');
  if (ofWorker(world, worker.id).length >= MAX_CONTRACTS)
    throw invalid('/workerNo', 'maxItems', words.platform.invalid.contracts, {limit: MAX_CONTRACTS});
  const contract = world.store.agreements.add({
    kind: 'contract',
    status: 'UNSIGNED',
    resourceVersion: 1,
    notifyUrl,
    workerId: worker.id,
    contractType,
  });
  return {contractNo: `CT${contract.id}`, status: digits(world, 'D0007', contract.status)};
};

const createSignUrl: Rule<ContractNo> = ({contractNo}, world) => {
  const contract = world.store.agreements.find(contractNo);
  move(world, contract, 'SIGNING', 'op:createSignUrl');
  return {
    signUrl: `https://sign.sample-platform.example/c/${world.ids.hex('sign-url')}`,
    expireTime: beijingTime(contract.linkExpiresAt ?? 0),
  };
};

const getContract: Rule<ContractNo> = ({contractNo}, world) => inV1(world.store.agreements.find(contractNo), world);

const getContractFile: Rule<ContractNo> = ({contractNo}, {store, clock}) => {
  const {signedAt, status} = store.agreements.find(contractNo);
  if (!signedAt) throw new Failure(status === 'LINK_EXPIRED' ? '422202' : '422201');
  return {
    fileUrl: `https://files.sample-platform.example/contracts/${contractNo}.pdf`,
    // The file does not exist, so this is the digest of the contract number.
    sha256: createHash('sha256').update(contractNo).digest('hex'),
    expireTime: beijingTime(clock.now() + HOUR),
  };
};

const terminateContract: Rule<ContractNo> = ({contractNo}, world) => {
  const contract = world.store.agreements.find(contractNo);
  move(world, contract, 'TERMINATED', 'op:terminateContract');
  return {contractNo, status: digits(world, 'D0007', contract.status)};
};

const listWorkerContracts: Rule<{readonly workerId: string}> = ({workerId}, world) => ({
  items: ofWorker(world, world.store.workers.find(workerId).id).map(inV3),
});

/** 签约. */
export const contractRules = {
  'v1#createContract': createContract,
  'v1#createSignUrl': createSignUrl,
  'v1#getContract': getContract,
  'v1#getContractFile': getContractFile,
  'v1#terminateContract': terminateContract,
  'v3#listWorkerContracts': listWorkerContracts,
};
