/** The sample's texts for readers, in addition to those of the site (contract/words/), in the language of the site. */
export * from './zh-Hans';
export {interpolate} from '../../contract/words';
