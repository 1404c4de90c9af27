export {default as changes} from './changes.json';
export {default as fields} from './fields.json';
export {default as operations} from './operations.json';
export {default as samples} from './samples.json';
export {default as text} from './text.json';
