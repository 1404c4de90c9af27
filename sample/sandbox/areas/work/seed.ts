import {parseTime} from '../../platform/clock';
import {rememberExample} from '../../platform/examples';
import type {DataSet, World} from '../../platform/world';
import type {Task} from '../../records';
import data from './examples.json';

type Times = Record<'startAt' | 'endAt' | 'createdAt' | 'updatedAt', string>;
/** A task in the data; its times are Beijing times. */
type SeededTask = Omit<Task, keyof Times | 'kind'> & Times;

const {publishedTask, otherTasks, assignments, deliverables} = data;

const addTask = ({store}: World, {startAt, endAt, createdAt, updatedAt, ...task}: SeededTask) =>
  store.tasks.add({
    kind: 'task',
    ...task,
    startAt: parseTime(startAt),
    endAt: parseTime(endAt),
    createdAt: parseTime(createdAt),
    updatedAt: parseTime(updatedAt),
  });

/**
 * Adds tasks and assignments.
 *
 * Docs versions without v3 have no interface that creates a task or invites a worker: for them the platform has published a task and
 * invited the first two registered workers.
 */
export function seedWork(world: World, dataSet: DataSet): void {
  const {store, contracts} = world;
  if (dataSet === 'empty') {
    if (contracts.families.v3) return;
    const {id: taskId} = addTask(world, publishedTask);
    [200001, 200002].forEach((workerId) =>
      store.assignments.add({kind: 'assignment', taskId, workerId, status: 'INVITED', resourceVersion: 1}),
    );
    return;
  }
  [publishedTask, ...otherTasks].forEach((task) => addTask(world, task));
  assignments.forEach((assignment) => store.assignments.add({kind: 'assignment', ...assignment}));
  deliverables.forEach((deliverable) => store.deliverables.add({...deliverable, fileIds: []}));
  ['v3#createTask', 'v1#claimTask'].forEach((name) => rememberExample(world, name));
}
