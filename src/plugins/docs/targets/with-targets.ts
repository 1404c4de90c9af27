import type {Nodes, Root} from 'mdast';
import type {Page} from '../tree/page';
import {publishedFile} from './files';
import type {PublishedFile} from './files';
import {partsOf} from './places';
import type {Places} from './places';
import {resolve} from './resolve';

/** A page with its links to files leading to what is published, and these files. */
export type WithTargets = {readonly root: Root; readonly files: readonly PublishedFile[]};

/** Puts the addresses of the site in place of those that name files. Links to files open in a tab of their own, as beta.13 has it. */
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
