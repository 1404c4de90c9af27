import {load} from 'cheerio';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const isAbsolute = (text: string): boolean => URL.canParse(text);

/** Violations of the Atom format (RFC 4287, sections 3 and 4) in a feed. */
export function atomFaults(xml: string): readonly string[] {
  const $ = load(xml, {xml: true});
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const feed = $('feed');
  check(
    feed.length === 1 && feed.attr('xmlns') === 'http://www.w3.org/2005/Atom',
    'no feed element in the namespace of Atom',
  );
  check(feed.children('author').children('name').text() !== '', 'feed: no author');
  check(isAbsolute(feed.children('link[rel=self]').attr('href') ?? ''), 'feed: no link to itself');
  [
    feed,
    ...feed
      .children('entry')
      .toArray()
      .map((entry) => $(entry)),
  ].forEach((element, index) => {
    const name = index === 0 ? 'feed' : `entry ${index}`;
    const only = (tag: string) => (element.children(tag).length === 1 ? element.children(tag).text() : '');
    check(only('title') !== '', `${name}: not one title`);
    check(isAbsolute(only('id')), `${name}: not one id that is an IRI`);
    check(TIME.test(only('updated')), `${name}: not one updated that is a time of RFC 3339`);
    check(index === 0 || isAbsolute(element.children('link').first().attr('href') ?? ''), `${name}: no absolute link`);
    check(index === 0 || element.children('content').length === 1, `${name}: not one content`);
  });
  const ids = $('id')
    .toArray()
    .map((id) => $(id).text());
  check(new Set(ids).size === ids.length, 'an id stands twice');
  return faults;
}
