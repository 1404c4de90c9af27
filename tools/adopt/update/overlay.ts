import {readFileSync} from 'fs';
import path from 'path';
import {parseDocument} from 'yaml';
import {ProblemsError, overlayBeside, readYamlOnce, withOverlay} from '../../../contract';

type Action = {readonly target: string};

/** The remainder of an overlay after an update. */
export type Rest = {
  /** Relative to the site. */
  readonly file: string;
  /** Undefined if no action is left. */
  readonly text?: string;
  /** Targets of the removed actions. */
  readonly gone: readonly string[];
};

function withoutActions(file: string, text: string, places: readonly number[]): string {
  if (file.endsWith('.json')) {
    const data = JSON.parse(text) as {readonly actions: readonly Action[]};
    return `${JSON.stringify({...data, actions: data.actions.filter((_, index) => !places.includes(index))}, null, 2)}\n`;
  }
  // With other log levels the parser warns of a `---` at the end; real errors were reported when the overlay was read.
  const document = parseDocument(text, {logLevel: 'silent'});
  [...places].reverse().forEach((index) => document.deleteIn(['actions', index]));
  return document.toString({lineWidth: 0, flowCollectionPadding: false});
}

/**
 * Removes the actions of an overlay whose target selects nothing in the new document.
 *
 * @param site folder with the new document
 * @param contract the new document, relative to `site`
 * @returns undefined if there is no overlay, or all of its actions still apply
 * @throws ProblemsError if the overlay has other mistakes
 */
export function restOfOverlay(site: string, contract: string): Rest | undefined {
  const file = overlayBeside(site, contract);
  if (file === undefined) return undefined;
  const [base, overlay] = [contract, file].map((one) => readYamlOnce(site, one));
  const data = overlay.data as {readonly actions?: readonly Action[]};
  const exact = overlay.exact as {readonly actions?: readonly Action[]};
  const live: number[] = [];
  const gone: number[] = [];
  const only = <Some extends {readonly actions?: readonly Action[]}>(some: Some, places: readonly number[]) => ({
    ...some,
    actions: places.map((index) => some.actions?.[index]),
  });
  (Array.isArray(data.actions) ? data.actions : []).forEach((_, index) => {
    const places = [...live, index];
    try {
      withOverlay(base, {...overlay, data: only(data, places), exact: only(exact, places)});
      live.push(index);
    } catch (error) {
      if (!(error instanceof ProblemsError) || !/ selects nothing of /.test(error.message)) throw error;
      gone.push(index);
    }
  });
  if (gone.length === 0) return undefined;
  const text = readFileSync(path.join(site, file), 'utf8');
  const targets = gone.map((index) => data.actions?.[index].target ?? '');
  return {file, gone: targets, ...(live.length > 0 && {text: withoutActions(file, text, gone)})};
}
