import {withoutKeys} from '../../values/without-keys';
import {isNode} from '../../openapi/nodes';
import {answerOf, contextOf, isBody, pathItem} from './operations';
import type {Elsewhere} from './operations';
import type {Origins} from './origins';
import {withSchema} from './parameters';
import {securityScheme} from './security';
import {serversOf} from './servers';
import {mapNamed, nodeAt} from './values';
import {inNewerWords} from './words';
import type {IsSwagger2} from './words';

type Node = Readonly<Record<string, unknown>>;

const filled = (section: string, parts: Node): object => (Object.keys(parts).length > 0 ? {[section]: parts} : {});

/** Keys of a document that OpenAPI 3.0 moved elsewhere. */
const REPLACED = ['swagger', 'host', 'basePath', 'schemes', 'consumes', 'produces'].concat([
  'definitions',
  'parameters',
  'responses',
  'securityDefinitions',
]);

/** Converts a document from Swagger 2.0 to OpenAPI 3.0. */
export function inOpenApi(written: Node, origins: Origins, isSwagger2: IsSwagger2, elsewhere: Elsewhere): Node {
  const root = inNewerWords(written, (file) => file === '' || isSwagger2(file)) as Node;
  const context = contextOf(root, origins, elsewhere);
  const {from} = origins;
  const parameters = Object.entries(nodeAt(root, 'parameters')).filter(
    ([, node]) => isNode(node) && !isBody({node, keys: []}),
  );
  const components = {
    ...filled('schemas', from(['definitions'], nodeAt(root, 'definitions'))),
    ...filled(
      'parameters',
      mapNamed(Object.fromEntries(parameters), (node, name) => withSchema({node, keys: ['parameters', name]}, origins)),
    ),
    ...filled(
      'responses',
      mapNamed(nodeAt(root, 'responses'), (node, name) =>
        answerOf({node, keys: ['responses', name]}, context.produces, context),
      ),
    ),
    ...filled(
      'securitySchemes',
      mapNamed(nodeAt(root, 'securityDefinitions'), (node, name) =>
        from(['securityDefinitions', name], securityScheme(node)),
      ),
    ),
  };
  const own = withoutKeys(root, ...REPLACED);
  const servers = serversOf(root).map((server) => from(['host'], server));
  return {
    openapi: '3.0.3',
    ...own,
    ...(servers.length > 0 && {servers}),
    ...(isNode(root.paths) && {
      paths: mapNamed(root.paths, (item, path) =>
        path.startsWith('x-') ? item : pathItem(item, ['paths', path], context),
      ),
    }),
    ...filled('components', components),
  };
}
