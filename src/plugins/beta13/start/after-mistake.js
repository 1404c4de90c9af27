/**
 * In the browser: loads the page anew when a mistake is mended. webpack sends no hot update of a compilation that failed, and the
 * next one, in which nothing is left to compile, is no reason for one. webpack-dev-server tells the window how each of them ended.
 */
let failed = false;
window.addEventListener('message', ({data}) => {
  const type = data && data.type;
  if (type === 'webpackErrors') failed = true;
  else if (failed && (type === 'webpackOk' || type === 'webpackStillOk')) window.location.reload();
});
