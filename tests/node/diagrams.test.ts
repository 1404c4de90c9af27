import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {builtPages} from '../../tools/record/built-pages';
import {collisions, shapesOf} from '../checks/drawing';
import {versions} from '../fixtures/versions';
import {stateDiagram} from '../../src/plugins/docs/diagrams/state-diagram';
import {text} from '../../contract/words';
import {operationsOf, stateGraph} from '../../contract';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';
import type {ComponentNode} from '../../src/plugins/docs/tree/nodes';
import type {Figure} from '../../src/components/Diagram/data';

const ROOT = path.join(__dirname, '..', '..');
const VERSIONS = siteVersions(ROOT);
const routes = new Map(versions.map(({folder, route}) => [folder, route]));
/** Markup that a strict Content-Security-Policy or a missing network would break. */
const FORBIDDEN = [/<style/, /\sstyle=/, /@import/, /url\(/, /https?:/, /<script/];

for (const {folder, names, contracts} of VERSIONS) {
  for (const contract of [...names, undefined]) {
    for (const machine of Object.keys(contracts.common['x-states'] ?? {})) {
      test(`${folder}: the diagram of ${machine} for ${contract ?? 'the dictionary'} is drawn without overlaps and described in sentences`, () => {
        const {words: lines, drawing} = (
          stateDiagram(machine, contracts, {drawn: (_text, draw) => draw()}, new Set(), contract) as ComponentNode
        ).props as unknown as Figure;
        const words = lines.join('\n');
        const {states, changes} = stateGraph(machine, contracts, contract);
        for (const {labels} of states) expect.soft(words).toContain(labels.join(' '));
        for (const {from, to, causes} of changes) {
          expect
            .soft(words)
            .toContain(`${from.labels.join(' ')} → ${to.labels.join(' ')}${text.colon}${causes.join(text.list)}`);
        }
        expect(changes.flatMap(({causes}) => causes).length).toBeGreaterThan(0);
        expect(shapesOf('box', drawing).length).toBe(states.length);
        expect(shapesOf('line', drawing).length).toBe(changes.length);
        expect(collisions(drawing)).toEqual([]);
      });
    }
  }

  test(`${folder}: every page shows each of its state machines once, and no id twice`, () => {
    const pages = builtPages();
    const shown = new Map<string, Set<string>>();
    for (const {operation} of names.flatMap((name) => operationsOf(contracts.read(name)))) {
      const route = `${routes.get(folder)}${operation.page}`;
      if (operation['x-states'])
        shown.set(route, (shown.get(route) ?? new Set()).add(`states-${operation['x-states']}`));
    }
    for (const [route, anchors] of shown) {
      const $ = load(pages.get(route) ?? '');
      for (const anchor of anchors) expect.soft($(`figure[id="${anchor}"] svg`).length, `${route}#${anchor}`).toBe(1);
      const ids = $('figure [id], figure[id]')
        .toArray()
        .map((node) => $(node).attr('id'));
      expect.soft(new Set(ids).size, route).toBe(ids.length);
      const drawings = $.html('figure svg');
      for (const pattern of FORBIDDEN) expect.soft(drawings, route).not.toMatch(pattern);
    }
  });
}
