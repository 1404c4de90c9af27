/** The package has no types. */
declare module 'remark-admonitions' {
  import type {Plugin} from 'unified';

  const admonitions: Plugin<unknown[]>;
  export default admonitions;
}
