// beta.13 loads only this file name: register a TypeScript loader and hand over to docusaurus.config.ts,
// dropping the project's other modules from the cache first, so that `start` sees their edits.
require('tsx/cjs');
for (const file of Object.keys(require.cache)) {
  if (file.startsWith(__dirname) && file !== __filename && !file.includes('node_modules')) delete require.cache[file];
}
module.exports = require('./docusaurus.config.ts').default;
