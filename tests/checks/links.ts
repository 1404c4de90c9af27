import {load} from 'cheerio';

/** Every internal link of the pages whose page, file or fragment does not exist, as `page → link`; the files are named by their addresses. */
export function brokenLinks(pages: ReadonlyMap<string, string>, files: readonly string[]): readonly string[] {
  const documents = new Map([...pages].map(([route, html]) => [route, load(html)]));
  const assets = new Set(files);
  const broken: string[] = [];
  for (const [route, $] of documents) {
    $('[href], [src]').each((_index, element) => {
      const link = $(element).attr('href') ?? $(element).attr('src') ?? '';
      const url = new URL(link, `http://site.invalid${route}`);
      if (url.host !== 'site.invalid' || url.protocol !== 'http:' || link === '#') return;
      const target = documents.get(url.pathname);
      const id = decodeURIComponent(url.hash.slice(1));
      const found = target ? !id || target(`[id="${id}"]`).length > 0 : assets.has(decodeURIComponent(url.pathname));
      if (!found) broken.push(`${route} → ${link}`);
    });
  }
  return broken;
}

/** Routes that no chain of links from the home page leads to. */
export function unreachableRoutes(pages: ReadonlyMap<string, string>, home: string): readonly string[] {
  const reached = new Set<string>([home]);
  for (const route of reached) {
    const $ = load(pages.get(route) ?? '');
    $('a[href]').each((_index, element) => {
      const {pathname} = new URL($(element).attr('href') ?? '', `http://site.invalid${route}`);
      if (pages.has(pathname)) reached.add(pathname);
    });
  }
  return [...pages.keys()].filter((route) => !reached.has(route));
}
