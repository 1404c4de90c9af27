import {OptionsError, isLoopback, oneOf} from '../../sandbox';
import type {Option, Texts} from '../../sandbox';
import {DATA_SETS} from './platform/world';
import type {DataSet} from './platform/world';

/** The options of the command line beside those of the sandbox. */
export const OPTIONS: Readonly<Record<string, Option>> = {
  data: {value: '数据集', text: '开始时的数据：examples 有契约示例提到的数据，empty 只有商户与资金，默认 examples'},
  notify: {value: '地址', text: '通知发往本机的哪个地址，默认 http://127.0.0.1:8080/notify'},
  seed: {text: '编号与时间每次运行都相同；业务时间静止，用 POST /sandbox/clock 拨动'},
  'test-values': {text: '列出能引出各种结果的测试取值'},
};

/** How the platform starts. */
export type Settings = {
  /** Whether ids and times are the same in each run. */
  readonly seed: boolean;
  readonly data: DataSet;
  /** Address to which all notifications are sent. */
  readonly notify: string;
};

function notifyOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' && isLoopback(url.host)) return url.href;
  throw new OptionsError(
    `--notify ${text} 不能用。沙箱只向本机发通知，地址应以 http://127.0.0.1 或 http://localhost 开头。`,
  );
}

/** @throws OptionsError that names the mistake and the valid values */
export const settingsOf = ({data = DATA_SETS[0], notify = 'http://127.0.0.1:8080/notify', seed}: Texts): Settings => ({
  data: oneOf('data', data, DATA_SETS),
  notify: notifyOf(notify),
  seed: seed !== undefined,
});
