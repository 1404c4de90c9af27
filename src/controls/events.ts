import type {Visit} from './visit';

/** The detail of each event. */
type Details = {
  readonly 'app-wanted': undefined;
  readonly 'app-executes': undefined;
  readonly 'script-failed': undefined;
  /** Passes the controls' state of this visit to the app. */
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

/** Events without a detail. */
type Plain = {[Name in keyof Details]: Details[Name] extends undefined ? Name : never}[keyof Details];

/** Sends an event to all scripts of the page, which handle it synchronously. README.md lists senders and handlers. */
export function send(name: Plain): void;
export function send<Name extends keyof Details>(name: Name, detail: Details[Name]): void;
export function send(name: string, detail?: unknown): void {
  document.dispatchEvent(new CustomEvent(name, {detail}));
}
