import type {Stateful} from './stateful';

export type Task = Stateful & {
  readonly outTaskNo: string;
  name: string;
  readonly category: string;
  unitPrice: number;
  quota: number;
  startAt: number;
  endAt: number;
  description: string;
  reviewRemark?: string;
  readonly createdAt: number;
  updatedAt: number;
};

export type Assignment = Stateful & {readonly taskId: number; readonly workerId: number; quantity?: number};

export type Deliverable = {
  readonly id: number;
  readonly assignmentId: number;
  readonly description: string;
  readonly fileIds: readonly string[];
  /** A value of D0026. */
  auditStatus: string;
  auditRemark?: string;
};
