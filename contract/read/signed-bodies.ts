import {existsSync} from 'fs';
import path from 'path';
import {readYamlOnce} from './yaml-file';
import type {YamlFile} from './yaml-file';

type Fixtures = {readonly fixtures?: readonly {readonly body?: string; readonly expect?: {readonly status?: number}}[]};

/** A body that was signed, with where it stands and whether a caller sends it. */
export type SignedBody = {
  readonly file: YamlFile;
  readonly keys: readonly (string | number)[];
  readonly value: unknown;
  readonly isRequest: boolean;
};

/** The JSON in a text that was signed: it alone, after a line with the path, or as the value of a parameter. */
function jsonIn(text: string): unknown {
  const json = /\{.*\}/s.exec(text)?.[0];
  try {
    return json && JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The vectors anywhere in a file, each with what it says of its family. */
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
 * The bodies of the signature vectors and of the signed notifications of a docs version. Notifications that a receiver must refuse are left
 * out: what they say need not be true.
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
