/** The parts of the collection format that these modules use (schema.getpostman.com/json/collection/v2.1.0). */

export type Parameter = {
  readonly key: string;
  readonly value?: string | null;
  readonly type?: string;
  readonly contentType?: string;
  readonly fileName?: string;
  readonly description?: {readonly content: string; readonly type: string};
};

export type Request = {
  readonly url: {
    readonly path: readonly string[];
    readonly hash?: string;
    readonly query?: readonly Parameter[];
    readonly variable?: readonly Parameter[];
  };
  readonly header?: readonly Parameter[];
  readonly body?: {readonly mode?: string; readonly raw?: string; readonly formdata?: readonly Parameter[]};
  readonly auth?: unknown;
};

export type Item = {
  readonly id?: string;
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: Request;
  readonly response?: readonly {readonly id: string; readonly name: string; readonly originalRequest?: Request}[];
};

export type Collection = {
  readonly info: Readonly<Record<string, unknown>>;
  readonly item: readonly Item[];
  readonly variable?: readonly Readonly<Record<string, unknown>>[];
};

/** Changes the requests of items, including those saved with their responses. */
export const mapRequests = (items: readonly Item[], change: (request: Request) => Request): readonly Item[] =>
  items.map((item) => ({
    ...item,
    ...(item.item && {item: mapRequests(item.item, change)}),
    ...(item.request && {request: change(item.request)}),
    ...(item.response && {
      response: item.response.map((answer) => ({
        ...answer,
        ...(answer.originalRequest && {originalRequest: change(answer.originalRequest)}),
      })),
    }),
  }));
