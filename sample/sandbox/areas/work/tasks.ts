import type {Task} from '../../records';
import {Failure, invalid} from '../../platform/failure';
import {cursorPage} from '../../platform/forms';
import {move} from '../../platform/states';
import type {Rule} from '../../platform/world';
import {presentTask, taskId, timeOf, usedQuota} from './task-form';
import * as words from '../../../words';

type NewTask = Pick<Task, 'outTaskNo' | 'name' | 'category' | 'unitPrice' | 'quota' | 'description'> & {
  readonly startAt: string;
  readonly endAt: string;
};

/** States in which a task must not be changed; changing a rejected one makes it a draft again. */
const UNCHANGEABLE = ['REVIEWING', 'CLOSED', 'ARCHIVED'];

const endsTooEarly = () => invalid('/endAt', 'minimum', words.platform.invalid.endsTooEarly);

export const createTask: Rule<NewTask> = (input, {clock, store}) => {
  const {outTaskNo, name, category, unitPrice, quota, description} = input;
  const [startAt, endAt] = [timeOf(input.startAt, '/startAt'), timeOf(input.endAt, '/endAt')];
  if (endAt <= startAt) throw endsTooEarly();
  const now = clock.now();
  const task = store.tasks.add({
    ...{kind: 'task', status: 'DRAFT', resourceVersion: 1},
    ...{outTaskNo, name, category, unitPrice, quota, description, startAt, endAt},
    ...{createdAt: now, updatedAt: now},
  });
  return {taskId: taskId(task), status: task.status};
};

export const getTask: Rule<{readonly taskId: string}> = (input, world) =>
  presentTask(world.store.tasks.find(input.taskId), world);

export const listTasks: Rule<{readonly status?: string; readonly cursor?: string; readonly limit?: number}> = (
  input,
  world,
) =>
  cursorPage(
    world.store.tasks.filter(({status}) => !input.status || status === input.status),
    input,
    (task) => presentTask(task, world),
  );

type TaskChange = {
  readonly taskId: string;
  readonly name?: string;
  readonly quota?: number;
  readonly endAt?: string;
  readonly description?: string;
};

export const updateTask: Rule<TaskChange> = (input, world) => {
  const task = world.store.tasks.find(input.taskId);
  if (UNCHANGEABLE.includes(task.status)) throw new Failure('409002');
  const {name = task.name, quota = task.quota, description = task.description} = input;
  const endAt = input.endAt === undefined ? task.endAt : timeOf(input.endAt, '/endAt');
  if (endAt < task.startAt) throw endsTooEarly();
  if (quota < usedQuota(world, task)) throw invalid('/quota', 'minimum', words.platform.invalid.quota);
  Object.assign(task, {name, quota, description, endAt, updatedAt: world.clock.now()});
  if (task.status === 'REJECTED') move(world, task, 'DRAFT', 'op:updateTask');
  return presentTask(task, world);
};
