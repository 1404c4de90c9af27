import type {LoaderContext} from 'webpack';
import mdxLoader from '@docusaurus/mdx-loader';

/** The options of @docusaurus/mdx-loader that matter here. */
type Options = {readonly metadataPath: (file: string) => string};
type Callback = (error: Error | null, code?: string) => void;
type Loader = (this: LoaderContext<Options>, source: string) => Promise<void>;

/** Pages that one bundle has asked for and the other has not, with the text that they came from. */
const compiled = new Map<string, {readonly source: string; readonly code: Promise<string>}>();

/**
 * webpack loader in the place of @docusaurus/mdx-loader: both bundles of a build need the same code, which it makes once. And
 * it reports front matter that cannot be read, at which upstream ends the whole process.
 */
export default function mdxOnce(this: LoaderContext<Options>, source: string): void {
  const callback = this.async();
  const file = this.resourcePath;
  let known = compiled.get(file);
  // In `start`, with its one bundle, the code may change with what the site knows of the page.
  if (known?.source === source && this.mode !== 'development') compiled.delete(file);
  else {
    const code = new Promise<string>((resolve, reject) => {
      const settle: Callback = (error, text) => (error ? reject(error) : resolve(text ?? ''));
      const context = Object.create(this, {async: {value: () => settle}}) as LoaderContext<Options>;
      (mdxLoader as unknown as Loader).call(context, source).catch(reject);
    });
    known = {source, code};
    compiled.set(file, known);
  }
  this.addDependency(this.getOptions().metadataPath(file));
  known.code.then((code) => callback(null, code), callback);
}
