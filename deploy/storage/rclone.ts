import {spawn} from 'child_process';

/** Options of every run. Without the second one, rclone would create a bucket for a misspelled name. */
const OPTIONS = ['--log-level', 'ERROR', '--s3-no-check-bucket'];

/**
 * Settings unless the environment overrides them. Each request is retried for about 20 seconds, and the run is not repeated: by default
 * rclone reports a lost network only after many minutes.
 */
const SETTINGS = {
  RCLONE_RETRIES: '1',
  RCLONE_LOW_LEVEL_RETRIES: '2',
  RCLONE_CONTIMEOUT: '15s',
  RCLONE_TIMEOUT: '60s',
  RCLONE_TRANSFERS: '8',
};

/** Start of rclone's message about an object that it gives up; the run has failed then, and need not try the others. */
const GIVEN_UP = /^\S+ \S+ ERROR : /m;

/** Remedies by patterns in rclone's standard error. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /didn't find section in config file/,
    'rclone has no remote of that name. `rclone listremotes` prints those that it has, `rclone config` adds one.',
  ],
  [/directory not found/, 'There is no such bucket. Create it with `rclone mkdir`, or name another one.'],
  [
    /AccessDenied|Forbidden|\b403\b|InvalidAccessKeyId|SignatureDoesNotMatch|NoCredentialProviders/,
    'The key of the remote must be allowed to list the bucket and to read, write and delete its objects. See `rclone config show`.',
  ],
  [
    /no such host|connection refused|connection reset|RequestError|timeout|unreachable|\bEOF\b|dial tcp/,
    'The storage cannot be reached. Look at the network and at the endpoint of the remote.',
  ],
];
const OTHER = 'See what rclone says below.';
const NO_RCLONE = 'There is no rclone on this machine. Install it, on Debian by `apt-get install rclone`.';

/** Limit of rclone's messages in an error, in lines: there may be one for each file. */
const MOST_LINES = 20;

/** A failed run of rclone; its message contains cause and remedy. */
export class RcloneError extends Error {
  constructor(
    readonly remedy: string,
    readonly output = '',
  ) {
    super([remedy, ...output.split('\n').filter(Boolean).slice(-MOST_LINES)].join('\n  '));
  }
}

const remedyFor = (output: string): string => REMEDIES.find(([pattern]) => pattern.test(output))?.[1] ?? OTHER;

/**
 * Runs rclone, without a shell, with the configuration and the environment of the user.
 *
 * @param args command, its arguments and options
 * @param input written to its standard input
 * @returns its standard output
 * @throws RcloneError when rclone is not installed, or ends with another code than 0
 */
export function rclone(args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('rclone', [...args, ...OPTIONS], {env: {...SETTINGS, ...process.env}});
    const [output, errors] = [child.stdout, child.stderr].map((stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      return () => Buffer.concat(chunks).toString('utf8');
    });
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new RcloneError(error.code === 'ENOENT' ? NO_RCLONE : error.message)),
    );
    child.once('close', (code) => {
      if (code === 0) resolve(output());
      else reject(new RcloneError(remedyFor(errors()), errors()));
    });
    child.stderr.on('data', () => GIVEN_UP.test(errors()) && child.kill());
    // rclone closes its input early when it fails; the failure itself is reported by its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
