import type {TestValue} from '../../platform/world';
import * as words from '../../../words';

const {value: form, ...values} = words.platform.testValues.people;

/** Values by which an integrator chooses outcomes that otherwise depend on other people. */
export const TEST_VALUES = values;

/** The same values with a description for readers. */
export const peopleTestValues: readonly TestValue[] = Object.values(values).map((value) => ({
  value: words.interpolate(form, value),
  effect: value.effect,
}));
