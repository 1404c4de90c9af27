import path from 'path';
import {KIT_FILE, contractDownloads} from '../../../docs/blocks/downloads';
import {bundleContract, jsonOf, openVersionFiles, schemeOf, withOpenObjects, yamlOf} from '../../../../../contract';
import type {OpenApi, VersionContracts} from '../../../../../contract';
import {pageTitle} from '../../../docs/files/doc-files';
import {howToSign} from './how-to-sign';
import {postmanCollection} from './postman';
import {requestsOf, signing} from './postman/signed';
import {siteLinks, withTexts} from './site-links';
import type {SiteLinks} from './site-links';
import {testKey} from './test-key';

const json = (value: unknown): string => `${jsonOf(value, 2)}\n`;

/** The OpenAPI document that is published: what is sent and answered on the wire, with everything that a reader of it alone needs. */
function published(contract: OpenApi, key: string | undefined, version: VersionContracts, links: SiteLinks): OpenApi {
  const scheme = schemeOf(contract);
  if (!scheme) return withOpenObjects(contract);
  const document = scheme.answers(scheme.requests(contract, scheme.caller(key)), version.contracts.common);
  const description = [document.info?.description, howToSign(scheme, links)].filter(Boolean).join('\n\n');
  return withOpenObjects({...document, info: {...document.info, description}});
}

/**
 * Makes the downloads of a contract: as one OpenAPI document, and as a Postman collection.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 * @returns text by file name; the same contract gives the same texts
 * @throws when a reference leads nowhere
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
  const collectionOf = (requests: OpenApi) =>
    postmanCollection(`${version.number}/${name}`, requests, (page) =>
      pageTitle(path.join(siteDir, version.folder), page),
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
  return {
    [file.json]: json(document),
    [file.yaml]: yamlOf(document),
    [file.postman]: json(collection),
  };
}
