import type {Assignment, Task, Worker} from '../../records';
import {Failure} from '../../platform/failure';
import {digits, page} from '../../platform/forms';
import type {PageQuery} from '../../platform/forms';
import {move, moveLater} from '../../platform/states';
import {sharedTables} from '../../platform/world';
import type {Rule, World} from '../../platform/world';
import {hasContract} from '../money/payees';
import {assignmentOf, taskNo, usedQuota} from './task-form';
import {checkOpen} from './task-status';
import {declines} from './test-values';

const assignmentNo = ({id}: Assignment): string => `AS${id}`;
const statusOf = (world: World, {status}: Assignment): string => digits(world, 'D0009', status);

/** An assignment in the form of 放弃任务 and 领取任务. */
const presentV1 = (assignment: Assignment, world: World) => ({
  assignmentNo: assignmentNo(assignment),
  status: statusOf(world, assignment),
});

/** An assignment in the form of 指派个人 and its notifications. */
export const presentAssignment = ({id, workerId, status}: Assignment): unknown => ({
  workerId: `wkr_${workerId}`,
  assignmentId: `asg_${id}`,
  status,
});

const isFull = (world: World, task: Task): boolean => usedQuota(world, task) >= task.quota;

/** Adds an assignment. The platform accepts an applicant at once for the merchant; an invitation waits until it is claimed. */
function add(world: World, task: Task, {id, realName}: Worker, status: 'INVITED' | 'APPLIED'): Assignment {
  const assignment = world.store.assignments.add({
    kind: 'assignment',
    status,
    resourceVersion: 1,
    taskId: task.id,
    workerId: id,
  });
  moveLater(world, assignment, 0, declines(realName) ? 'DECLINED' : 'ACCEPTED');
  return assignment;
}

/** The result for one person: an existing assignment, a new invitation, or the reason why there is none. */
function assign(world: World, task: Task, workerId: string): unknown {
  const refused = (code: string) => ({workerId, subCode: sharedTables(world)['x-errors'][code].subCode});
  const worker = world.store.workers.filter(({id}) => `wkr_${id}` === workerId)[0];
  if (!worker) return refused('404001');
  const assigned = assignmentOf(world, task, worker.id);
  if (assigned) return presentAssignment(assigned);
  if (isFull(world, task)) return refused('422302');
  if (!hasContract(world, worker.id)) return refused('422201');
  return presentAssignment(add(world, task, worker, 'INVITED'));
}

export const assignWorkers: Rule<{readonly taskId: string; readonly workerIds: readonly string[]}> = (
  {taskId, workerIds},
  world,
) => {
  const task = world.store.tasks.find(taskId);
  checkOpen(task);
  return {items: workerIds.map((workerId) => assign(world, task, workerId))};
};

export const claimTask: Rule<{readonly taskNo: string; readonly workerNo: string}> = (input, world) => {
  const task = world.store.tasks.find(input.taskNo);
  const worker = world.store.workers.find(input.workerNo);
  checkOpen(task);
  const invited = assignmentOf(world, task, worker.id);
  if (invited) {
    move(world, invited, 'ACCEPTED', 'op:claimTask');
    return presentV1(invited, world);
  }
  if (isFull(world, task)) throw new Failure('422302');
  if (!hasContract(world, worker.id)) throw new Failure('409002');
  return presentV1(add(world, task, worker, 'APPLIED'), world);
};

export const quitAssignment: Rule<{readonly assignmentNo: string}> = (input, world) => {
  const assignment = world.store.assignments.find(input.assignmentNo);
  move(world, assignment, 'CANCELLED', 'op:quitAssignment');
  return presentV1(assignment, world);
};

export const listWorkerTasks: Rule<PageQuery & {readonly workerNo: string; readonly status?: string}> = (
  input,
  world,
) => {
  const worker = world.store.workers.find(input.workerNo);
  const found = world.store.assignments.filter(({workerId}) => workerId === worker.id);
  const wanted = found.filter((assignment) => !input.status || statusOf(world, assignment) === input.status);
  return page(wanted, input, (assignment) => {
    const task = world.store.tasks.find(assignment.taskId);
    return {
      assignmentNo: assignmentNo(assignment),
      taskNo: taskNo(task),
      taskName: task.name,
      status: statusOf(world, assignment),
    };
  });
};
