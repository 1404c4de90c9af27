import {load} from 'cheerio';

/** Whether the page is its own canonical page and may be indexed. */
export function isCanonical(html: string, url: string): boolean {
  // A page is long, and says this in its head.
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const robots = $('meta[name=robots]').attr('content') ?? '';
  return $('link[rel=canonical]').attr('href') === url && !robots.includes('noindex');
}
