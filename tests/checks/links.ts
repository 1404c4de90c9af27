import {parseHtml} from '../../tools/record/built-pages';

/** Internal links whose page, file or fragment does not exist, as `page → link`. */
export function brokenLinks(pages: ReadonlyMap<string, string>, files: readonly string[]): readonly string[] {
  const documents = Array.from(pages, ([route, html]) => [route, parseHtml(html)] as const);
  const ids = new Map(
    documents.map(([route, $]) => [
      route,
      new Set(
        $('[id]')
          .toArray()
          .map((element) => $(element).attr('id')),
      ),
    ]),
  );
  const assets = new Set(files);

  function leadsSomewhere(link: string, route: string): boolean {
    const url = new URL(link, `http://site.invalid${route}`);
    if (url.host !== 'site.invalid' || url.protocol !== 'http:' || link === '#') return true;
    const target = ids.get(url.pathname);
    const id = decodeURIComponent(url.hash.slice(1));
    return target ? !id || target.has(id) : assets.has(decodeURIComponent(url.pathname));
  }
  return documents.flatMap(([route, $]) => {
    const links = $('[href], [src]')
      .toArray()
      .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
    return links.filter((link) => !leadsSomewhere(link, route)).map((link) => `${route} → ${link}`);
  });
}

/** Routes that cannot be reached by links from the home page. */
export function unreachableRoutes(pages: ReadonlyMap<string, string>, home: string): readonly string[] {
  const reached = new Set<string>([home]);
  for (const route of reached) {
    const $ = parseHtml(pages.get(route) ?? '');
    $('a[href]').each((_index, element) => {
      const {pathname} = new URL($(element).attr('href') ?? '', `http://site.invalid${route}`);
      if (pages.has(pathname)) reached.add(pathname);
    });
  }
  return [...pages.keys()].filter((route) => !reached.has(route));
}
