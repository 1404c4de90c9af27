import {expect, test} from './plain-test';
import path from 'path';
import {formatProblem} from '../../contract/problems';
import {freeComponents} from '../../src/plugins/docs/read/names';
import {unknownComponents} from '../../src/plugins/docs/checks/unknown-components';
import {readPage} from '../../src/plugins/docs/read/read-page';

const SITE = path.join(__dirname, '..', '..');
const FILE = 'docs/a.mdx';

async function messagesOf(markdown: string) {
  const {root} = await readPage({file: FILE, markdown});
  const problems = await unknownComponents(SITE, [{file: FILE, components: freeComponents(root)}]);
  return problems.map(formatProblem);
}

for (const [what, markdown, place, name, remedy] of [
  ['on a line of its own', '文字\n\n<Widget />\n', '3:1', 'Widget', ' Import it on the page'],
  ['in a paragraph', '一段 <Diagramm/> 文字\n', '1:4', 'Diagramm', ' Did you mean Diagram? Import it on the page'],
  ['behind line ends of Windows', '一\r\n\r\n一段 <Widget/>\r\n', '3:4', 'Widget', ' Import it'],
  ['under a title of an admonition', ':::note 标题\n\n- 一 <Widget/>\n\n:::\n', '3:5', 'Widget', ' Import it'],
  ['in an expression', '一 {[1].map((n) => <Widget key={n} />)}\n', '1:19', 'Widget', ' Import it'],
  ['in a prop', '<div title={<Widget />} />\n', '1:13', 'Widget', ' Import it'],
  ['in a component of the page', 'export const A = () => <Widget />;\n\n<A />\n', '1:24', 'Widget', ' Import it'],
  ['that is part of an object', '<Widget.Part />\n', '1:1', 'Widget.Part', ' Import it'],
  ['that Docusaurus has', '<Tabs />\n', '1:1', 'Tabs', " Write: import Tabs from '@theme/Tabs';"],
  [
    'that nearly is what Docusaurus has',
    '<TabItm />\n',
    '1:1',
    'TabItm',
    " Did you mean TabItem? Write: import TabItem from '@theme/TabItem';",
  ],
  [
    'that nearly is what the page imports',
    "import Widget from './widget';\n\n<Widgt />\n",
    '3:1',
    'Widgt',
    ' Did you mean Widget? Import it',
  ],
] as const) {
  test(`an unknown component ${what} is refused with its place and the nearest name`, async () => {
    const [message, ...others] = await messagesOf(markdown);
    expect(others).toEqual([]);
    expect(message).toContain(
      `[docs] ${FILE}:${place}: the component <${name}> is unknown. Known without an import: Diagram, `,
    );
    expect(message).toContain(`Samples.${remedy}`);
  });
}

test('components that the page or the theme has are known, wherever the page binds their names', async () => {
  const page = [
    "import A, {B, C as D} from './a';\nimport * as E from './e';",
    'export const F = () => <A><B /><D /><E.G /></A>;',
    '{[A].map((Icon) => <Icon />)} {[{Part: A}].map(({Part}) => <Part />)}',
    '<F /> <Diagram /> <React.Fragment /> <props.Any /> <details /> <my-element />',
    '{(() => { const {Inner} = {}; return <Inner />; })()}',
  ];
  expect(await messagesOf(page.join('\n\n'))).toEqual([]);
});
