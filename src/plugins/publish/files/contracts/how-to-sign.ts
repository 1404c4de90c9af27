import {SANDBOX} from '../../../../../contract';
import type {Scheme} from '../../../../../contract';
import {KIT_FILE} from '../../../docs/blocks/downloads';
import type {SiteLinks} from './site-links';

/** How to sign, in a few lines of Markdown for those who have only this file. */
export function howToSign({howTo: {steps, answers, anchor}}: Scheme, links: SiteLinks): string {
  const page = links.page('', anchor);
  return [
    '## 签名',
    '`security` 为空的接口不签名，其他请求都带令牌和签名：',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    answers,
    `详细规则见[签名](${page})。[示例工具包](${links.download(KIT_FILE)})有本地沙箱、测试密钥和各语言的示例，沙箱的地址是 \`${SANDBOX}\`。`,
  ].join('\n\n');
}
