/** Loaded into each test worker before Playwright starts: records Chromium's script coverage of every page. */
const {mkdirSync, writeFileSync} = require('fs');
const path = require('path');

/** Records coverage of the pages of a context until they, or it, close. */
function observe(context, folder) {
  const started = new Map();
  const keep = async (page) => {
    const running = started.get(page);
    started.delete(page);
    if (!running) return;
    // A page that crashed or was closed otherwise has no coverage data.
    const result = await running.then(() => page.coverage.stopJSCoverage()).catch(() => []);
    mkdirSync(folder, {recursive: true});
    if (result.length > 0)
      writeFileSync(path.join(folder, `${process.pid}-${process.hrtime.bigint()}.json`), JSON.stringify({result}));
  };
  context.on('page', (page) => {
    started.set(page, page.coverage.startJSCoverage({resetOnNavigation: false}));
    const close = page.close.bind(page);
    page.close = async (...options) => {
      await keep(page);
      await close(...options);
    };
  });
  const close = context.close.bind(context);
  context.close = async (...options) => {
    await Promise.all([...started.keys()].map(keep));
    await close(...options);
  };
}

if (/workerProcessEntry\.js$/.test(process.argv[1] ?? '')) {
  const {chromium} = require('@playwright/test');
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (...options) => {
    const browser = await launch(...options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (...settings) => {
      const context = await newContext(...settings);
      // Without JavaScript no script runs, and Chromium cannot record coverage.
      if (settings[0]?.javaScriptEnabled !== false) observe(context, process.env.BROWSER_COVERAGE);
      return context;
    };
    return browser;
  };
}
