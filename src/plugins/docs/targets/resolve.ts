import type {Nodes, Root} from 'mdast';
import type {Problem} from '../../../../contract';
import {problemIn} from '../files/doc-files';
import {attributeOf, isJsx, linksOf, nodesIn} from '../tree/nodes';
import type {Page} from '../tree/nodes';
import {documentOf, isDocument, noDocument} from './documents';
import type {Document} from './documents';
import {fileOf, noFile, publishedFile} from './files';
import type {PublishedFile} from './files';
import {isExternal, partsOf} from './places';
import type {Places, Target} from './places';

/** The target of an address: a page, a file relative to the site; neither for a route. */
export type Resolved = {readonly document?: Document; readonly file?: string};

function targetsOf(node: Nodes): readonly Target[] {
  const {line, column} = node.position?.start ?? {};
  const place = line === undefined ? {} : {line, column};
  if (node.type === 'link' || node.type === 'image') return [{kind: node.type, url: node.url, ...place}];
  const to = isJsx(node) ? attributeOf(node, 'to') : undefined;
  return [...linksOf(node), ...(to ? [to] : [])].map((url) => ({kind: 'prop', url, ...place}));
}

/** The addresses on a page that stay on the site, each once per place. */
export function targetsIn(root: Root): readonly Target[] {
  const targets = nodesIn(root)
    .flatMap(targetsOf)
    .filter(({url}) => url && !isExternal(url));
  return Array.from(new Map(targets.map((target) => [Object.values(target).join(' '), target])).values());
}

/** Resolves an address on a page. */
export function resolve(target: Target, file: string, places: Places): Resolved {
  if (target.kind === 'prop' || isExternal(target.url)) return {};
  const document = target.kind === 'link' ? documentOf(target.url, file, places) : undefined;
  return document ? {document} : {file: fileOf(target, file, places)};
}

/** Mistakes in the addresses of a page, grouped by the site option with their level. */
export type TargetProblems = {
  /** Links to missing files of pages: `onBrokenMarkdownLinks`. */
  readonly documents: readonly Problem[];
  /** Missing images and files, without which the page cannot be compiled. */
  readonly files: readonly Problem[];
};

/** Finds addresses on a page that refer to a missing page or file. */
export function targetProblems(file: string, targets: readonly Target[], places: Places): TargetProblems {
  const problemOf = ({line = 1, column}: Target, message: string): Problem => problemIn(file, message, {line, column});
  const broken = targets.filter((target) => {
    const {document, file: found} = resolve(target, file, places);
    return !document && found === undefined;
  });
  const named = places.sourceToPermalink ? broken.filter(({kind, url}) => kind === 'link' && isDocument(url)) : [];
  return {
    documents: named.map((target) => problemOf(target, noDocument(target.url, file, places))),
    files: broken
      .filter((target) => !named.includes(target))
      .flatMap((target) => {
        const message = noFile(target, file, places);
        return message ? [problemOf(target, message)] : [];
      }),
  };
}

/** A page whose links to files lead to the published files, and these files. */
export type WithTargets = {readonly root: Root; readonly files: readonly PublishedFile[]};

/** Replaces addresses that refer to files by those of the site. Links to files open in a new tab, as in beta.13. */
export function withTargets({file, root}: Page, places: Places): WithTargets {
  const files: PublishedFile[] = [];
  const written = (node: Nodes): Nodes => {
    if (node.type !== 'link' && node.type !== 'image') return node;
    const target = {kind: node.type, url: node.url};
    const {document, file: from} = resolve(target, file, places);
    if (document) return {...node, url: document.permalink + document.rest};
    if (from === undefined) return node.type === 'image' ? {...node, url: node.url.replace('pathname://', '')} : node;
    const published = publishedFile(target, from, places);
    files.push(published);
    const url = places.baseUrl + published.to + partsOf(node.url).rest;
    return node.type === 'image' ? {...node, url} : {...node, url, data: {hProperties: {target: '_blank'}}};
  };
  const copy = (node: Nodes): Nodes => {
    const own = written(node);
    return 'children' in own ? ({...own, children: own.children.map(copy)} as Nodes) : own;
  };
  return {root: copy(root) as Root, files};
}
