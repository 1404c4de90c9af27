import type {Assignment, Task} from '../../records';
import {Failure} from '../../platform/failure';
import type {World} from '../../platform/world';

/** The worker's assignment for a task. */
export const assignmentOf = ({store}: World, task: Task, workerId: number): Assignment | undefined =>
  store.assignments.filter((assignment) => assignment.taskId === task.id && assignment.workerId === workerId)[0];

/** @throws Failure 422404 when one of the numbers occurs twice */
export function checkDistinct(numbers: readonly string[]): void {
  if (new Set(numbers).size < numbers.length) throw new Failure('422404');
}

/** The largest amount that v1 can express, in fen. */
const LARGEST = 99_999_999_999_999;

/** @throws Failure 400003 when one of the amounts in this field of the request is zero, or their sum is too large for v1 */
export function checkAmounts(amounts: readonly number[], field: string): void {
  const refuse = (rule: string, message: string) => new Failure('400003', [{field, rule, message}]);
  if (amounts.some((amount) => amount <= 0)) throw refuse('minimum', `${field} 中的金额须大于零`);
  if (amounts.reduce((sum, amount) => sum + amount, 0) > LARGEST) throw refuse('maximum', `${field} 中的金额之和过大`);
}
