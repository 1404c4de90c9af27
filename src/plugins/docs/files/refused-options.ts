import path from 'path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs/lib/types';
import type {Problem} from '../../../../contract';
import {DOC_FOLDERS} from './doc-files';

const [FOLDER] = DOC_FOLDERS;

/** Refuses options of beta.13 that the docs of this site cannot have: contracts, samples and versions are beside the pages in `docs/`. */
export function refusedOptions({id, path: folder}: Pick<PluginOptions, 'id' | 'path'>): readonly Problem[] {
  const refused: readonly (readonly [isRefused: boolean, message: string])[] = [
    [
      path.posix.join(folder, '.') !== FOLDER,
      `the option path is "${folder}". Known: "${FOLDER}", which has the contracts.`,
    ],
    [id !== 'default', `the option id is "${id}". Known: "default".`],
  ];
  const remedy =
    "Take it out, or show those pages by another instance: ['@docusaurus/plugin-content-docs', {id, path, routeBasePath}].";
  return refused.flatMap(([isRefused, message]) =>
    isRefused ? [{plugin: 'docs', file: 'docusaurus.config.ts', message: `${message} ${remedy}`}] : [],
  );
}
