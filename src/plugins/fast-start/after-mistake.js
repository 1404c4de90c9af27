/**
 * In the browser: loads the page anew when a mistake is mended. A hot update would go on from what the failed compilation left
 * in the page, and now and then shows the text from before it. webpack-dev-server tells the window how each compilation ended.
 */
let failed = false;
window.addEventListener('message', ({data}) => {
  const type = data && data.type;
  if (type === 'webpackOk' && failed) window.location.reload();
  if (type === 'webpackErrors') failed = true;
  else if (type === 'webpackStillOk') failed = false;
});
