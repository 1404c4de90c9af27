import type {ChangeLog, Common, History, VersionFiles} from '../../../../contract';
import type {PageUrl} from './inline';

/** What the blocks of a page link to and look up. */
export type PageContext = {
  readonly common: Common;
  readonly pageUrl: PageUrl;
  /** Title of a page of the same docs version. */
  readonly pageTitle: (page: string) => string;
  /** Address of a file among the downloads of the same docs version. */
  readonly downloadUrl: (file: string) => string;
  /** Files of the same docs version beside its pages. */
  readonly files: VersionFiles;
  readonly changes: ChangeLog;
  readonly history: History;
};

/** A page's context for the fields of one contract. */
export type FieldContext = PageContext & {readonly contract: string};
