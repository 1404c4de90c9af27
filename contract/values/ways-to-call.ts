import type {SecurityRequirement, SecurityScheme} from '../read/openapi';

/** Whether a scheme takes the header Authorization, of which a request has one. */
const takesAuthorization = ({type, in: place, name = ''}: SecurityScheme): boolean =>
  type === 'apiKey' ? place === 'header' && name.toLowerCase() === 'authorization' : type !== 'mutualTLS';

/**
 * The ways in which an operation may be called: where one requirement has several schemes of the header Authorization, as springdoc lists
 * them, each of these is a way of its own.
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
