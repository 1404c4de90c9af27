import {Failure} from '../platform/failure';

type Accepted = {readonly content: string; readonly data: unknown};

/** Content with its members sorted, as a repeated request may have them in another order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

/** Remembers the result of every accepted call by its business key, forever. Rules: 接入说明, #idempotency. */
export type Idempotency = {
  /**
   * Runs `work` once for each key.
   *
   * @param key caller, interface and business key
   * @param content business content
   * @returns the first result, when the content is the same
   * @throws Failure when the key was used for other content; errors of `work`, after which the key stays unused
   */
  readonly once: (key: string, content: unknown, work: () => unknown) => unknown;
  /** Remembers a result as that of an earlier call. */
  readonly remember: (key: string, content: unknown, data: unknown) => void;
};

/** The key with its scope: an application and an interface, e.g. `v3#createTask`. */
export const businessKey = (appId: string, interfaceName: string, key: unknown): string =>
  `${appId} ${interfaceName} ${String(key)}`;

/** @param conflict code for a key that was used for other content */
export function createIdempotency(conflict: string): Idempotency {
  const accepted = new Map<string, Accepted>();
  const remember: Idempotency['remember'] = (key, content, data) => {
    accepted.set(key, {content: JSON.stringify(canonical(content)), data: structuredClone(data)});
  };
  return {
    remember,
    once: (key, content, work) => {
      const text = JSON.stringify(canonical(content));
      const known = accepted.get(key);
      if (known && known.content !== text) throw new Failure(conflict);
      if (known) return structuredClone(known.data);
      const data = work();
      remember(key, content, data);
      return data;
    },
  };
}
