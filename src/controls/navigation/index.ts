/** What the app and the theme may import from the controls. */
export {arrive} from './arrive';
export {clickedLink} from './page-links';
export {fetchPage, forgetPage, isOfThisBuild} from './pages';
export {keyOfEntry, leave, positionOf} from './positions';
export {done, start} from './progress-bar';
export {afterFrame} from './show-page';
export {takeStyles} from './take-styles';
export {takeOver} from '../visit';
