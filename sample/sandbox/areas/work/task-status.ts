import type {Task} from '../../records';
import {Failure} from '../../platform/failure';
import {move, moveLater} from '../../platform/states';
import type {Rule, World} from '../../platform/world';
import {taskId} from './task-form';
import {describesResult} from './test-values';
import * as words from '../../../words';

/** Milliseconds after which a closed task is archived. */
const ARCHIVE_AFTER = 30 * 24 * 3600 * 1000;

/** The state that follows each value of dictionary D0024. */
const STATE_AFTER = {publish: 'REVIEWING', pause: 'PAUSED', resume: 'PUBLISHED', close: 'CLOSED'} as const;

/** Remark of the review for a task in this state. */
const REMARKS: Readonly<Record<string, string>> = {
  PUBLISHED: words.platform.reviews.published,
  REJECTED: words.platform.reviews.rejected,
};

/** What a task does by itself after it has entered a state. */
export function enteredTask(task: Task, world: World): void {
  task.updatedAt = world.clock.now();
  task.reviewRemark = REMARKS[task.status] ?? task.reviewRemark;
  if (task.status === 'REVIEWING')
    moveLater(world, task, 0, describesResult(task.description) ? 'PUBLISHED' : 'REJECTED');
  if (task.status === 'CLOSED') moveLater(world, task, ARCHIVE_AFTER, 'ARCHIVED');
}

export const changeTaskStatus: Rule<{readonly taskId: string; readonly action: keyof typeof STATE_AFTER}> = (
  input,
  world,
) => {
  const task = world.store.tasks.find(input.taskId);
  move(world, task, STATE_AFTER[input.action], 'op:changeTaskStatus');
  return {taskId: taskId(task), status: task.status};
};

/** @throws Failure 422301 when nobody can join the task */
export function checkOpen({status}: Task): void {
  if (status !== 'PUBLISHED') throw new Failure('422301');
}
