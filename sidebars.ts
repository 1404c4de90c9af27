import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The order of the pages in the current version. Every group is one level deep, so that any page is two clicks away;
 * the home page shows each group with its description.
 * A named export for each sidebar, because beta.13 does not unwrap a default export (upstream #9317).
 */
export const docs: SidebarsConfig[string] = [
  'index',
  {
    type: 'category',
    label: '开发指南',
    customProps: {description: '所有接口共用的约定、代码与取值。'},
    collapsed: false,
    items: ['dev/dev_1_1', 'dev/dev_1_2', 'dev/dev_1_3', 'dev/dev_1_4'],
  },
  {
    type: 'category',
    label: 'v3 接口',
    customProps: {description: '新接入使用：请求头签名，金额以分为单位，HTTP 状态码与业务码一致。'},
    collapsed: false,
    items: [
      'biz/v3/account/v3_account_1_0',
      'biz/v3/task/v3_task_1_0',
      'biz/v3/task/v3_task_2_0',
      'biz/v3/task/v3_task_3_0',
      'biz/v3/tonglian/v3_tonglian_1_0',
      'biz/v3/tonglian/v3_tonglian_2_0',
      'biz/v3/trade/v3_trade_1_0',
    ],
  },
  {
    type: 'category',
    label: 'v1 接口',
    customProps: {description: '已接入方继续使用：参数签名，金额以元为单位，结果以业务码为准。'},
    collapsed: false,
    items: [
      'biz/v1/base/v1_base_1_0',
      'biz/v1/base/v1_base_2_0',
      'biz/v1/person/v1_person_1_0',
      'biz/v1/person/v1_person_2_0',
      'biz/v1/settlement/v1_settlement_1_0',
      'biz/v1/task/v1_task_1_0',
      'biz/v1/task/v1_task_2_0',
    ],
  },
];
