import {existsSync} from 'fs';
import path from 'path';
import {readYamlOnce} from './yaml-file';
import type {YamlFile} from './yaml-file';
import type {Keys} from './position';

type Fixtures = {readonly fixtures?: readonly {readonly body?: string; readonly expect?: {readonly status?: number}}[]};

/** A signed body, with its location; `isRequest` if a caller sends it. */
export type SignedBody = {
  readonly file: YamlFile;
  readonly keys: Keys;
  readonly value: unknown;
  readonly isRequest: boolean;
};

/** The JSON in a string to sign: the whole string, the part after a line with the path, or the value of a parameter. */
function jsonIn(text: string): unknown {
  const json = /\{.*\}/s.exec(text)?.[0];
  try {
    return json && JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** All signature vectors in a file. */
function vectorsIn(node: unknown, file: YamlFile, keys: SignedBody['keys'] = []): readonly SignedBody[] {
  if (typeof node !== 'object' || node === null) return [];
  const {stringToSign, family} = node as {readonly stringToSign?: unknown; readonly family?: unknown};
  if (typeof stringToSign === 'string')
    return [{file, keys: [...keys, 'stringToSign'], value: jsonIn(stringToSign), isRequest: family !== 'notification'}];
  return Object.entries(node).flatMap(([key, value]) =>
    vectorsIn(value, file, [...keys, Array.isArray(node) ? Number(key) : key]),
  );
}

const opened = (siteDir: string, file: string): YamlFile | undefined =>
  existsSync(path.join(siteDir, file)) ? readYamlOnce(siteDir, file) : undefined;

/**
 * The bodies in the signature vectors and signed notifications of a docs version, except notifications that a receiver must reject, whose
 * content need not be correct.
 *
 * @param folder folder of the version relative to the site, e.g. `docs`
 */
export function signedBodies(siteDir: string, folder: string): readonly SignedBody[] {
  const vectors = opened(siteDir, `${folder}/_vectors/vectors.json`);
  const notifications = opened(siteDir, `${folder}/_vectors/notifications.json`);
  return [
    ...(vectors ? vectorsIn(vectors.data, vectors) : []),
    ...((notifications?.data as Fixtures | undefined)?.fixtures ?? []).flatMap(({body = '', expect}, index) =>
      notifications && expect?.status === 200
        ? [{file: notifications, keys: ['fixtures', index, 'body'], value: jsonIn(body), isRequest: false}]
        : [],
    ),
  ];
}
