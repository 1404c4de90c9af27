import {expect} from '@playwright/test';
import {component, readComponent, valuesOf} from '../../src/plugins/docs/blocks/component';
import {test} from './plain-test';

const PROPS = {id: 's', parts: [{text: 'a "b" \\ } c={1} />', href: '/docs/#a'}, {text: '{[', inner: {href: '/docs/#b'}}], folds: false};

test('a component is read as it was written, whatever its texts hold', () => {
  expect(readComponent(component('Reference', PROPS))).toEqual({name: 'Reference', props: PROPS});
  expect(readComponent(component('Marks', {}))).toEqual({name: 'Marks', props: {}});
});

test('a prop without a value is left out', () => {
  expect(component('Samples', {title: undefined, samples: []})).toBe('<Samples samples={[]} />');
});

test('a line without a component is none', () => {
  for (const line of ['文字', '<p>', '<Endpoint method="GET" path="/a" />', '`<Reference a={1} />`']) expect.soft(readComponent(line), line).toBeUndefined();
});

test('the addresses of links are found wherever they stand', () => {
  expect(valuesOf('href', PROPS)).toEqual(['/docs/#a', '/docs/#b']);
});
