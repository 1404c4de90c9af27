/**
 * dependency-cruiser's rules: which folder may import which (DEVELOPING.md, "Folders"), no cycles, no package missing in package.json.
 * Type imports count too.
 */

/** The site's own code folders: what each may import, and its layers. */
const {folders: own} = require('../../extensions.json');
const rooms = Array.from(new Set(Object.keys(own).map((folder) => folder.split('/')[0])));
const simulating = Object.keys(own).filter((folder) => own[folder].imports.includes('sandbox'));

/** Of the project's folders, a folder may import only itself and the allowed ones. */
const only = (folder, ...allowed) => ({
  name: `from-${folder.replace('/', '-')}`,
  comment: `${folder} may import ${['itself', ...allowed].join(', ')} and packages. Move what it needs there, or hand it over as a parameter.`,
  severity: 'error',
  from: {path: `^${folder}/`},
  to: {
    path: `^(${['contract', 'deploy', ...rooms, 'sandbox', 'src', 'tests', 'tools'].join('|')})/`,
    pathNot: [folder, 'contract/words', ...allowed].map((name) => `^${name}(/|$)`),
  },
});

/** Of a folder's subfolders, listed from the lowest layer to the highest, none may import a higher one, or a file beside them. */
const floors = (room, ...folders) =>
  folders.map((folder, index) => ({
    name: `floor-${folder}`,
    comment: `${room}/${folder} lies below ${[...folders.slice(index + 1), 'the files beside it'].join(', ')}. Move what it needs down, or hand it over as a parameter.`,
    severity: 'error',
    from: {path: `^${room}/${folder}/`},
    to: {path: `^${room}/(${[...folders.slice(index + 1).map((higher) => `${higher}/`), '[^/]+$'].join('|')})`},
  }));

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Modules import each other. Move what they share to a module of its own.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-folder-circle',
      comment: 'Folders import each other. Move what they share to a folder below both, or a file up to its only user.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: {circular: true},
    },
    {
      name: 'contract-door',
      comment:
        'contract/ is used through contract/index.ts alone, contract/values/ by the sandbox, contract/signing/ by signing schemes, and contract/rules/ by rules of a site; contract/words/ is open to all. Export there what is needed.',
      severity: 'error',
      from: {pathNot: '^(contract|tests)/'},
      to: {path: '^contract/', pathNot: '^contract/((rules/|signing/|values/)?index\\.ts$|words/)'},
    },
    {
      name: 'sandbox-door',
      comment: 'Rules of a sandbox are made with what sandbox/index.ts exports. Export there what is needed.',
      severity: 'error',
      from: {path: `^(${rooms.join('|')})/`},
      to: {path: '^sandbox/', pathNot: '^sandbox/index\\.ts$'},
    },
    {
      name: 'navigation-door',
      comment: 'The app uses src/controls/navigation/ through its index.ts. Export there what is needed.',
      severity: 'error',
      from: {path: '^src/(app|components|pages|theme)/'},
      to: {path: '^src/controls/navigation/', pathNot: '^src/controls/navigation/index\\.ts$'},
    },
    {
      name: 'sandbox-types-alone',
      comment:
        'sandbox/ gets a bundled document, and takes types alone from contract/, values of schemas, and texts for readers. Give it what it needs in that document.',
      severity: 'error',
      from: {path: `^(${['sandbox', ...simulating].join('|')})/`},
      to: {path: '^contract/', pathNot: '^contract/(values|words)/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'components-types-alone',
      comment: 'What readers load takes types and texts for readers alone from contract/. Hand it data.',
      severity: 'error',
      from: {path: '^src/(app|components|controls|pages|theme)/'},
      to: {path: '^contract/', pathNot: '^contract/words/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'plugins-types-alone',
      comment:
        'src/plugins takes types alone from src/components, whose files are no part of the version of the cache. Put what runs in both into src/data.',
      severity: 'error',
      from: {path: '^src/plugins/'},
      to: {path: '^src/components/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'undeclared-package',
      comment: 'package.json does not name this package. Pin it there.',
      severity: 'error',
      from: {pathNot: '^tests/(?:docusaurus3|plugins)/site/'},
      to: {dependencyTypes: ['npm-no-pkg', 'npm-unknown']},
    },
    {
      name: 'development-package',
      comment: 'The site is built without the packages of development. Move this one to the dependencies.',
      severity: 'error',
      from: {
        path: `^(${['contract', 'deploy', ...rooms, 'sandbox', 'src'].join('|')})/`,
        pathNot: '\\.d\\.ts$',
      },
      to: {dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'], pathNot: 'node_modules/@types/'},
    },
    only('contract'),
    only('contract/words'),
    only('deploy', 'contract'),
    only('sandbox', 'contract'),
    ...Object.entries(own).map(([folder, {imports}]) => only(folder, ...imports)),
    ...Object.entries(own).flatMap(([folder, {floors: lowestFirst = []}]) => floors(folder, ...lowestFirst)),
    ...floors(
      'src/plugins/docs',
      'files',
      'tree',
      'read',
      'targets',
      'versions',
      'diagrams',
      'blocks',
      'checks',
      'compile',
    ),
    only('src/data'),
    only('src/controls', 'src/data'),
    only('src/app', 'src/components', 'src/controls', 'src/data'),
    only('src/components', 'src/controls', 'src/data', 'contract'),
    only('src/theme', 'src/app', 'src/components', 'src/controls', 'src/data'),
    only('src/pages', 'src/components', 'src/data'),
    only('src/plugins', 'contract', 'deploy', 'src/components', 'src/data'),
    only('tools', 'contract', 'deploy', 'sandbox', 'src'),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(^|/)(_samples|build|\\.docusaurus)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
