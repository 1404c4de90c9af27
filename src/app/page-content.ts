import globalData from '@generated/globalData';
import type {GlobalDataVersion} from '@docusaurus/plugin-content-docs';
import {fetchPage, isOfThisBuild} from '../controls/navigation';
import {CONTENT_END_MARK, CONTENT_MARK, FACTS_MARK} from '../data/marks';
import type {PageFacts} from '../data/page-elements';
import {loadInFull} from './load-in-full';
import {isOfAnotherBuild} from './newer-build';
import {pageError} from './timeout';

/** A static page, read from its HTML. */
export type LoadedPage = {readonly facts: PageFacts; /** Of its content. */ readonly html: string};

const START = new RegExp(`<div ${CONTENT_MARK}=""[^>]*>`);
const END = `<template ${CONTENT_END_MARK}="">`;
const FACTS = new RegExp(`<script [^>]*${FACTS_MARK}=""[^>]*>([^<]*)`);

const {versions} = globalData['docusaurus-plugin-content-docs'].default as {versions: readonly GlobalDataVersion[]};
const docPaths = new Set(versions.flatMap(({docs}) => docs.map((doc) => doc.path)));

/** Whether the page at a path is a doc. */
export const isDoc = (path: string): boolean => docPaths.has(path);

/**
 * Loads the HTML of the page to which the reader navigates.
 *
 * @param path route of the page
 * @returns never resolves if the page is of another build, as the browser then loads it
 * @throws Error if the page cannot be loaded
 */
export async function loadPage(path: string): Promise<string> {
  const html = await fetchPage(path).catch(({name}: Error) => {
    throw pageError(path, name);
  });
  if (isOfAnotherBuild(html)) return loadInFull();
  if (!isOfThisBuild(html)) throw pageError(path);
  return html;
}

/**
 * Loads a static page and extracts its content.
 *
 * @throws Error if the page cannot be loaded or has no content element
 */
export async function loadContent(path: string): Promise<LoadedPage> {
  const html = await loadPage(path);
  const start = START.exec(html);
  const end = html.indexOf(END);
  const facts = FACTS.exec(html)?.[1];
  if (!start || end < 0 || !facts) throw pageError(path);
  // React renders the end tag of the content element immediately before the element that marks its end.
  return {
    facts: JSON.parse(facts) as PageFacts,
    html: html.slice(start.index + start[0].length, end - '</div>'.length),
  };
}

/** The result of loading a page: the page or an error; neither before the first load. */
export type Outcome = {readonly page?: LoadedPage; readonly error?: Error};

let last: (Outcome & {readonly path: string}) | undefined;

/**
 * Loads a doc page before it is rendered.
 *
 * @throws as `loadContent` does
 */
export async function preloadContent(path: string): Promise<void> {
  try {
    last = {path, page: await loadContent(path)};
  } catch (error) {
    last = {path, error: error as Error};
    throw error;
  }
}

/** The result of the last preload, if it was for this path. */
export const preloaded = (path: string): Outcome => (last?.path === path ? last : {});

/** The page that the browser opened. Its content is already in the DOM, where React keeps it on hydration, whatever HTML this returns. */
export function firstPage(): LoadedPage | undefined {
  const facts = document.querySelector(`script[${FACTS_MARK}]`)?.textContent;
  return facts ? {facts: JSON.parse(facts) as PageFacts, html: ''} : undefined;
}
