import type {Content, Media, Operation} from '../openapi/types';

/** The first media type of a body, which samples use. */
export const mediaOf = (content: Content | undefined): Media | undefined => Object.values(content?.content ?? {})[0];

/** The status key of the response to a successful call: `200`, another one that begins with 2, or the only one. */
export function successStatus({responses}: Operation): string | undefined {
  const known = Object.keys(responses);
  return (
    known.find((status) => status === '200') ??
    known.find((status) => status.startsWith('2')) ??
    (known.length === 1 ? known[0] : undefined)
  );
}

/** The body of the response to a successful call. */
export const successOf = (operation: Operation): Media | undefined =>
  mediaOf(operation.responses[successStatus(operation) ?? '']);
