import path from 'path';
import {
  bundleContract,
  jsonOf,
  openVersionFiles,
  schemeOf,
  withOpenObjects,
  yamlOf,
  SANDBOX,
} from '../../../../../contract';
import type {OpenApi, VersionContracts, Scheme} from '../../../../../contract';
import * as words from '../../../../../contract/words';
import {KIT_FILE, contractDownloads, originalDownload} from '../../../docs/blocks/downloads';
import {pageTitle} from '../../../docs/files/doc-files';
import {postmanCollection} from './postman';
import {requestsOf, signing} from './postman/signed';
import {siteLinks, withTexts, testKey} from './site-links';
import type {SiteLinks} from './site-links';

const json = (value: unknown): string => `${jsonOf(value, 2)}\n`;

function published(contract: OpenApi, key: string | undefined, version: VersionContracts, links: SiteLinks): OpenApi {
  const scheme = schemeOf(contract);
  if (!scheme) return withOpenObjects(contract);
  const document = scheme.answers(scheme.requests(contract, scheme.caller(key)), version.contracts.common);
  const description = [document.info?.description, howToSign(scheme, links)].filter(Boolean).join('\n\n');
  return withOpenObjects({...document, info: {...document.info, description}});
}

/**
 * The downloads of a contract by file name.
 *
 * @param routeBase e.g. `/docs`
 */
export async function contractFiles(
  siteDir: string,
  version: VersionContracts,
  name: string,
  routeBase: string,
): Promise<Readonly<Record<string, string>>> {
  const links = siteLinks(siteDir, version, routeBase);
  const key = testKey(openVersionFiles(siteDir, version.folder));
  const [contract, exact] = (['data', 'exact'] as const).map(
    (numbers) => withTexts(bundleContract(version, name, numbers), links.absolute) as OpenApi,
  );
  const document = published(exact, key, version, links);
  const shown = version.contracts.read(name);
  const collectionOf = (requests: OpenApi) =>
    postmanCollection(`${version.number}/${name}`, requests, (address, method) =>
      pageTitle(path.join(siteDir, version.folder), shown.paths?.[address]?.[method]?.page ?? ''),
    );
  const scheme = schemeOf(contract);
  const collection = scheme
    ? signing(await collectionOf(requestsOf(contract, scheme)), contract, {
        scheme,
        name,
        key,
        kit: links.download(KIT_FILE),
      })
    : await collectionOf(contract);
  const file = contractDownloads(name);
  const original = version.contracts.original(name);
  return {
    ...(original && {[originalDownload(name, original.ending)]: original.text}),
    [file.json]: json(document),
    [file.yaml]: yamlOf(document),
    [file.postman]: json(collection),
  };
}

/** How to sign, in a few lines of Markdown for readers who have only this file. */
function howToSign({howTo: {steps, answers, anchor}}: Scheme, links: SiteLinks): string {
  const page = links.page('', anchor);
  const texts = words.postman.sign;
  return [
    `## ${texts.title}`,
    texts.open,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    answers,
    words.interpolate(texts.more, {page, kit: links.download(KIT_FILE), sandbox: SANDBOX}),
  ].join('\n\n');
}
