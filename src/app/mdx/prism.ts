import Prism from 'prismjs';

// Prism would otherwise highlight all code of the page by itself.
Prism.manual = true;

/** Prism, to which a grammar adds itself when it is imported. */
export default Prism;
