/** The words that readers see, in the language of the site: the folder that is named here. */
export * from './zh-Hans';
export {interpolate} from './interpolate';
