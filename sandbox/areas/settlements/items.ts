import type {Assignment, Task} from '../../data';
import {Failure} from '../../failure';
import type {World} from '../../world';

/** What a worker has of a task. */
export const assignmentOf = ({store}: World, task: Task, workerId: number): Assignment | undefined =>
  store.assignments.filter((assignment) => assignment.taskId === task.id && assignment.workerId === workerId)[0];

/** @throws Failure 422404 when one of the numbers comes twice */
export function checkDistinct(numbers: readonly string[]): void {
  if (new Set(numbers).size < numbers.length) throw new Failure('422404');
}

/** @throws Failure 400003 when the amount, which stands there in the request, is nothing */
export function checkPositive(amount: number, field: string): void {
  if (amount <= 0) throw new Failure('400003', [{field, rule: 'minimum', message: `${field} 须大于零`}]);
}
