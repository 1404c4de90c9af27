import type {Assignment} from '../../../records';
import {rememberExample} from '../../../platform/examples';
import type {DataSet, World} from '../../../platform/world';
import {OTHER_TASKS, PUBLISHED_TASK} from './tasks';

/** Numbers of tasks with those of the workers on them and their states, in the order of the assignments' numbers. */
const ASSIGNMENTS: readonly (readonly [taskId: number, workerId: number, status: string, resourceVersion: number])[] = [
  [300001, 200001, 'APPROVED', 4],
  [300001, 200002, 'APPROVED', 6],
  [300003, 200001, 'INVITED', 1],
  [300003, 200002, 'ACCEPTED', 2],
  [300003, 200003, 'ACCEPTED', 2],
  [300003, 200004, 'ACCEPTED', 2],
  [300006, 200003, 'SETTLED', 5],
  [300007, 200003, 'SETTLED', 5],
  [300007, 200004, 'SETTLED', 5],
  [300007, 200005, 'SETTLED', 5],
];

/** The work behind the assignments of the published task; the second came back once. */
const QUANTITIES: Readonly<Record<number, number>> = {400001: 3, 400002: 2};
const DELIVERABLES = [
  {assignmentId: 400001, description: '完成 3 店推广，验收单已交回。', auditStatus: '20', auditRemark: '3 份验收单齐全，予以通过。'},
  {assignmentId: 400002, description: '完成 2 店推广。', auditStatus: '30', auditRemark: '缺少第 2 店的验收单。'},
  {assignmentId: 400002, description: '完成 2 店推广，补交第 2 店的验收单。', auditStatus: '20', auditRemark: '2 份验收单齐全，予以通过。'},
];
function assign({store}: World, taskId: number, workerId: number, status: string, resourceVersion: number): Assignment {
  return store.assignments.add({kind: 'assignment', taskId, workerId, status, resourceVersion});
}

/**
 * Fills in tasks and who does them.
 *
 * Docs versions without v3 have no interface that creates a task or invites a worker: there the platform has published one, and
 * invited whoever is registered first and second.
 */
export function seedWork(world: World, data: DataSet): void {
  const {store, contracts} = world;
  if (data === 'empty') {
    if (contracts.families.v3) return;
    store.tasks.add({...PUBLISHED_TASK});
    [200001, 200002].forEach((workerId) => assign(world, PUBLISHED_TASK.id, workerId, 'INVITED', 1));
    return;
  }
  [PUBLISHED_TASK, ...OTHER_TASKS].forEach((task) => store.tasks.add({...task}));
  ASSIGNMENTS.forEach((row) => {
    const assignment = assign(world, ...row);
    assignment.quantity = QUANTITIES[assignment.id];
  });
  DELIVERABLES.forEach((deliverable) => store.deliverables.add({...deliverable, fileIds: []}));
  ['v3#createTask', 'v1#claimTask'].forEach((name) => rememberExample(world, name));
}
