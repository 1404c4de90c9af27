import type {SecurityRequirement, SecurityScheme} from '../openapi/types';

/** Whether a scheme uses the header Authorization, which a request can have only once. */
const takesAuthorization = ({type, in: place, name = ''}: SecurityScheme): boolean =>
  type === 'apiKey' ? place === 'header' && name.toLowerCase() === 'authorization' : type !== 'mutualTLS';

/**
 * The security requirements of an operation. One with several schemes that use the header Authorization, as springdoc writes it, is split
 * into one requirement for each.
 */
export function waysToCall(
  security: readonly SecurityRequirement[],
  schemeOf: (name: string) => SecurityScheme | undefined,
): readonly SecurityRequirement[] {
  return security.flatMap((requirement) => {
    const rivals = Object.keys(requirement).filter((name) => {
      const scheme = schemeOf(name);
      return scheme !== undefined && takesAuthorization(scheme);
    });
    if (rivals.length < 2) return [requirement];
    return rivals.map((rival) =>
      Object.fromEntries(Object.entries(requirement).filter(([name]) => name === rival || !rivals.includes(name))),
    );
  });
}
