import {readFileSync} from 'fs';
import path from 'path';
import {newerFacts} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {perSite} from '../../per-site';
import {policyOf} from '../../policy/options';
import {markupProblems} from './page-markup';
import {hashOf, storeOf} from '../../store';
import {folderOf} from '../files/doc-files';
import type {DocFile} from '../files/doc-files';
import {Surroundings} from '../files/surroundings';
import {siteVersions} from '../files/site-versions';
import {changesOn} from '../versions/pages';
import {expandPage} from '../blocks/expanded-page';
import type {ExpandedPage} from '../blocks/expanded-page';
import {freeComponents} from '../read/names';
import type {FreeComponent} from '../read/names';
import {anchorsIn, forgetPlaces, treeJson} from '../tree/nodes';
import {readPage} from '../read/read-page';
import {loadRemark} from '../read/remark';
import {isStatic} from '../read/to-html';
import type {Target} from '../targets/places';
import {targetsIn} from '../targets/resolve';
import {addressProblems} from './addresses';

/** The facts about a page that a build needs before rendering it; cached between builds, so that unchanged pages are not parsed. */
export type PageRecord = Pick<ExpandedPage, 'dependencies'> & {
  readonly file: string;
  /** Hash of its tree with blocks replaced, independent of the nodes' positions. */
  readonly hash: string;
  readonly valid: boolean;
  readonly warnings: readonly Problem[];
  readonly isStatic: boolean;
  readonly anchors: readonly string[];
  readonly targets: readonly Target[];
  readonly components: readonly FreeComponent[];
  readonly changes: readonly string[];
};

async function makeRecord(siteDir: string, routeBase: string, page: DocFile): Promise<PageRecord> {
  const remark = await loadRemark();
  const read = await readPage(page);
  const {root, problems, dependencies} = await expandPage(siteDir, routeBase, page, read);
  const all = [...read.problems, ...problems, ...addressProblems(read), ...markupProblems(read, policyOf(siteDir))];
  const hasNoCode = await isStatic(read, remark);
  const targets = targetsIn(root);
  const components = freeComponents(root);
  forgetPlaces(root);
  return {
    file: page.file,
    hash: hashOf(treeJson(root)),
    valid: all.length === 0,
    warnings: read.warnings,
    isStatic: hasNoCode,
    dependencies,
    anchors: anchorsIn(root),
    targets,
    components,
    changes: changesOn(read),
  };
}

/** The records of the pages of a site. Its contracts must fit their schema. */
class PageRecords {
  readonly surroundings: Surroundings;
  private readonly hashes = new Map<string, Promise<string>>();
  private readonly known = new Map<string, Promise<PageRecord>>();

  constructor(
    private readonly siteDir: string,
    private readonly routeBase: string,
  ) {
    this.surroundings = new Surroundings(siteDir);
  }

  of(file: string): Promise<PageRecord> {
    const record = this.known.get(file) ?? this.read(file);
    this.known.set(file, record);
    return record;
  }

  /**
   * A hash of everything outside of their own text that pages of a docs version may show: files, older versions, outlines of pages, and
   * newer versions.
   */
  async around(folder: string): Promise<string> {
    const known = this.hashes.get(folder) ?? this.hashAround(folder);
    this.hashes.set(folder, known);
    return known;
  }

  private async hashAround(folder: string): Promise<string> {
    const {siteDir, surroundings} = this;
    const newer = await storeOf(siteDir).data('newer', [surroundings.all, folder], () =>
      newerFacts(siteVersions(siteDir), folder),
    );
    return hashOf([surroundings.upTo(folder), surroundings.outlines, newer].join('\n'));
  }

  private async read(file: string): Promise<PageRecord> {
    const {siteDir, routeBase} = this;
    const page = {file, markdown: readFileSync(path.join(siteDir, file), 'utf8')};
    const policy = JSON.stringify(policyOf(siteDir));
    return storeOf(siteDir).data(
      'page',
      [routeBase, await this.around(folderOf(file)), policy, file, page.markdown],
      () => makeRecord(siteDir, routeBase, page),
    );
  }
}

const opened = perSite((): {records?: PageRecords} => ({}));

/** Reads the files around the pages of a site again, at the beginning of a build. */
export const openRecords = (siteDir: string, routeBase: string): PageRecords =>
  (opened(siteDir).records = new PageRecords(siteDir, routeBase));

/** The records of a site, whose files must not change during a build. */
export const recordsOf = (siteDir: string, routeBase: string): PageRecords =>
  opened(siteDir).records ?? openRecords(siteDir, routeBase);
