import {createHash} from 'crypto';
import {policyHeader} from './policy';

/** A file of a build in memory; what is derived from its content is computed once. */
export class StoredFile {
  private hash?: string;
  private policyOfPage?: string;
  /** When it changed, as an HTTP date. */
  readonly lastModified: string;

  /**
   * @param body its content
   * @param changedMs when it changed, in milliseconds since 1970
   */
  constructor(
    readonly body: Buffer,
    changedMs: number,
  ) {
    this.lastModified = new Date(changedMs).toUTCString();
  }

  /** A strong entity tag (RFC 9110, section 8.8.3): the same for the same content, whenever it was built. */
  get etag(): string {
    this.hash ??= createHash('sha256').update(this.body).digest('base64url');
    return `"${this.hash}"`;
  }

  /** The Content-Security-Policy header of a page. */
  get policy(): string {
    this.policyOfPage ??= policyHeader(this.body.toString());
    return this.policyOfPage;
  }
}
