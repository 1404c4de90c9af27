import type {TestValue} from '../../platform/world';

/** Values for outcomes that a caller cannot cause otherwise, with a description for readers. */
export const workTestValues: readonly TestValue[] = [
  {value: '任务的 `description` 里没有“成果”二字', effect: '任务审核未通过，状态为 `REJECTED`；其余任务审核通过。'},
  {value: '成果的 `description` 里有“缺”字', effect: '成果被退回，个人任务的状态为已退回；其余成果审核通过。'},
  {value: '个人的 `realName` 是“谢绝”', effect: '这个人谢绝所有邀请，商户也谢绝他的申请，个人任务的状态为已谢绝。'},
];

/** Whether the platform publishes a task with this description. */
export const describesResult = (description: string): boolean => description.includes('成果');

/** Whether the merchant returns work with this description. */
export const lacksSomething = (description: string): boolean => description.includes('缺');

/** Whether a person with this name declines tasks. */
export const declines = (realName: string): boolean => realName === '谢绝';
