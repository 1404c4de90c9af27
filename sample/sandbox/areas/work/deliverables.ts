import type {Assignment, Deliverable} from '../../records';
import {digits} from '../../platform/forms';
import {move, moveLater} from '../../platform/states';
import type {Rule, World} from '../../platform/world';
import {findFile} from '../system/files';
import {lacksSomething} from './test-values';
import * as words from '../../../words';

/** Value of dictionary D0026 for work that has not been reviewed yet. */
const PENDING = '10';
/** Review result for the last deliverable, by the new state of the assignment. */
const AUDITS: Readonly<Record<string, Pick<Deliverable, 'auditStatus' | 'auditRemark'>>> = {
  APPROVED: {auditStatus: '20', auditRemark: words.platform.reviews.approved},
  RETURNED: {auditStatus: '30', auditRemark: words.platform.reviews.returned},
};

const deliverablesOf = ({store}: World, {id}: Assignment): readonly Deliverable[] =>
  store.deliverables.filter(({assignmentId}) => assignmentId === id);

/** Updates the last deliverable after an assignment has entered a state. */
export function enteredAssignment(assignment: Assignment, world: World): void {
  Object.assign(deliverablesOf(world, assignment).at(-1) ?? {}, AUDITS[assignment.status]);
}

type Submission = {
  readonly assignmentNo: string;
  readonly description: string;
  readonly fileIds?: readonly string[];
  readonly quantity?: number;
};

export const submitDeliverable: Rule<Submission> = ({assignmentNo, description, fileIds = [], quantity}, world) => {
  const {assignments, deliverables} = world.store;
  const assignment = assignments.find(assignmentNo);
  fileIds.forEach((fileId, index) => findFile(world, fileId, 'DELIVERABLE', `/fileIds/${index}`));
  move(world, assignment, 'SUBMITTED', 'op:submitDeliverable');
  assignment.quantity = quantity;
  const deliverable = deliverables.add({assignmentId: assignment.id, description, fileIds, auditStatus: PENDING});
  moveLater(world, assignment, 0, lacksSomething(description) ? 'RETURNED' : 'APPROVED');
  return {deliverableNo: `DL${deliverable.id}`, status: digits(world, 'D0009', assignment.status)};
};

export const listDeliverables: Rule<{readonly assignmentNo: string}> = ({assignmentNo}, world) => {
  const found = deliverablesOf(world, world.store.assignments.find(assignmentNo));
  return {
    list: found.map(({id, description, auditStatus, auditRemark}) => ({
      deliverableNo: `DL${id}`,
      description,
      auditStatus,
      auditRemark,
    })),
  };
};
