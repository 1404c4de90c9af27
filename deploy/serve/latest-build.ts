import {statSync} from 'fs';
import path from 'path';
import {Build} from './build';
import {listFiles} from './list-files';
import {CODINGS, HEADERS_FILE, NOT_FOUND_PAGE} from './rules';

/** Files of a complete build: a build first removes them, and writes the last one at its end. */
const REQUIRED = [NOT_FOUND_PAGE, HEADERS_FILE];

/** Identifies the content of each file, without reading it. */
type Stamps = ReadonlyMap<string, string | undefined>;

const areSame = (some: Stamps, others: Stamps): boolean =>
  some.size === others.size && Array.from(some).every(([file, stamp]) => others.get(file) === stamp);

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The last complete build in a folder that may be rebuilt while it is served. */
export class LatestBuild {
  private stamps: Stamps = new Map();
  private build: Build;

  /**
   * @param folder the build folder
   * @throws when it holds no complete build
   */
  constructor(private readonly folder: string) {
    const build = this.read();
    if (build === undefined)
      throw new Error(`[serve] no complete build in ${folder}. Run \`npm run build\` to its end.`);
    this.build = build;
  }

  private stamp(file: string): string | undefined {
    const stat = statSync(path.join(this.folder, file), {throwIfNoEntry: false});
    return stat && [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join();
  }

  private list(): Stamps {
    return new Map(listFiles(this.folder).map((file) => [file, this.stamp(file)]));
  }

  /** Reads the folder. Undefined while something is written to it. */
  private read(): Build | undefined {
    if (!REQUIRED.every((file) => this.stamp(file))) return undefined;
    try {
      const stamps = this.list();
      const build = new Build(this.folder, Array.from(stamps.keys()));
      if (!areSame(stamps, this.list())) return undefined;
      this.stamps = stamps;
      return build;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Whether the files of a response are unchanged in the folder; without `file`, all files. */
  private isCurrent(file: string | undefined): boolean {
    const forms = ['', ...Object.values(CODINGS)];
    const needed = [...REQUIRED, ...(file === undefined ? [] : forms.map((extension) => file + extension))];
    if (!needed.every((name) => this.stamp(name) === this.stamps.get(name))) return false;
    return file !== undefined || areSame(this.stamps, this.list());
  }

  /**
   * The build for answering a request.
   *
   * @param pathname decoded path of the request
   * @throws the system's error for a file that cannot be read
   */
  answering(pathname: string): Build {
    const resolution = this.build.resolve(pathname);
    if (!this.isCurrent(resolution && 'file' in resolution ? resolution.file : undefined)) {
      this.build = this.read() ?? this.build;
    }
    return this.build;
  }
}
