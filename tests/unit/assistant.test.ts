import {expect, test} from './plain-test';
import {interfaceText, search} from '../../src/plugins/publish/files/kit/assistant/reference';
import * as words from '../../contract/words';

const page = (title: string, ...sections: string[]): string =>
  [
    `# ${title}`,
    words.interpolate(words.markdown.address, {address: `https://a.example/${title.length}`}),
    ...sections,
  ].join('\n\n');

const WHOLE = [
  '> All pages.',
  page(
    'Users',
    '## List users',
    'operationId：`list`',
    'user '.repeat(50),
    '## Authorize users of a group',
    'operationId：`group`',
  ),
  page('Sign in', '## Authorize user', 'operationId：`authorize`', 'One user.'),
  page('Order', '## Order', 'Fields.'),
].join('\n\n');

const reference = {version: '1.0', whole: WHOLE, dictionaries: {}};

test('a search finds the section with the title first, then those with the words in their titles, then those that name them often', () => {
  const titles = search(reference, 'authorize  User').match(/(?<=› ).+/g);
  expect(titles?.slice(0, 3)).toEqual(['Authorize user', 'Authorize users of a group', 'List users']);
});

test('an assistant gets an interface by its operationId, and a schema with a page of its own by its name', () => {
  expect(interfaceText(reference, 'authorize')).toContain('One user.');
  expect(interfaceText(reference, 'Order')).toContain('Fields.');
});
