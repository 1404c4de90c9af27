import Ajv from 'ajv/dist/2020';
import type {ErrorObject} from 'ajv/dist/2020';
import {LineCounter, parseDocument} from 'yaml';
import {suggestion} from '../../../contract';
import type {Problem} from '../../../contract';
import type {DocFile} from '../../../src/plugins/docs/doc-files';
import SCHEMA from './front-matter.schema.json';
import {problemIn} from '../../../src/plugins/docs/checks/problem';

/** The block between the first two lines of dashes, the only form that beta.13 reads. */
const FRONT_MATTER = /^---\n([\s\S]*?)^---$/m;
/** Line of the page where the YAML begins. */
const FIRST_LINE = 2;

const known: Readonly<Record<string, {readonly description: string}>> = SCHEMA.properties;
const names = Object.keys(known);
// Checking the schema itself, which is our own, would take 50 ms of each build.
const validate = new Ajv({allErrors: true, validateSchema: false}).compile(SCHEMA);

/** Error message and key of a schema violation. */
function describe({keyword, params, instancePath, message}: ErrorObject): {key?: string; message: string} {
  const {additionalProperty: extra, missingProperty: missing} = params as {
    additionalProperty?: string;
    missingProperty?: string;
  };
  if (extra)
    return {
      key: extra,
      message: `"${extra}" is unknown. Known: ${names.join(', ')}.${suggestion(extra, names)} Mend or drop it.`,
    };
  if (missing)
    return {message: `has no ${missing}: ${known[missing].description}. Write it between the first lines "---".`};
  const key = instancePath.slice(1);
  return {
    key,
    message: `"${key}" ${keyword === 'minLength' ? 'is empty' : message}. Expected: ${known[key]?.description ?? names.join(', ')}.`,
  };
}

/** Finds missing, unknown and invalid keys in the front matter of a page. */
export function frontMatterProblems({file, markdown}: DocFile): readonly Problem[] {
  const lines = new LineCounter();
  const document = parseDocument(FRONT_MATTER.exec(markdown.replace(/\r/g, ''))?.[1] ?? '', {lineCounter: lines});
  // The build reports front matter that is no YAML.
  if (document.errors.length > 0) return [];
  if (validate(document.toJS() ?? {})) return [];
  return (validate.errors ?? []).map(describe).map(({key, message}) => {
    const node = key === undefined ? undefined : (document.get(key, true) as {range?: readonly number[]} | undefined);
    return problemIn(file, node?.range ? lines.linePos(node.range[0]).line + FIRST_LINE - 1 : 1, message);
  });
}
