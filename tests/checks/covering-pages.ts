const START_TAG = /<([a-z][^\s/>]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/g;
const CLASS = /\sclass=(?:"([^"]*)"|([^\s]+))/;

/** Kinds of elements on a page: tag and class. */
function kindsOf(html: string): ReadonlySet<string> {
  const body = html.slice(html.indexOf('<body')).replace(/<script\b[^]*?<\/script>/g, '');
  return new Set(
    Array.from(body.matchAll(START_TAG), ([, tag, attributes]) => {
      const [, quoted, bare] = CLASS.exec(attributes) ?? [];
      return `${tag} ${quoted ?? bare ?? ''}`;
    }),
  );
}

/** A few pages that together have every kind of element of the site, first the one with most kinds. */
export function coveringPages(pages: ReadonlyMap<string, string>): readonly string[] {
  const left = new Map(Array.from(pages, ([route, html]) => [route, new Set(kindsOf(html))]));
  const chosen: string[] = [];
  for (;;) {
    const [route, kinds] = Array.from(left).reduce((best, page) => (page[1].size > best[1].size ? page : best));
    if (kinds.size === 0) return chosen;
    chosen.push(route);
    const found = new Set(kinds);
    left.forEach((others) => found.forEach((kind) => others.delete(kind)));
  }
}
