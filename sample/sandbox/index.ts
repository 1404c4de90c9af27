import {beijingTime} from '../../sandbox';
import type {Business, Material} from '../../sandbox';
import {areas} from './areas';
import {SEED_TIME} from './session/platform';
import {
  MERCHANT_KEY,
  MERCHANT_SM2_KEY,
  PLATFORM_KEY,
  SAMPLE_APP,
  SAMPLE_TOKEN,
  SECRET,
  keyFilesOf,
} from './platform/merchant';
import {FAULT_CODES, FAULT_HEADER} from './requests/faults';
import {createRules} from './rules';
import {OPTIONS, settingsOf} from './settings';
import type {Settings} from './settings';

function testValuesText(): string {
  const values = areas.flatMap(({testValues = []}) => testValues).map(({value, effect}) => `  ${value}：${effect}`);
  return ['测试取值：', ...values, `由平台造成的错误：请求头 ${FAULT_HEADER} 可取 ${FAULT_CODES.join('、')}`].join(
    '\n',
  );
}

/** What a caller of signed interfaces needs. */
function greeting({data, seed, notify}: Settings, {contracts, files, folder}: Material): readonly string[] | undefined {
  const isSigned = Object.values(contracts.families).some((family) => family['x-signing'] !== undefined);
  if (!isSigned) return undefined;
  const sm2 = keyFilesOf(files).sm2PublicKey ? `、${MERCHANT_SM2_KEY}（SM2）` : '';
  return [
    `契约：${contracts.version}，数据：${data}，时间：${seed ? `静止在 ${beijingTime(SEED_TIME)}` : '随本机时钟'}`,
    `应用：appId ${SAMPLE_APP}，appSecret ${SECRET}，令牌 ${SAMPLE_TOKEN}`,
    `密钥：商户 ${MERCHANT_KEY}（RSA2）${sm2}，平台 ${PLATFORM_KEY}，文件在 ${folder}`,
    `通知：发往 ${notify}，请求中的 notifyUrl 只作记录`,
  ];
}

/** The payroll platform of the sample's contracts. */
export const payroll: Business = {
  options: OPTIONS,
  choose: (texts) => {
    const settings = settingsOf(texts);
    return {
      report: texts['test-values'] === undefined ? undefined : testValuesText(),
      greeting: (material) => greeting(settings, material),
      rules: (material, print) => createRules(settings, material, print),
    };
  },
};
