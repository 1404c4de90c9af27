import {incidentsTo} from '../../platform/states';
import type {Area} from '../../platform/world';
import {assignWorkers, claimTask, listWorkerTasks, presentAssignment, quitAssignment} from './assignments';
import {enteredAssignment, listDeliverables, submitDeliverable} from './deliverables';
import {seedWork} from './seed';
import {presentTask} from './task-form';
import {changeTaskStatus, enteredTask} from './task-status';
import {createTask, getTask, listTasks, updateTask} from './tasks';
import {workTestValues} from './test-values';

/** 任务管理 of v3 and 个人任务 of v1. */
export const workArea: Area = {
  rules: {
    'v3#createTask': createTask,
    'v3#getTask': getTask,
    'v3#listTasks': listTasks,
    'v3#updateTask': updateTask,
    'v3#changeTaskStatus': changeTaskStatus,
    'v3#assignWorkers': assignWorkers,
    'v1#listWorkerTasks': listWorkerTasks,
    'v1#claimTask': claimTask,
    'v1#submitDeliverable': submitDeliverable,
    'v1#listDeliverables': listDeliverables,
    'v1#quitAssignment': quitAssignment,
  },
  kinds: {
    task: {
      machine: 'task',
      webhook: ['v3', 'task'],
      entered: enteredTask,
      present: presentTask,
      incidents: incidentsTo('PUBLISHED', 'REJECTED', 'ARCHIVED'),
    },
    assignment: {
      machine: 'assignment',
      webhook: ['v3', 'assignment'],
      entered: enteredAssignment,
      present: presentAssignment,
      incidents: incidentsTo('DECLINED', 'APPROVED', 'RETURNED'),
    },
  },
  seed: seedWork,
  testValues: workTestValues,
};
