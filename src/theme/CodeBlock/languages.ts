/** The grammars of the languages that pages may use; each file registers itself, after those that it extends. */
import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-go';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-php';
import 'prismjs/components/prism-python';

// Prism otherwise colours all code of the page by itself, in `start`.
Prism.manual = true;

export default Prism;
