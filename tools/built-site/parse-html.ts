import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

/**
 * Parses a page of the build. htmlparser2 takes a third of the time of cheerio's default parser, which also repairs errors that builds do
 * not contain.
 */
export const parseHtml = (html: string): CheerioAPI => load(html, {xml: {xmlMode: false}});
