import {rfc3339} from '../../platform/clock';
import type {Task} from '../../records';
import {Failure} from '../../requests/failure';
import type {World} from '../../platform/world';

/** What a task number is written as. */
export const taskId = ({id}: Pick<Task, 'id'>): string => `tsk_${id}`;
export const taskNo = ({id}: Pick<Task, 'id'>): string => `TK${id}`;

/** How many places of a task are taken. */
export const usedQuota = ({store}: World, {id}: Task): number =>
  store.assignments.filter((assignment) => assignment.taskId === id && !['DECLINED', 'CANCELLED'].includes(assignment.status)).length;

/** A task as 查询任务 and its notifications show it. */
export const presentTask = (task: Task, world: World): unknown => ({
  taskId: taskId(task),
  outTaskNo: task.outTaskNo,
  name: task.name,
  category: task.category,
  unitPrice: task.unitPrice,
  quota: task.quota,
  usedQuota: usedQuota(world, task),
  startAt: rfc3339(task.startAt),
  endAt: rfc3339(task.endAt),
  description: task.description,
  status: task.status,
  reviewRemark: task.reviewRemark,
  createdAt: rfc3339(task.createdAt),
  updatedAt: rfc3339(task.updatedAt),
});

/** Times that a task may have: those that RFC 3339 can write in Beijing, without the leap seconds that nobody can count. */
const [EARLIEST, LATEST] = [Date.parse('1970-01-01T00:00:00Z'), Date.parse('9999-12-31T00:00:00Z')];

/**
 * A time of a request.
 *
 * @param field where it stands in the body
 * @throws Failure 400003 when it is no time that a task may have
 */
export function timeOf(text: string, field: string): number {
  const time = Date.parse(text);
  if (time >= EARLIEST && time <= LATEST) return time;
  throw new Failure('400003', [{field, rule: 'format', message: `${field} 超出可以表示的时间`}]);
}
