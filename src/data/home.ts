/** Copy of the home page. Links are docs of the latest version, named by id; the cards come from its sidebar. */

export const hero = {
  title: '接口文档',
  lead: '面向接入方开发者：从申请应用到上线检查的完整说明，逐个接口的参考，可对照的签名示例与统一的数据字典。',
  actions: [
    {label: '开始接入', docId: 'index'},
    {label: '业务接口调用示例', docId: 'dev/dev_1_3'},
  ],
};

export const steps = [
  {title: '申请应用与密钥', text: '取得 appId，登记公钥与 IP 白名单。', docId: 'index', fragment: 'step-1'},
  {title: '获取访问令牌', text: '用应用凭证换取令牌，到期前续期。', docId: 'dev/dev_1_2'},
  {title: '联调沙箱', text: '按示例走通签名与一条完整流程。', docId: 'dev/dev_1_3'},
  {title: '接收通知', text: '验签、去重、应答，再处理业务。', docId: 'index', fragment: 'notifications'},
  {title: '上线检查', text: '逐项核对清单，切换到生产环境。', docId: 'index', fragment: 'go-live'},
];
