import {expect, test} from './plain-test';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {contentOfHtml} from '../../src/plugins/publish/files/markdown/from-html';

async function markdownOf(html: string) {
  const children = await contentOfHtml(`<article><div class="markdown">${html}</div></article>`, (url) => `${url}.md`);
  return (await loadRemark()).toMarkdown({type: 'root', children: [...children]});
}

test('a code block keeps its language and its title, and loses the buttons beside it', async () => {
  const block =
    '<div class="block language-js"><div class="title">a.js</div><div data-code=""><div><button>复制</button></div><pre><code><span class="code-value">1</span>;\n2</code></pre></div></div>';
  expect(await markdownOf(block)).toBe('**a.js**\n\n```js\n1;\n2\n```\n');
});

test('tabs, details, admonitions, tables, images and links keep what they say', async () => {
  const html = [
    '<ul role="tablist"><li role="tab">甲</li><li role="tab">乙</li></ul><div role="tabpanel"><p>甲 <code>a</code></p></div><div role="tabpanel" hidden=""><p>乙</p></div>',
    '<details><summary>题</summary><p>内容</p></details>',
    '<div class="admonition"><div class="admonition-heading"><h5>注意</h5></div><div><p>当心</p></div></div>',
    '<table><thead><tr><th>一</th></tr></thead><tbody><tr><td>二</td></tr></tbody></table>',
    '<p><img src="/a.png" alt="图"> <a href="/docs/b">页</a></p>',
    '<h2 id="x">节<a class="hash-link" href="#x">#</a></h2>',
  ].join('');
  const markdown = await markdownOf(html);
  for (const text of [
    '甲 `a`',
    '乙',
    '题',
    '内容',
    '注意',
    '当心',
    '| 一 |',
    '| 二 |',
    '![图](/a.png)',
    '[页](/docs/b.md)',
    '## 节\n',
  ])
    expect(markdown).toContain(text);
});

test('an admonition is a quote under its title, and the panels of tabs stand under theirs', async () => {
  const panel = (name: string) => `<div role="tabpanel" hidden=""><p>内容${name}</p></div>`;
  const tabs = (panels: string) =>
    `<div class="tabs-container"><ul role="tablist"><li role="tab" aria-selected="false">甲</li><li role="tab" aria-selected="true">乙</li></ul><div>${panels}</div></div>`;
  expect(await markdownOf(tabs(panel('一') + panel('二')))).toBe('**甲**\n\n内容一\n\n**乙**\n\n内容二\n');
  expect(await markdownOf(tabs(panel('二')))).toBe('**乙**\n\n内容二\n');
  const box =
    '<div class="admonition"><div class="admonition-heading"><p><span><svg></svg></span>注意</p></div><div class="admonition-content"><p>当心</p></div></div>';
  expect(await markdownOf(box)).toBe('> **注意**\n>\n> 当心\n');
});

test('comments by which React parts texts are left out', async () => {
  expect(await markdownOf('<p>共 <!-- -->3<!-- --> 项</p>')).toBe('共 3 项\n');
});

test('a single tilde is written as it is, and more of them stay text', async () => {
  const {parse, toMarkdown} = await loadRemark();
  for (const text of ['1~3 个工作日，最长 5~7 日', '~a', '~~删除~~', 'a\\~\\~b'])
    expect(toMarkdown(parse(text).root)).toBe(`${text}\n`);
});
