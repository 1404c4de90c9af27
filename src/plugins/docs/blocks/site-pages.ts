/** Pages of every docs version that generated parts link to; the version's own part of the address is left out. */

/** The page with the sections that `dictionary` blocks make. */
export const DICTIONARIES = 'dev/dev_1_4';

export {CHANGES_PAGE} from '../../../data/versions';

/** Page and anchor of what is explained once for all interfaces. */
export const ENVELOPE = ['', 'envelope'] as const;
export const TOKEN = ['dev/dev_1_2', 'how-it-works'] as const;
export const SCOPES = ['dev/dev_1_2', 'scopes'] as const;
export const SIGNATURE = ['', 'signature'] as const;
export const COMMON_ERRORS = [DICTIONARIES, 'D0001'] as const;
export const LIMITS = ['', 'limits'] as const;

/** A link of a contract's text to an anchor of a page: `dev/dev_1_2#how-it-works`. */
export const linkTo = (page: string, anchor: string): string => `${page}#${anchor}`;

/** Where the home page of the docs lists the interfaces of a family. */
export const catalogOf = (family: string) => ['', `catalog-${family}`] as const;

/** What a schema of common.yaml is called, with page and anchor of its section. */
export const SHARED_SCHEMAS: Readonly<Record<string, readonly [title: string, page: string, anchor: string]>> = {
  Envelope: ['全部接口的应答', ...ENVELOPE],
  Failure: ['失败应答', ...ENVELOPE],
  Notification: ['全部通知', '', 'notification-body'],
  NotificationReceipt: ['对通知的应答', '', 'notification-ack'],
};
