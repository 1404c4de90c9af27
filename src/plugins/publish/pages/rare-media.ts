import {createHash} from 'crypto';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {parse} from 'postcss';
import {HASHED_FOLDER} from '../../../../deploy/serve/rules';

/** Media that few visits have, as esbuild writes them; their rules become a file that loads last. */
const RARE_MEDIA = ['print', '(forced-colors:active)'];

/** Separates the rules for these media, which other visits do not need for their first paint, from all others. */
export function splitByMedia(css: string): {readonly usual: string; readonly rare: string} {
  const usual = parse(css);
  const rare = parse('');
  usual.each((node) => {
    if (node.type !== 'atrule') return;
    const {name, params} = node;
    if (name !== 'page' && !(name === 'media' && RARE_MEDIA.includes(params))) return;
    node.remove();
    const {last} = rare;
    // Every module has its own rules for print.
    if (name === 'media' && last?.type === 'atrule' && last.params === params) last.append(node.nodes);
    else rare.append(node);
  });
  return {usual: usual.toString(), rare: rare.toString()};
}

/** Writes the rules for these media into a file. @returns the link to it, which other visits follow when they have nothing else to do */
export function rareMediaLink(folder: string, baseUrl: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = path.posix.join(HASHED_FOLDER, 'css', `media.${hash}.css`);
  mkdirSync(path.join(folder, HASHED_FOLDER, 'css'));
  writeFileSync(path.join(folder, file), css);
  return `<link rel="stylesheet" media="${RARE_MEDIA.join()}" href="${baseUrl}${file.slice(1)}">`;
}
