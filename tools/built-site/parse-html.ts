import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

/** A page of the build to query. htmlparser2 takes a third of the time of cheerio's own parser, which also mends what no build writes. */
export const parseHtml = (html: string): CheerioAPI => load(html, {xml: {xmlMode: false}});
