import {Problem} from './problem';
import * as words from '../../contract/words';

/** The declared response that a caller prefers (RFC 7240): `Prefer: code=404, example=gone`. */
export type Preference = {readonly code?: string; readonly example?: string};

/** Parses the preferences of a request; unknown ones are ignored, as the RFC requires. */
export function preferenceOf(header = ''): Preference {
  const found = header.matchAll(/(?:^|[,;\s])(code|example)\s*=\s*(?:"([^"]*)"|([^\s,;]+))/gi);
  return Object.fromEntries(Array.from(found, ([, name, quoted, plain]) => [name.toLowerCase(), quoted ?? plain]));
}

/** The header with the preferences that were applied. */
export const appliedHeader = ({code, example}: Preference): Record<string, string> => {
  const applied = [...(code ? [`code=${code}`] : []), ...(example ? [`example="${example}"`] : [])].join(', ');
  return applied ? {'Preference-Applied': applied.replace(/[^\x20-\x7e]/g, '?')} : {};
};

/** A declared response: its key in the contract, and the status with which it is sent. */
export type Declared = {readonly key: string; readonly status: number};

const isStatus = (key: string): boolean => /^[2-5]\d\d$/.test(key);

/**
 * Chooses one of the responses that a contract declares.
 *
 * @param keys statuses, ranges such as `4XX`, and `default`
 * @returns the preferred response, else that of success; undefined if none is declared
 * @throws Problem 400 if the preferred response is not declared
 */
export function chosenAnswer(keys: readonly string[], {code}: Preference): Declared | undefined {
  if (code !== undefined) {
    const key = [code, `${code[0]}XX`, `${code[0]}xx`, 'default'].find((candidate) => keys.includes(candidate));
    if (key && isStatus(code)) return {key, status: Number(code)};
    throw new Problem(
      400,
      words.interpolate(words.sandbox.answers.noStatus, {code, known: keys.join(words.text.list)}),
      [
        {
          field: '/header/Prefer',
          rule: 'enum',
          message: words.interpolate(words.sandbox.answers.statuses, {known: keys.join(words.text.list)}),
        },
      ],
    );
  }
  const exact = keys.filter(isStatus);
  const success =
    exact.find((key) => key.startsWith('2')) ??
    keys.find((key) => /^2xx$/i.test(key)) ??
    keys.find((key) => key === 'default') ??
    exact[0] ??
    keys[0];
  if (success === undefined) return undefined;
  return {
    key: success,
    status: isStatus(success) ? Number(success) : Number(/^([2-5])xx$/i.exec(success)?.[1] ?? 2) * 100,
  };
}
