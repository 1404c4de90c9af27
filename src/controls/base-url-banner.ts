/** Base URL of the site; the plugin writes it in. */
declare const BASE_URL: string;

/** Top-level folders of the routes; what stands before them in an address is the base URL that would have worked. */
const ROUTE_FOLDERS = /\/(?:docs|blog)(?:\/|$)/;

/**
 * The banner of the specification, section 8, for a page whose scripts did not load. Stock shows it on the home page only,
 * and its script inserts HTML; this one builds nodes, which a strict CSP allows.
 */
export function baseUrlBanner(): HTMLElement {
  const before = location.pathname.split(ROUTE_FOLDERS)[0];
  const lines: readonly [keyof HTMLElementTagNameMap, string][] = [
    ['strong', 'Your Docusaurus site did not load properly.'],
    ['div', '网站没有正确加载：脚本未能载入。正文仍可阅读；请检查网络后刷新页面。'],
    ['div', 'A very common reason is a wrong site baseUrl configuration. 常见原因是站点的 baseUrl 配置有误。'],
    ['div', `Current configured baseUrl = ${BASE_URL}${BASE_URL === '/' ? ' (default value)' : ''}`],
    ['div', `We suggest trying baseUrl = ${before.endsWith('/') ? before : `${before}/`}`],
  ];
  const banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'border:4px solid #b00020;background:#fff4e5;color:#1c1e21;padding:20px;margin:20px;line-height:1.7';
  banner.append(
    ...lines.map(([name, text]) => {
      const line = document.createElement(name);
      line.textContent = text;
      return line;
    }),
  );
  return banner;
}
