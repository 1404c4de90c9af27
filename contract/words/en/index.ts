import * as adopt from './adopt.json';
import * as changes from './changes.json';
// esbuild, which bundles the scripts before the app, puts texts of this form where they are used; Rspack does so with the others.
import controls from './controls.json';
import * as coverage from './coverage.json';
import * as csv from './csv.json';
import * as diagrams from './diagrams.json';
import * as dictionaries from './dictionaries.json';
import * as documents from './documents.json';
import * as downloads from './downloads.json';
import * as errors from './errors.json';
import * as fields from './fields.json';
import * as frame from './frame.json';
import * as home from './home.json';
import * as kit from './kit.json';
import * as limits from './limits.json';
import * as markdown from './markdown.json';
import * as offline from './offline.json';
import * as operations from './operations.json';
import * as pages from './pages.json';
import * as pdf from './pdf.json';
import * as postman from './postman.json';
import * as reference from './reference.json';
import * as samples from './samples.json';
import * as sandbox from './sandbox.json';
import * as text from './text.json';
import * as vectors from './vectors.json';

export {
  adopt,
  changes,
  controls,
  coverage,
  csv,
  diagrams,
  dictionaries,
  documents,
  downloads,
  errors,
  fields,
  frame,
  home,
  kit,
  limits,
  markdown,
  offline,
  operations,
  pages,
  pdf,
  postman,
  reference,
  samples,
  sandbox,
  text,
  vectors,
};
