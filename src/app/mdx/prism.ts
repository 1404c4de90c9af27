import Prism from 'prismjs';

// Otherwise Prism highlights all code of the page when it loads.
Prism.manual = true;

/** Grammars import this module, and register with it. */
export default Prism;
