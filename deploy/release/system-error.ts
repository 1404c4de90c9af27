import {currentRelease} from './root';

/** Codes of the system's errors (errno(3)): what happened, and what to do about it. */
const CAUSES: Readonly<Record<string, readonly [string, string]>> = {
  EACCES: [
    'this user is not allowed to do that',
    'Run the command as the owner of the folder, or correct owner and mode.',
  ],
  EDQUOT: ['the disk quota of this user is used up', 'Free space, or raise the quota.'],
  EFBIG: [
    'the file is larger than this process or file system allows',
    'Raise `ulimit -f`, or use another file system.',
  ],
  EIO: ['the disk fails', 'Look into the system log, and use another disk if it is broken.'],
  EMFILE: ['too many files are open', 'Raise `ulimit -n`.'],
  ENOSPC: ['the disk is full', 'Free space or inodes there: `df -h` and `df -i` show what is left.'],
  EPERM: [
    'this user or the file system does not allow that',
    'Run the command as the owner of the folder, on a file system with symbolic links.',
  ],
  EROFS: [
    'the file system is read-only',
    'Mount it writable; after a failure of the disk the system log says why it is not.',
  ],
  EXDEV: ['this would cross file systems', 'Keep "releases" and all that is in it on one file system.'],
};

/** The cause if a file or folder is of an unexpected type, or was removed meanwhile. */
const OTHERS: readonly [string, string] = [
  'something else is in this place, or nothing',
  'Look what it is, and move it away or restore it.',
];
const IN_THE_WAY = ['EEXIST', 'EISDIR', 'ELOOP', 'ENOENT', 'ENOTDIR', 'ENOTEMPTY'];

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

function explained(program: string, root: string, error: NodeJS.ErrnoException, before: string | undefined): Error {
  const {code = '', path: place, dest, message} = error as NodeJS.ErrnoException & {readonly dest?: string};
  const [cause, remedy] = CAUSES[code] ?? (IN_THE_WAY.includes(code) ? OTHERS : [message, 'Fix that.']);
  const live = currentRelease(root);
  const still = live === undefined ? 'No release is live, as before.' : `Release ${live} is live and unchanged.`;
  const state = live === before ? still : `Release ${live} is live now.`;
  return new Error(
    `[${program}] ${dest ?? place ?? root}: ${cause} (${code}). ${state} ${remedy} Then run the command again.`,
    {cause: error},
  );
}

/**
 * Runs a program, and adds the cause, the live release and a remedy to errors of the system.
 *
 * @throws that error; other errors unchanged
 */
export async function explainErrors<T>(program: string, root: string, work: () => Promise<T>): Promise<T> {
  const before = currentRelease(root);
  try {
    return await work();
  } catch (error) {
    throw isSystemError(error) ? explained(program, root, error, before) : error;
  }
}
