import {at} from './site';

/**
 * The bar above every page. Give it a new `id` when its text changes: readers who dismissed the old one see the new one.
 */
export const announcement: {readonly id: string; readonly content: string} | undefined = {
  id: 'sample-contract-1',
  content: `本站接口内容为示例契约，不对应任何真实平台。<a href="${at('/docs/#sample-contract')}">了解示例契约</a>`,
};
