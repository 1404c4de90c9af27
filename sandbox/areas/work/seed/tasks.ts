import type {Task} from '../../../records';

const at = (time: string): number => Date.parse(`${time}+08:00`);
const PASSED = '内容与类目相符，审核通过。';

/** What a task is about, who may do it, and when: `start` and `end` of the work, `created` and `updated` of the task. */
type Plan = Pick<Task, 'id' | 'outTaskNo' | 'name' | 'category' | 'unitPrice' | 'quota' | 'description'> &
  Readonly<Record<'start' | 'end' | 'created' | 'updated', string>>;

const task = ({start, end, created, updated, ...plan}: Plan, status: string, resourceVersion: number, reviewRemark?: string): Task => ({
  ...{kind: 'task', ...plan, status, resourceVersion, reviewRemark},
  ...{startAt: at(start), endAt: at(end), createdAt: at(created), updatedAt: at(updated)},
});

const november = {start: '2026-11-03T09:00:00', end: '2026-11-20T18:00:00'};

/** The task that is published: the story and most examples are about it. */
export const PUBLISHED_TASK = task(
  {
    ...{id: 300001, outTaskNo: 'T20261102-01', name: '11 月门店推广', category: 'PROMOTION', unitPrice: 400000, quota: 2, ...november},
    ...{description: '按排期到店推广，每店以一份验收单为成果。', created: '2026-11-02T10:18:00', updated: '2026-11-02T11:05:00'},
  },
  'PUBLISHED',
  3,
  PASSED,
);

/** A task in each of the other states. */
export const OTHER_TASKS: readonly Task[] = [
  task(
    {
      ...{id: 300002, outTaskNo: 'T20261119-01', name: '12 月推广', category: 'PROMOTION', unitPrice: 400000, quota: 2, description: '按排期到店推广。'},
      ...{start: '2026-12-03T09:00:00', end: '2026-12-20T18:00:00', created: '2026-11-19T09:30:00', updated: '2026-11-19T11:00:00'},
    },
    'REJECTED',
    3,
    '任务说明没有写明验收标准。',
  ),
  task(
    {
      ...{id: 300003, outTaskNo: 'T20261102-02', name: '门店物料配送', category: 'DELIVERY', unitPrice: 3000, quota: 10, ...november},
      ...{description: '以门店签收单为成果。', created: '2026-11-02T10:20:00', updated: '2026-11-10T09:00:00'},
    },
    'PAUSED',
    4,
    PASSED,
  ),
  task(
    {
      ...{id: 300004, outTaskNo: 'T20261102-03', name: '活动页面开发', category: 'TECH', unitPrice: 600000, quota: 1, ...november},
      ...{description: '以测试通过的代码为成果。', created: '2026-11-02T10:22:00', updated: '2026-11-02T10:22:00'},
    },
    'DRAFT',
    1,
  ),
  task(
    {
      ...{id: 300005, outTaskNo: 'T20261102-04', name: '活动海报设计', category: 'DESIGN', unitPrice: 200000, quota: 2, ...november},
      ...{description: '以定稿的源文件为成果。', created: '2026-11-02T10:24:00', updated: '2026-11-02T10:30:00'},
    },
    'REVIEWING',
    2,
  ),
  task(
    {
      ...{id: 300006, outTaskNo: 'T20261001-01', name: '10 月推广员培训', category: 'TRAINING', unitPrice: 150000, quota: 1, description: '以签到表和课件为成果。'},
      ...{start: '2026-10-03T09:00:00', end: '2026-10-20T18:00:00', created: '2026-10-01T10:00:00', updated: '2026-10-21T09:00:00'},
    },
    'CLOSED',
    4,
    PASSED,
  ),
  task(
    {
      ...{id: 300007, outTaskNo: 'T20260801-01', name: '8 月问卷整理', category: 'OTHER', unitPrice: 50000, quota: 3, description: '以核对无误的汇总表为成果。'},
      ...{start: '2026-08-03T09:00:00', end: '2026-08-20T18:00:00', created: '2026-08-01T10:00:00', updated: '2026-09-30T00:00:00'},
    },
    'ARCHIVED',
    5,
    PASSED,
  ),
];
