import globalData from '@generated/globalData';
import type {GlobalDataVersion} from '@docusaurus/plugin-content-docs';
import {fetchPage, isOfThisBuild} from '../controls/fetch-page';
import {CONTENT_END_MARK, CONTENT_MARK} from '../data/marks';

/** Attributes of the element around the content of a static page, and of the element after it. */
export const CONTENT = {[CONTENT_MARK]: ''};
export const CONTENT_END = {[CONTENT_END_MARK]: ''};

const START = new RegExp(`<div ${CONTENT_MARK}=""[^>]*>`);
const END = `<template ${CONTENT_END_MARK}="">`;

const {versions} = globalData['docusaurus-plugin-content-docs'].default as {versions: readonly GlobalDataVersion[]};
const docPaths = new Set(versions.flatMap(({docs}) => docs.map((doc) => doc.path)));

let ready: {readonly path: string; readonly html: string} | undefined;

/**
 * Loads the content of a static page from its HTML.
 *
 * @param path route of the page
 * @returns the HTML inside its content element; never resolves when the server has a newer build, because the page is then reloaded
 * @throws when the page cannot be loaded or has no content element
 */
export async function loadContent(path: string): Promise<string> {
  if (ready?.path === path) return ready.html;
  const page = await fetchPage(path).catch(() => '');
  const start = START.exec(page);
  const end = page.indexOf(END);
  if (!start || end < 0) throw new Error(`Loading page ${path} failed.`);
  if (!isOfThisBuild(page)) {
    window.location.reload();
    return new Promise(() => {});
  }
  // React renders the end tag of the content element right before the element that marks its end.
  const html = page.slice(start.index + start[0].length, end - '</div>'.length);
  ready = {path, html};
  return html;
}

/** Loads the content of the doc page at a path before it is rendered; does nothing for other pages. */
export async function preloadContent(path: string): Promise<void> {
  if (docPaths.has(path)) await loadContent(path);
}

/** The content that was loaded last, if it belongs to the path. */
export const readyContent = (path: string): string | undefined => (ready?.path === path ? ready.html : undefined);
