import {at} from './site';

/**
 * Links at the head of each interface; without an address there is no link. In the address `{operation}` stands for the operationId, `{page}` for
 * the id of the page, `{file}` for the file of the contract and `{line}` for the line of the interface in it, e.g.
 * `https://git.shop.example/docs/blob/main/{file}#L{line}`.
 */
export const operationLinks: {readonly feedback?: string; readonly source?: string} = {};

/** Links in the navbar and footer. One with a `docId` leads to that doc in the version that is being read, else to `to`. */

export const navbarItems = [
  {type: 'doc', docId: 'index', label: '接口文档', position: 'left'},
  {type: 'docsVersionDropdown', position: 'right'},
] as const;

export const footerLinks = [
  {
    title: '开始接入',
    items: [
      {label: '接入说明', to: at('/docs/'), docId: 'index'},
      {label: '获取访问令牌', to: at('/docs/dev/dev_1_2'), docId: 'dev/dev_1_2'},
      {label: '业务接口调用示例', to: at('/docs/dev/dev_1_3'), docId: 'dev/dev_1_3'},
    ],
  },
  {
    title: '参考',
    items: [
      {label: '数据字典', to: at('/docs/dev/dev_1_4'), docId: 'dev/dev_1_4'},
      {label: '版本更新说明', to: at('/docs/dev/dev_1_1'), docId: 'dev/dev_1_1'},
    ],
  },
  {
    title: '更多',
    items: [
      {label: '首页', to: at('/')},
      {label: '博客归档', to: at('/blog/archive')},
    ],
  },
];
