/** The components of blocks, which exist whatever src/theme/MDXComponents of an owner exports. */
import Diagram from '../../components/Diagram';
import Endpoint from '../../components/Endpoint';
import Interface from '../../components/Interface';
import OperationFacts from '../../components/OperationFacts';
import OperationList from '../../components/OperationList';
import Reference from '../../components/Reference';
import Samples from '../../components/Samples';
import type {BLOCK_COMPONENTS} from '../../data/block-components';

const components = {Diagram, Endpoint, Interface, OperationFacts, OperationList, Reference, Samples};

export default components satisfies Readonly<Record<(typeof BLOCK_COMPONENTS)[number], unknown>>;
