import type {Assignment, Deliverable} from '../../data';
import {digits} from '../../forms';
import {SYSTEM, move} from '../../states';
import type {Rule, World} from '../../world';
import {lacksSomething} from './test-values';

/** Values of dictionary D0026. */
const [PENDING, PASSED, SENT_BACK] = ['10', '20', '30'];

function audit(world: World, assignment: Assignment, deliverable: Deliverable): void {
  const passes = !lacksSomething(deliverable.description);
  deliverable.auditStatus = passes ? PASSED : SENT_BACK;
  deliverable.auditRemark = passes ? '成果齐全，予以通过。' : '成果不齐全，请补齐后再次提交。';
  move(world, assignment, passes ? 'APPROVED' : 'RETURNED', SYSTEM);
}

type Submission = {readonly assignmentNo: string; readonly description: string; readonly fileIds?: readonly string[]; readonly quantity?: number};

export const submitDeliverable: Rule<Submission> = ({assignmentNo, description, fileIds = [], quantity}, world) => {
  const {assignments, deliverables, files} = world.store;
  const assignment = assignments.find(assignmentNo);
  fileIds.forEach((fileId) => files.find(fileId));
  move(world, assignment, 'SUBMITTED', 'op:submitDeliverable');
  assignment.quantity = quantity;
  const deliverable = deliverables.add({assignmentId: assignment.id, description, fileIds, auditStatus: PENDING});
  world.scheduler.after(0, () => audit(world, assignment, deliverable));
  return {deliverableNo: `DL${deliverable.id}`, status: digits(world, 'D0009', assignment.status)};
};

export const listDeliverables: Rule<{readonly assignmentNo: string}> = ({assignmentNo}, {store}) => {
  const assignment = store.assignments.find(assignmentNo);
  const found = store.deliverables.filter(({assignmentId}) => assignmentId === assignment.id);
  return {list: found.map(({id, description, auditStatus, auditRemark}) => ({deliverableNo: `DL${id}`, description, auditStatus, auditRemark}))};
};
