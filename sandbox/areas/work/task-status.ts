import type {Task} from '../../data';
import {Failure} from '../../failure';
import {SYSTEM, move} from '../../states';
import type {Rule, World} from '../../world';
import {taskId} from './task-form';
import {describesResult} from './test-values';

/** How long a closed task waits for the archive, milliseconds. */
const ARCHIVE_AFTER = 30 * 24 * 3600 * 1000;

/** The state that each value of dictionary D0024 leads to. */
const STATE_AFTER = {publish: 'REVIEWING', pause: 'PAUSED', resume: 'PUBLISHED', close: 'CLOSED'} as const;

/** Looks at a task that was handed in, and publishes it or gives it back. */
function review(task: Task, world: World): void {
  const passes = describesResult(task.description);
  task.reviewRemark = passes ? '内容与类目相符，审核通过。' : '任务说明没有写明验收标准。';
  move(world, task, passes ? 'PUBLISHED' : 'REJECTED', SYSTEM);
}

/** What happens to a task by itself once it has entered a state. */
export function enteredTask(task: Task, world: World): void {
  const {clock, scheduler} = world;
  task.updatedAt = clock.now();
  if (task.status === 'REVIEWING') scheduler.after(0, () => review(task, world));
  if (task.status === 'CLOSED') scheduler.after(ARCHIVE_AFTER, () => move(world, task, 'ARCHIVED', SYSTEM));
}

export const changeTaskStatus: Rule<{readonly taskId: string; readonly action: keyof typeof STATE_AFTER}> = (input, world) => {
  const task = world.store.tasks.find(input.taskId);
  move(world, task, STATE_AFTER[input.action], 'op:changeTaskStatus');
  return {taskId: taskId(task), status: task.status};
};

/** @throws Failure 422301 when the task takes nobody */
export function checkOpen({status}: Task): void {
  if (status !== 'PUBLISHED') throw new Failure('422301');
}
