import extensions from '../../../extensions.json' with {type: 'json'};

/** Words with only one accepted spelling: wrong and right. */
export const TERMS = {
  帐户: '账户',
  帐号: '账号',
  帐单: '账单',
  对帐: '对账',
  到帐: '到账',
  转帐: '转账',
  入帐: '入账',
  记帐: '记账',
  登陆: '登录',
  阀值: '阈值',
  其它: '其他',
  做为: '作为',
  缺省: '默认',
  回调: '通知',
  校验: '核对',
  改正后重试: '修正后重试',
  更正后重试: '修正后重试',
  相同请求重试: '原样退避重试',
  相同的请求重试: '原样退避重试',
  同样的请求重试: '原样退避重试',
  Github: 'GitHub',
  Javascript: 'JavaScript',
  Nodejs: 'Node.js',
  NodeJS: 'Node.js',
  OpenApi: 'OpenAPI',
  Json: 'JSON',
  ...extensions.prose.terms,
};

/** Names and terms that may contain such a word. */
export const KEPT = ['校验和', '校验位', '校验码', ...extensions.prose.kept];
