/* global __resourceQuery */
/** In the browser: reports to `start` that a page is opened. The interface is that of webpack's hot/lazy-compilation-web.js. */
exports.keepAlive = function keepAlive({data, active, onError}) {
  if (!active) fetch(__resourceQuery.slice(1) + '?' + encodeURIComponent(data), {method: 'POST'}).catch(onError);
  return function close() {};
};
