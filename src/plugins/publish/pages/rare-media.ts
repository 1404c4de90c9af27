import {createHash} from 'crypto';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {parse} from 'postcss';
import {HASHED_FOLDER} from '../../../../deploy/serve/rules';

/** Media of few visits, as esbuild writes them; their rules become a separate file that loads last. */
const RARE_MEDIA = ['print', '(forced-colors:active)'];

/** Separates the rules for these media, as other visits do not need them for the first paint. */
export function splitByMedia(css: string): {readonly usual: string; readonly rare: string} {
  const usual = parse(css);
  const rare = parse('');
  usual.each((node) => {
    if (node.type !== 'atrule') return;
    const {name, params} = node;
    if (name !== 'page' && !(name === 'media' && RARE_MEDIA.includes(params))) return;
    node.remove();
    const {last} = rare;
    // Every module has its own rules for print, which are joined.
    if (name === 'media' && last?.type === 'atrule' && last.params === params) last.append(node.nodes);
    else rare.append(node);
  });
  return {usual: usual.toString(), rare: rare.toString()};
}

/**
 * Writes the rules for these media into a file.
 *
 * @returns a link with low priority to it
 */
export function rareMediaLink(folder: string, baseUrl: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = path.posix.join(HASHED_FOLDER, 'css', `media.${hash}.css`);
  mkdirSync(path.join(folder, HASHED_FOLDER, 'css'));
  writeFileSync(path.join(folder, file), css);
  return `<link rel="stylesheet" media="${RARE_MEDIA.join()}" href="${baseUrl}${file.slice(1)}">`;
}
