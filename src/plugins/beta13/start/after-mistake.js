/**
 * In the browser: reloads the page when an error is fixed. Rspack sends no hot update for a failed compilation, nor for the next one if
 * nothing changed since the last successful one. webpack-dev-server posts the result of each compilation to the window.
 */
let failed = false;
window.addEventListener('message', ({data}) => {
  const type = data && data.type;
  if (type === 'webpackErrors') failed = true;
  else if (failed && (type === 'webpackOk' || type === 'webpackStillOk')) window.location.reload();
});
