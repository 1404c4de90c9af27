document.addEventListener('DOMContentLoaded', function () {
  if ('scriptLoaded' in document.documentElement.dataset) return;
  var baseUrl = BASE_URL;
  var before = location.pathname.split(new RegExp('/(?:' + ROUTE_FOLDERS.join('|') + ')(?:/|$)'))[0];
  var suggestion = before.endsWith('/') ? before : before + '/';
  var banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'border:4px solid #b00020;background:#fff4e5;color:#1c1e21;padding:20px;margin:20px;line-height:1.7';
  [
    ['strong', 'Your Docusaurus site did not load properly.'],
    ['div', '网站没有正确加载：脚本或样式未能载入。正文仍可阅读；请检查网络后刷新页面。'],
    ['div', 'A very common reason is a wrong site baseUrl configuration. 常见原因是站点的 baseUrl 配置有误。'],
    ['div', 'Current configured baseUrl = ' + baseUrl + (baseUrl === '/' ? ' (default value)' : '')],
    ['div', 'We suggest trying baseUrl = ' + suggestion],
  ].forEach(function (line) {
    var element = document.createElement(line[0]);
    element.textContent = line[1];
    banner.appendChild(element);
  });
  document.body.insertBefore(banner, document.body.firstChild);
});
