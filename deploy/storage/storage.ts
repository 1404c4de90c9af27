import {rclone} from './rclone';

/** Size in bytes and MD5 in hexadecimal digits of an object. Storage that encrypts with its own key has no MD5. */
export type Found = {readonly bytes: number; readonly md5?: string};

/** Objects by their keys, relative to the target, with forward slashes. */
export type Listing = ReadonlyMap<string, Found>;

/** Response headers that storage keeps with an object. */
export type Headers = {readonly type: string; readonly cache: string};

/** The operations on a bucket, or below a prefix in it, that a deployment needs. */
export type Storage = {
  /** As rclone writes it: `remote:bucket` or `remote:bucket/prefix`. */
  readonly target: string;
  /** All objects below a folder; with their keys relative to it. */
  readonly list: (folder?: string) => Promise<Listing>;
  /** Text of an object of a folder; undefined if it has none of that name. */
  readonly read: (folder: string, name: string) => Promise<string | undefined>;
  readonly write: (key: string, text: string) => Promise<void>;
  /** Uploads all files of a local folder, each in one step, in which an object is replaced. */
  readonly upload: (from: string, to: string, headers: Headers) => Promise<void>;
  /** Copies all objects below a folder to another one, within the storage, with their headers. An empty name is the target itself. */
  readonly copy: (from: string, to: string) => Promise<void>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
  readonly removeFolder: (folder: string) => Promise<void>;
};

type Listed = {readonly Path: string; readonly Size: number; readonly Hashes?: {readonly md5?: string}};

const PREFIX = 'rclone:';

/** Whether a deployment goes to storage: `rclone:<remote>:<bucket>`. */
export const isStorage = (place: string): boolean => place.startsWith(PREFIX);

/**
 * Reads the place of a deployment.
 *
 * @param place `rclone:<remote>:<bucket>`, or with a prefix in the bucket `rclone:<remote>:<bucket>/<prefix>`
 * @throws when it has another form
 */
export function targetOf(place: string): string {
  const target = place.slice(PREFIX.length).replace(/\/+$/, '');
  // A remote may be written with its options, `:s3,provider=Minio:bucket`. A leading "-" would be an option of rclone.
  if (!/^[^-/].*:[^:/][^:]*$/.test(target))
    throw new Error(
      `[deploy] ${place}: expected rclone:<remote>:<bucket>, or rclone:<remote>:<bucket>/<prefix>. ` +
        '`rclone listremotes` prints the remotes, `rclone lsd <remote>:` the buckets of one.',
    );
  return target;
}

/** Opens a target for a deployment or rollback. */
export function openStorage(target: string): Storage {
  const at = (key: string) => (key ? `${target}/${key}` : target);
  return {
    target,
    async list(folder = '') {
      // Without times and media types, which need a request for each object.
      const options = ['--recursive', '--files-only', '--hash', '--no-modtime', '--no-mimetype'];
      const listed = JSON.parse(await rclone(['lsjson', at(folder), ...options])) as readonly Listed[];
      return new Map(listed.map(({Path, Size, Hashes}) => [Path, {bytes: Size, md5: Hashes?.md5 || undefined}]));
    },
    async read(folder, name) {
      // `rclone cat` of an object that cannot be read is silent; of a folder it fails.
      return (await rclone(['cat', at(folder), '--max-depth', '1', '--include', `/${name}`])) || undefined;
    },
    async write(key, text) {
      await rclone(['rcat', at(key), ...headerOptions({type: 'application/json', cache: 'no-store'})], text);
    },
    async upload(from, to, headers) {
      await rclone(['copy', from, at(to), '--no-check-dest', ...headerOptions(headers)]);
    },
    async copy(from, to) {
      // Listed in requests of a thousand objects, not in one for each folder.
      await rclone(['copy', at(from), at(to), '--no-check-dest', '--fast-list']);
    },
    async remove(keys) {
      if (keys.length === 0) return;
      // The list contains literal keys, neither options nor patterns; rclone requests these objects only, and lists no others.
      await rclone(['delete', target, '--files-from-raw', '-', '--no-traverse'], `${keys.join('\n')}\n`);
    },
    async removeFolder(folder) {
      await rclone(['delete', at(folder)]);
    },
  };
}

function headerOptions({type, cache}: Headers): readonly string[] {
  return [`Content-Type: ${type}`, `Cache-Control: ${cache}`].flatMap((header) => ['--header-upload', header]);
}
