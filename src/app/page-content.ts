import globalData from '@generated/globalData';
import type {GlobalDataVersion} from '@docusaurus/plugin-content-docs';
import {fetchPage, isOfThisBuild} from '../controls/navigation';
import {CONTENT_END_MARK, CONTENT_MARK, FACTS_MARK} from '../data/marks';
import type {PageFacts} from '../data/page-elements';

/** A static page as its HTML has it. */
export type LoadedPage = {readonly facts: PageFacts; /** Of its content. */ readonly html: string};

const START = new RegExp(`<div ${CONTENT_MARK}=""[^>]*>`);
const END = `<template ${CONTENT_END_MARK}="">`;
const FACTS = new RegExp(`<script [^>]*${FACTS_MARK}=""[^>]*>([^<]*)`);

const {versions} = globalData['docusaurus-plugin-content-docs'].default as {versions: readonly GlobalDataVersion[]};
const docPaths = new Set(versions.flatMap(({docs}) => docs.map((doc) => doc.path)));

let ready: {readonly path: string; readonly page: LoadedPage} | undefined;

/**
 * Loads a static page from its HTML.
 *
 * @param path route of the page
 * @returns never resolves when the server has a newer build, because the page is then reloaded
 * @throws when the page cannot be loaded or has no content element
 */
export async function loadContent(path: string): Promise<LoadedPage> {
  const text = await fetchPage(path).catch(() => '');
  const start = START.exec(text);
  const end = text.indexOf(END);
  const facts = FACTS.exec(text)?.[1];
  if (!start || end < 0 || !facts) throw new Error(`Loading page ${path} failed.`);
  if (!isOfThisBuild(text)) {
    window.location.reload();
    return new Promise(() => {});
  }
  // React renders the end tag of the content element right before the element that marks its end.
  const page = {
    facts: JSON.parse(facts) as PageFacts,
    html: text.slice(start.index + start[0].length, end - '</div>'.length),
  };
  ready = {path, page};
  return page;
}

/** Loads the content of the doc page at a path before it is rendered; does nothing for other pages. */
export async function preloadContent(path: string): Promise<void> {
  if (docPaths.has(path)) await loadContent(path);
}

/** The page that was loaded last, if it belongs to the path. */
export const readyContent = (path: string): LoadedPage | undefined => (ready?.path === path ? ready.page : undefined);

/** The page that the browser has opened. Its content is in the DOM, where React keeps it on hydration, whatever HTML it gets here. */
export function firstPage(): LoadedPage | undefined {
  const facts = document.querySelector(`script[${FACTS_MARK}]`)?.textContent;
  return facts ? {facts: JSON.parse(facts) as PageFacts, html: ''} : undefined;
}
