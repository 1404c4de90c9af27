type Node = Readonly<Record<string, unknown>>;

/** Names of the OAuth 2 flows in OpenAPI 3.0. */
const FLOWS: Readonly<Record<string, string>> = {
  implicit: 'implicit',
  password: 'password',
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

/** Converts a security scheme to OpenAPI 3.0. */
export function securityScheme({flow, authorizationUrl, tokenUrl, scopes, ...others}: Node): Node {
  if (others.type === 'basic') return {...others, type: 'http', scheme: 'basic'};
  if (others.type !== 'oauth2') return others;
  const own = {
    ...(authorizationUrl !== undefined && {authorizationUrl}),
    ...(tokenUrl !== undefined && {tokenUrl}),
    scopes: scopes ?? {},
  };
  return {...others, flows: {[FLOWS[String(flow)] ?? String(flow)]: own}};
}
