import type {Options} from 'remark-gfm';
import type {PluggableList} from 'unified';
import {addressesOnDemand} from './bare-addresses';

/** A single `~` is text between numbers, as in `1~3 个工作日`. */
const OPTIONS = {singleTilde: false};

/**
 * Loads the plugins for GFM in Chinese text: `**“开始”**：` is strong and `~~删除：~~后` struck through, as in beta.13; CommonMark would require
 * a space beside them ("left-flanking delimiter run").
 *
 * @returns a function that takes options of remark-gfm, and returns the plugins
 */
export async function loadGfm(): Promise<(options?: Options) => PluggableList> {
  const [{default: gfm}, {default: cjkFriendly}, {default: cjkStrikethrough}] = await Promise.all([
    import('remark-gfm'),
    import('remark-cjk-friendly'),
    import('remark-cjk-friendly-gfm-strikethrough'),
  ]);
  return (options) => [[gfm, {...OPTIONS, ...options}], addressesOnDemand, cjkFriendly, [cjkStrikethrough, OPTIONS]];
}
