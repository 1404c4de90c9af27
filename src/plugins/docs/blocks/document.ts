import {schemeTexts, serversText} from '../../../../contract';
import type {ExternalDocs, Info, OpenApi} from '../../../../contract';
import * as words from '../../../../contract/words';
import type {Content} from '../tree/nodes';
import type {PageContext} from './context';
import {literal} from './markdown';

const further = (docs: ExternalDocs | undefined): string =>
  docs ? `[${literal(docs.description ?? words.documents.more)}](${docs.url})` : '';

/** A link, or plain text without an address. */
const linked = (text: string, url: string | undefined): string =>
  url ? `[${literal(text)}](<${url}>)` : literal(text);

function terms({contact, license, termsOfService}: Info): string {
  const {name, url, email} = contact ?? {};
  const who = [name || url ? linked(name ?? url ?? '', url) : '', email ? `[${literal(email)}](<mailto:${email}>)` : '']
    .filter(Boolean)
    .join(words.text.list);
  return [
    who && `- ${words.interpolate(words.documents.contact, {who})}`,
    termsOfService && `- ${words.interpolate(words.documents.terms, {link: linked(termsOfService, termsOfService)})}`,
    license &&
      `- ${words.interpolate(words.documents.license, {
        license: linked(
          Array.from(new Set([license.name, license.identifier]))
            .filter(Boolean)
            .join(words.text.clauses),
          license.url,
        ),
      })}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The description, contact, licence and external documentation of a contract. */
export const aboutDocument = ({info = {}, externalDocs}: OpenApi, {nodes}: PageContext): Content =>
  nodes([info.summary, info.description, terms(info), further(externalDocs)].filter(Boolean).join('\n\n'));

/** The servers of a contract with their variables. */
export const documentServers = (document: OpenApi, {nodes}: PageContext): Content =>
  nodes(serversText(document) || words.documents.noServers);

/** The security schemes of a contract: the credentials, and how to get them. */
export const documentSecurity = (document: OpenApi, {nodes}: PageContext): Content =>
  nodes(schemeTexts(document).join('\n\n') || words.documents.noCredentials);

/** A name on one line, as blocks write it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The description of a tag.
 *
 * @throws Error if the contract does not describe the tag
 */
export function tagText({tags = []}: OpenApi, name: string, {nodes}: PageContext): Content {
  const tag = tags.find((one) => oneLine(one.name) === oneLine(name));
  if (!tag)
    throw new Error(
      `tag "${name}" is not described. Known: ${tags.map((one) => one.name).join(', ')}. Add it to tags of the contract, or drop the block.`,
    );
  return nodes([tag.description ?? '', further(tag.externalDocs)].filter(Boolean).join('\n\n'));
}
