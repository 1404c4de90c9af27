/** The words of the sample that readers see, beside those of the site (words/), in the language of the site. */
export * from './zh-Hans';
export {interpolate} from '../../words';
