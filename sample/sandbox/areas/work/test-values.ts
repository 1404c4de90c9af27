import type {TestValue} from '../../platform/world';
import * as words from '../../../words';

const {parts, work} = words.platform.testValues;

/** Values for outcomes that a caller cannot cause otherwise, with a description for readers. */
export const workTestValues: readonly TestValue[] = work;

/** Whether the platform publishes a task with this description. */
export const describesResult = (description: string): boolean => description.includes(parts.result);

/** Whether the merchant returns work with this description. */
export const lacksSomething = (description: string): boolean => description.includes(parts.lack);

/** Whether a person with this name declines tasks. */
export const declines = (realName: string): boolean => realName === parts.declines;
