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
import * as words from '../words';

function testValuesText(): string {
  const texts = words.platform.testValues;
  const values = areas.flatMap(({testValues = []}) => testValues).map((value) => words.interpolate(texts.line, value));
  const codes = FAULT_CODES.join(words.platform.list);
  return [texts.title, ...values, words.interpolate(texts.faults, {header: FAULT_HEADER, codes})].join('\n');
}

/** What a caller of signed interfaces needs. */
function greeting({data, seed, notify}: Settings, {contracts, files, folder}: Material): readonly string[] | undefined {
  const isSigned = Object.values(contracts.families).some((family) => family['x-signing'] !== undefined);
  if (!isSigned) return undefined;
  const lines = words.platform.greeting;
  const sm2 = keyFilesOf(files).sm2PublicKey ? words.interpolate(lines.sm2, {key: MERCHANT_SM2_KEY}) : '';
  const time = seed ? words.interpolate(lines.still, {time: beijingTime(SEED_TIME)}) : lines.running;
  return [
    words.interpolate(lines.contracts, {version: contracts.version, data, time}),
    words.interpolate(lines.app, {app: SAMPLE_APP, secret: SECRET, token: SAMPLE_TOKEN}),
    words.interpolate(lines.keys, {merchant: MERCHANT_KEY, sm2, platform: PLATFORM_KEY, folder}),
    words.interpolate(lines.notify, {notify}),
  ];
}

/** The payroll platform of the sample's contracts. */
const payroll: Business = {
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

export default payroll;
