/** A site with as many options of beta.13 as it can have at once: each has its effect in the pages. */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {expect, test} from '../unit/plain-test';
import {editFile} from '../fixtures/edit-file';
import {buildAdopted} from '../fixtures/stock-site';

const SITE = `
  noIndex: true,
  titleDelimiter: '·',
  tagline: '标语',
  staticDirectories: ['static', 'more'],
  stylesheets: ['/portal/owner.css', {href: '/portal/owner.css', media: 'print'}],
  scripts: [{src: '/portal/owner.js', defer: true}],
  onBrokenLinks: 'ignore',`;

const NAVBAR = `
    style: 'dark',
    logo: {src: 'img/favicon.svg', srcDark: 'img/icon-192.png', alt: '标志', width: 24},
    items: [
      {type: 'dropdown', label: '更多', position: 'left', items: [
        {to: '/blog/archive', label: '归档'}, {href: 'https://forge.example/', label: '源码'}, {type: 'doc', docId: 'index', label: '文档'},
      ]},
      {to: '/blog/archive', label: '博客', className: 'owner-item', activeBasePath: 'blog', position: 'right'},
      {type: 'docsVersion', label: '版本', position: 'right'},
      {type: 'docsVersionDropdown', position: 'right', dropdownItemsAfter: [{to: '/blog/archive', label: '旧版'}]},
      {type: 'localeDropdown', position: 'right'},
    ],`;

const FOOTER = `
    style: 'dark',
    copyright: '版权 <b>甲</b>',
    logo: {src: 'img/favicon.svg', href: 'https://owner.example/', alt: '公司'},
    links: [{title: null, items: [{html: '<i>原样</i>'}, {label: '源码', href: 'https://forge.example/', target: '_self'}]}],
  },`;

function configure(site: string): void {
  mkdirSync(path.join(site, 'more'));
  writeFileSync(path.join(site, 'more', 'owner.css'), '.owner { color: red; }\n');
  writeFileSync(path.join(site, 'more', 'owner.js'), 'document.title;\n');
  writeFileSync(path.join(site, 'docs', 'levels.md'), '# 题\n\n## 二\n\n### 三\n\n#### 四\n');
  const config = path.join(site, 'docusaurus.config.ts');
  const change = (from: string, to: string) => editFile(config, from, to);
  editFile(path.join(site, 'src', 'data', 'site.ts'), "BASE_URL = '/'", "BASE_URL = '/portal/'");
  change('  favicon:', `${SITE}\n  favicon:`);
  change("  onBrokenLinks: 'throw',", '');
  change('items: [...navbarItems]', NAVBAR.trim().replace(/,$/, ''));
  change('footer: {copyright: site.copyright, links: footerLinks},', `footer: {${FOOTER}`);
  change(
    'announcement && {...announcement, isCloseable: true}',
    "{content: '通告', backgroundColor: '#123456', textColor: '#fedcba', isCloseable: false}",
  );
  change("import {announcement} from './src/data/announcement';\n", '');
  change(
    'respectPrefersColorScheme: false}',
    "respectPrefersColorScheme: true, switchConfig: {darkIcon: '夜', lightIcon: '日', darkIconStyle: {marginLeft: 2, opacity: 0.5}}}",
  );
  change('minHeadingLevel: 2, maxHeadingLevel: 3', 'minHeadingLevel: 3, maxHeadingLevel: 4');
  change('  image: site.socialCard,', "  image: 'img/icon-512.png', metadata: [{name: 'owner', content: '甲'}],");
  change('{footerLinks, navbarItems}', '{}');
}

let site = '';
const build = (file: string): string => readFileSync(path.join(site, 'build', file), 'utf8');
let page: CheerioAPI;

test.describe.configure({mode: 'serial', timeout: 5 * 60_000});
test.beforeAll(() => {
  site = buildAdopted(configure);
  page = load(build('docs/levels.html'));
});
test.afterAll(() => {
  if (site) rmSync(site, {recursive: true});
});

test('noIndex, titleDelimiter, image, metadata, stylesheets, scripts and staticDirectories are in the head', () => {
  expect(page('meta[name=robots]').attr('content')).toBe('noindex, nofollow');
  expect(build('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(page('title').text()).toContain(' · ');
  expect(page('meta[property="og:image"]').attr('content')).toContain('/portal/img/icon-512.png');
  expect(page('meta[name=owner]').attr('content')).toBe('甲');
  const links = page('link[href="/portal/owner.css"]');
  expect(links.toArray().map(({attribs}) => attribs.media)).toEqual([undefined, 'print']);
  expect(page('script[src="/portal/owner.js"]').attr('defer')).toBeDefined();
  expect(build('owner.css')).toContain('.owner');
  expect(page('style').text()).toContain('.navbar--dark');
});

test('the navbar has its style, its logo, and items of all types', () => {
  const navbar = page('nav.navbar');
  expect(navbar.hasClass('navbar--dark')).toBe(true);
  expect(navbar.find('.navbar__inner .navbar__logo img').attr('alt')).toBe('标志');
  expect(page('style').text()).toMatch(/themedImage/);
  const more = navbar.find('.navbar__inner .dropdown').first();
  expect(more.find('button').text()).toBe('更多');
  expect(
    more
      .find('a')
      .toArray()
      .map(({attribs}) => attribs.href),
  ).toEqual(['/portal/blog/archive', 'https://forge.example/', '/portal/docs/']);
  const item = load(build('blog/archive.html'))('.navbar__inner .owner-item');
  expect(item.attr('class')).toContain('navbar__link--active');
  expect(navbar.find('.navbar__inner').text()).toContain('版本');
  expect(navbar.find('.navbar__inner .dropdown').eq(1).text()).toContain('旧版');
  expect(navbar.find('.navbar__inner .dropdown').eq(2).text()).toContain('English');
  expect(navbar.find('dialog').text()).toContain('归档');
});

test('the footer has its style, its logo, and links of all forms', () => {
  const footer = page('footer');
  expect(footer.hasClass('footer--dark')).toBe(true);
  expect(footer.find('a[href="https://owner.example/"] img').attr('alt')).toBe('公司');
  expect(footer.find('li i').text()).toBe('原样');
  expect(footer.find('a[target=_self]').text()).toBe('源码');
  expect(footer.find('p b').text()).toBe('甲');
  expect(footer.find('.footer__title')).toHaveLength(0);
});

test('the announcement has its colours and no button, the switch its icons, the table of contents its levels', () => {
  const bar = page('[role=banner]');
  expect(bar).toHaveLength(1);
  expect(bar.find('button')).toHaveLength(0);
  expect(page('style').text()).toMatch(/\[role="?banner"?\]\{background:#123456;color:#fedcba\}/);
  expect(page('[data-color-switch]').parent().text()).toBe('日夜');
  expect(page('style').text()).toContain('[data-color-switch]+*+*{margin-left:2px;opacity:.5}');
  expect(page('nav[aria-label="本页目录"] a').text()).toBe('三四');
});
