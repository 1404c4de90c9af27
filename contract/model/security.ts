import type {OpenApi, Operation, SecurityScheme} from '../openapi/types';
import {code} from './text';
import * as words from '../words';

const texts = words.operations.credentials;

/** HTTP authentication schemes with a name in `contract/words/`. */
const HTTP = ['basic', 'bearer', 'digest'] as const;

function httpCredential({scheme = '', bearerFormat}: SecurityScheme): string {
  const known = HTTP.find((name) => name === scheme.toLowerCase());
  const name = known ? texts[known] : words.interpolate(texts.http, {scheme: code(scheme)});
  return bearerFormat ? name + words.interpolate(words.text.note, {note: bearerFormat}) : name;
}

/** The credential that a security scheme requires, as CommonMark. */
export function credentialOf(name: string, scheme: SecurityScheme | undefined): string {
  switch (scheme?.type) {
    case 'apiKey':
      return words.interpolate(texts[scheme.in ?? 'header'], {name: code(scheme.name ?? name)});
    case 'http':
      return scheme.scheme ? httpCredential(scheme) : code(name);
    case 'oauth2':
    case 'openIdConnect':
      return words.interpolate(texts[scheme.type], {name: code(name)});
    case 'mutualTLS':
      return texts.mutualTLS;
    default:
      return code(name);
  }
}

/** The required scopes, to be appended to the credential, as CommonMark. */
export const scopesOf = (scopes: readonly string[]): string =>
  scopes.length > 0 ? words.interpolate(texts.scopes, {scopes: scopes.map(code).join(words.text.list)}) : '';

/** Puts spaces between Chinese and Latin text. */
const spaced = (text: string): string =>
  text.replace(/(\p{Script=Han})([A-Za-z`])/gu, '$1 $2').replace(/([A-Za-z`])(\p{Script=Han})/gu, '$1 $2');

/** Security schemes of a document by name. */
const schemesOf = ({components}: OpenApi): Readonly<Record<string, SecurityScheme>> =>
  components?.securitySchemes ?? {};

/** The scopes that an operation requires, over all its security requirements. */
export const scopesNeeded = ({security = []}: Operation): readonly string[] =>
  Array.from(new Set(security.flatMap((requirement) => Object.values(requirement).flat())));

/**
 * The credentials that an operation requires, as CommonMark: `请求头 X-Key 与 Bearer 令牌，或 HTTP Basic 认证`.
 *
 * @returns an empty text where neither the operation nor the document has `security`
 */
export function credentialsText({security}: Operation, document: OpenApi): string {
  if (!security) return '';
  const alternatives = security.map((requirement) =>
    Object.entries(requirement)
      .map(([name, scopes]) => `${credentialOf(name, schemesOf(document)[name])}${scopesOf(scopes)}`)
      .join(texts.and),
  );
  const needed = alternatives.filter(Boolean);
  if (needed.length === 0) return texts.none;
  const {optional, needed: all} = texts;
  return spaced(
    words.interpolate(alternatives.length > needed.length ? optional : all, {credentials: needed.join(texts.or)}),
  );
}

/** The security schemes of a document, each as CommonMark: credential, description, and OAuth flows with their addresses and scopes. */
export function schemeTexts(document: OpenApi): readonly string[] {
  return Object.entries(schemesOf(document)).map(([name, scheme]) => {
    const flows = Object.entries(scheme.flows ?? {}).map(([flow, {scopes = {}, ...urls}]) => {
      const addresses = [urls.authorizationUrl, urls.deviceAuthorizationUrl, urls.tokenUrl, urls.refreshUrl]
        .filter((url): url is string => Boolean(url))
        .map(code)
        .join(words.text.list);
      const list = Object.entries(scopes).map(([scope, text]) => `  - ${code(scope)}${words.text.colon}${text}`);
      return [`- ${words.interpolate(texts.flow, {flow: code(flow), addresses})}`, ...list].join('\n');
    });
    const found = [scheme.openIdConnectUrl, scheme.oauth2MetadataUrl]
      .filter((url): url is string => Boolean(url))
      .map((url) => words.interpolate(texts.configuration, {url: code(url)}));
    const state = scheme.deprecated ? words.interpolate(words.text.note, {note: words.operations.deprecated}) : '';
    return [
      `**${code(name)}**${words.text.colon}${credentialOf(name, scheme)}${state}`,
      scheme.description ?? '',
      ...found,
      ...flows,
    ]
      .filter(Boolean)
      .join('\n\n');
  });
}
