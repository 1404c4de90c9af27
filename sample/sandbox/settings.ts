import {OptionsError, isLoopback, oneOf} from '../../sandbox';
import type {Option, Texts} from '../../sandbox';
import {DATA_SETS} from './platform/world';
import type {DataSet} from './platform/world';
import * as words from '../words';

const texts = words.platform.options;

/** The options of the command line beside those of the sandbox. */
export const OPTIONS: Readonly<Record<string, Option>> = {
  data: {value: texts.data, text: texts.dataText},
  notify: {value: texts.notify, text: texts.notifyText},
  seed: {text: texts.seed},
  'test-values': {text: texts.testValues},
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
  throw new OptionsError(words.interpolate(texts.notLocal, {text}));
}

/** @throws OptionsError that names the mistake and the valid values */
export const settingsOf = ({data = DATA_SETS[0], notify = 'http://127.0.0.1:8080/notify', seed}: Texts): Settings => ({
  data: oneOf('data', data, DATA_SETS),
  notify: notifyOf(notify),
  seed: seed !== undefined,
});
