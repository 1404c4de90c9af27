// beta.13 loads only this file name: register a TypeScript loader and hand over to docusaurus.config.ts. `start` loads it
// after every edit of a page: it loads the modules of the project again when one of them has changed, or the base URL, which differs
// between locales, and else uses those in require.cache, as they hold what plugins have cached.
if (/[!?]/.test(__dirname))
  throw new Error(
    `[site] ${__dirname}: webpack and tsx do not read "!" and "?" as parts of a path. Rename the folder, or move the site.`,
  );
require('tsx/cjs');
const {statSync} = require('fs');

const config = require.resolve('./docusaurus.config.ts');
const changedAt = (file) => statSync(file, {throwIfNoEntry: false})?.mtimeMs;
const isOwn = (file) => file.startsWith(__dirname) && file !== __filename && !file.includes('node_modules');
const ownModules = () => Object.keys(require.cache).filter(isOwn);

const known = require.cache[config]?.asLoaded;
const {BASE_URL} = process.env;
if (known?.BASE_URL !== BASE_URL || !known?.times.every(([file, time]) => changedAt(file) === time))
  ownModules().forEach((file) => delete require.cache[file]);
const {loadConfig} = require('./src/plugins/beta13/options/load-config');
module.exports = loadConfig(__dirname, () => require(config));
require.cache[config].asLoaded ??= {BASE_URL, times: ownModules().map((file) => [file, changedAt(file)])};
// A configuration that takes this one, for --config, loads it anew too.
delete require.cache[__filename];
