import {expect, test} from './plain-test';
import forReaders from '../../src/plugins/beta13/for-readers';

test('the configuration that readers load has nothing of the build', () => {
  const source =
    'export default {\n  "title": "接口文档",\n  "presets": [["classic", {"path": "/a/folder"}]],\n  "webpack": {}\n};';
  expect(forReaders(source)).toBe('export default {"title":"接口文档"};');
});

test('a configuration of another form stops the build', () => {
  expect(() => forReaders('module.exports = {};')).toThrow('expected "export default" and JSON');
});
