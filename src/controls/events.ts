import type {Visit} from './navigation/visit';

/** What each event carries. */
type Details = {
  readonly 'app-wanted': undefined;
  readonly 'app-executes': undefined;
  readonly 'script-failed': undefined;
  /** Takes over what the controls know of this visit. */
  readonly hydrated: (visit: Visit) => void;
  /** An address of the site. */
  readonly navigate: string;
  readonly content: undefined;
};

type Events = {readonly [Name in keyof Details]: CustomEvent<Details[Name]>};

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- It takes its members from a mapped type, which a heritage clause alone can do.
  interface DocumentEventMap extends Events {}
}

/** Events that carry nothing. */
type Plain = {[Name in keyof Details]: Details[Name] extends undefined ? Name : never}[keyof Details];

/** Sends an event to all scripts of the page, which handle it before this returns. README.md says who sends which event, and what follows. */
export function send(name: Plain): void;
export function send<Name extends keyof Details>(name: Name, detail: Details[Name]): void;
export function send(name: string, detail?: unknown): void {
  document.dispatchEvent(new CustomEvent(name, {detail}));
}
