/**
 * Copy of the home page. Links are docs of the version that the reader prefers, named by id; the cards, the newest change and the answer of
 * the example come from the sidebar, the contracts and the samples of the latest version.
 */

export const hero = {
  title: '接口文档',
  lead: '一次接入要知道的都在这里：从申请应用到上线检查的步骤，每个接口的参考，可以对照的签名示例。',
  actions: [
    {label: '开始接入', docId: 'index'},
    {label: '业务接口调用示例', docId: 'dev/dev_1_3'},
  ],
};

/** The interface that the first screen shows, by its sample in curl and its answer; nothing is shown without one. */
export const example: string | undefined = 'v3#issueToken';

export const steps = [
  {title: '申请应用与密钥', text: '取得 appId，登记公钥与 IP 白名单。', docId: 'index', fragment: 'step-1'},
  {title: '获取访问令牌', text: '用应用凭证换取令牌，到期前续期。', docId: 'dev/dev_1_2'},
  {title: '联调沙箱', text: '按示例走通签名与一条完整流程。', docId: 'dev/dev_1_3'},
  {title: '接收通知', text: '验签、去重、应答，再处理业务。', docId: 'index', fragment: 'notifications'},
  {title: '上线检查', text: '逐项核对清单，切换到生产环境。', docId: 'index', fragment: 'go-live'},
];
