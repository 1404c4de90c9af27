import {schemeTexts, serversText} from '../../../../contract';
import type {ExternalDocs, OpenApi} from '../../../../contract';
import type {Content} from '../page/nodes';
import type {PageContext} from './context';
import {literal} from './markdown';

const further = (docs: ExternalDocs | undefined): string => (docs ? `[${literal(docs.description ?? '相关文档')}](${docs.url})` : '');

/** What a contract says of itself: its description and where more of it stands. */
export const aboutDocument = ({info, externalDocs}: OpenApi, {nodes}: PageContext): Content => nodes([info?.description ?? '', further(externalDocs)].filter(Boolean).join('\n\n'));

/** The servers of a contract with their variables. */
export const documentServers = (document: OpenApi, {nodes}: PageContext): Content => nodes(serversText(document) || '接口文档没有写明服务器地址。');

/** The security schemes of a contract: what to present, and where to get it. */
export const documentSecurity = (document: OpenApi, {nodes}: PageContext): Content => nodes(schemeTexts(document).join('\n\n') || '接口文档没有写明凭证。');

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * What a contract says of a tag.
 *
 * @throws on a tag that it does not describe
 */
export function tagText({tags = []}: OpenApi, name: string, {nodes}: PageContext): Content {
  const tag = tags.find((one) => oneLine(one.name) === oneLine(name));
  if (!tag) throw new Error(`tag "${name}" is not described. Known: ${tags.map((one) => one.name).join(', ')}. Add it to tags of the contract, or drop the block.`);
  return nodes([tag.description ?? '', further(tag.externalDocs)].filter(Boolean).join('\n\n'));
}
