/**
 * Grammars for code that React highlights in the browser. Importing a file registers its grammar; one that extends another comes after it.
 * A page imports those of its own fences (src/plugins/docs/page/page-module.ts).
 */
import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-go';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-php';
import 'prismjs/components/prism-python';

// In `start`, Prism would otherwise highlight all code of the page by itself.
Prism.manual = true;

/** Prism with the grammars that are loaded. */
const prismWith: (language: string) => typeof Prism = () => Prism;

export default prismWith;
