import type {OpenApi, Operation, SecurityScheme} from '../read/openapi';
import {code} from './text';

const PLACES = {header: '请求头', query: '查询参数', cookie: 'Cookie'} as const;
const HTTP: Readonly<Record<string, string>> = {
  basic: 'HTTP Basic 认证',
  bearer: 'Bearer 令牌',
  digest: 'HTTP Digest 认证',
};

/** What a caller must present for a scheme, as CommonMark. */
function credentialOf(name: string, scheme: SecurityScheme | undefined): string {
  switch (scheme?.type) {
    case 'apiKey':
      return `${PLACES[scheme.in ?? 'header']} ${code(scheme.name ?? name)}`;
    case 'http':
      return `${HTTP[scheme.scheme?.toLowerCase() ?? ''] ?? `HTTP ${code(scheme.scheme ?? '')} 认证`}${scheme.bearerFormat ? `（${scheme.bearerFormat}）` : ''}`;
    case 'oauth2':
      return `OAuth 2.0 令牌 ${code(name)}`;
    case 'openIdConnect':
      return `OpenID Connect 令牌 ${code(name)}`;
    case 'mutualTLS':
      return '双向 TLS 证书';
    default:
      return code(name);
  }
}

/** The scopes that a call needs, behind what it must present. */
const scopesOf = (scopes: readonly string[]): string =>
  scopes.length > 0 ? `，权限 ${scopes.map(code).join('、')}` : '';

/** A space between Chinese and Latin text. */
const spaced = (text: string): string =>
  text.replace(/(\p{Script=Han})([A-Za-z`])/gu, '$1 $2').replace(/([A-Za-z`])(\p{Script=Han})/gu, '$1 $2');

/** Security schemes of a document by name. */
const schemesOf = ({components}: OpenApi): Readonly<Record<string, SecurityScheme>> =>
  components?.securitySchemes ?? {};

/** The scopes that an operation needs under any scheme. */
export const scopesNeeded = ({security = []}: Operation): readonly string[] =>
  Array.from(new Set(security.flatMap((requirement) => Object.values(requirement).flat())));

/**
 * What a call of an operation must present, as CommonMark: `请求头 X-Key 与 Bearer 令牌，或 HTTP Basic 认证`.
 *
 * @returns an empty text where the document does not say
 */
export function credentialsText({security}: Operation, document: OpenApi): string {
  if (!security) return '';
  const alternatives = security.map((requirement) =>
    Object.entries(requirement)
      .map(([name, scopes]) => `${credentialOf(name, schemesOf(document)[name])}${scopesOf(scopes)}`)
      .join('与'),
  );
  const needed = alternatives.filter(Boolean);
  if (needed.length === 0) return '无需凭证';
  return spaced(`${alternatives.length > needed.length ? '可以不带凭证，或' : '需要'}${needed.join('，或')}`);
}

/** Every scheme of a document, as CommonMark: what it is, its description, its flows with their addresses and scopes. */
export function schemeTexts(document: OpenApi): readonly string[] {
  return Object.entries(schemesOf(document)).map(([name, scheme]) => {
    const flows = Object.entries(scheme.flows ?? {}).map(([flow, {authorizationUrl, tokenUrl, refreshUrl, scopes}]) => {
      const addresses = [authorizationUrl, tokenUrl, refreshUrl]
        .filter((url): url is string => Boolean(url))
        .map(code)
        .join('、');
      const list = Object.entries(scopes).map(([scope, text]) => `  - ${code(scope)}：${text}`);
      return [`- 流程 ${code(flow)}：${addresses}`, ...list].join('\n');
    });
    const found = scheme.openIdConnectUrl ? [`配置地址 ${code(scheme.openIdConnectUrl)}`] : [];
    return [`**${code(name)}**：${credentialOf(name, scheme)}`, scheme.description ?? '', ...found, ...flows]
      .filter(Boolean)
      .join('\n\n');
  });
}
