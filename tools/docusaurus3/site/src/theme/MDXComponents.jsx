/** The components of the project that pages name, and Marks, which ../../../main.ts adds to every page. */
import MDXComponents from '@theme-original/MDXComponents';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Diagram from '../components/Diagram';
import Endpoint from '../components/Endpoint';
import Reference from '../components/Reference';
import Samples from '../components/Samples';

/** Tells Docusaurus of the anchors and links that a page has in HTML, where it does not look. */
function Marks({anchors, links}) {
  const {collectAnchor, collectLink} = useBrokenLinks();
  anchors.forEach(collectAnchor);
  links.forEach(collectLink);
  return null;
}

export default {...MDXComponents, Diagram, Endpoint, Marks, Reference, Samples};
