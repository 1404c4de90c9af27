/** The components of the project that pages name, and Marks, which ../../../main.ts adds to every page. */
import MDXComponents from '@theme-original/MDXComponents';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Diagram from '../components/Diagram';
import Endpoint from '../components/Endpoint';
import OperationFacts from '../components/OperationFacts';
import OperationList from '../components/OperationList';
import Reference from '../components/Reference';
import Samples from '../components/Samples';

/** Reports to Docusaurus the anchors and links in the HTML of a page, where it does not look for them. */
function Marks({anchors, links}) {
  const {collectAnchor, collectLink} = useBrokenLinks();
  anchors.forEach(collectAnchor);
  links.forEach(collectLink);
  return null;
}

export default {...MDXComponents, Diagram, Endpoint, Marks, OperationFacts, OperationList, Reference, Samples};
