import {rfc3339} from '../../platform/clock';
import type {Assignment, Task} from '../../records';
import {invalid} from '../../platform/failure';
import type {World} from '../../platform/world';
import * as words from '../../../words';

/** Task number as shown to callers. */
export const taskId = ({id}: Pick<Task, 'id'>): string => `tsk_${id}`;
export const taskNo = ({id}: Pick<Task, 'id'>): string => `TK${id}`;

/** The worker's assignment for a task. */
export const assignmentOf = ({store}: World, task: Task, workerId: number): Assignment | undefined =>
  store.assignments.filter((assignment) => assignment.taskId === task.id && assignment.workerId === workerId)[0];

/** Number of occupied places of a task. */
export const usedQuota = ({store}: World, {id}: Task): number =>
  store.assignments.filter(
    (assignment) => assignment.taskId === id && !['DECLINED', 'CANCELLED'].includes(assignment.status),
  ).length;

/** A task in the form of 查询任务 and its notifications. */
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

/** Range of times for tasks: those that RFC 3339 can express in Beijing time. Leap seconds are excluded, as they cannot be computed. */
const [EARLIEST, LATEST] = [Date.parse('1970-01-01T00:00:00Z'), Date.parse('9999-12-31T00:00:00Z')];

/**
 * Parses a time in a request.
 *
 * @param field its place in the body
 * @throws Failure 400003 when it is not a valid time for a task
 */
export function timeOf(text: string, field: string): number {
  const time = Date.parse(text);
  if (time >= EARLIEST && time <= LATEST) return time;
  throw invalid(field, 'format', words.platform.invalid.unknownTime, {field});
}
