// This site has no service worker. One that an earlier site at this address has left would show the pages of that site from its cache for ever.
// Browsers request its script again on each visit: this one takes its place, goes away, and loads the open pages from the server.
self.addEventListener('install', () => self.skipWaiting());

async function end() {
  await self.registration.unregister();
  const pages = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}

self.addEventListener('activate', (event) => event.waitUntil(end()));
