(function () {
  var stored = null;
  try {
    stored = localStorage;
    stored.setItem('storage-test', '1');
    stored.removeItem('storage-test');
  } catch {
    var choices = new Map(Object.entries(stored || {}));
    Object.defineProperty(window, 'localStorage', {
      value: {
        getItem: function (key) {
          return choices.has(key) ? choices.get(key) : null;
        },
        setItem: function (key, value) {
          choices.set(key, String(value));
        },
        removeItem: function (key) {
          choices.delete(key);
        },
        key: function (index) {
          return Array.from(choices.keys())[index];
        },
        get length() {
          return choices.size;
        },
      },
    });
  }
  // theme-classic would write any stored mode into the page.
  if (THEMES.indexOf(localStorage.getItem('theme')) < 0) localStorage.removeItem('theme');
  // The dismissal of an older announcement must not hide a new one, which would shift the page on hydration.
  if (localStorage.getItem('docusaurus.announcement.id') !== ANNOUNCEMENT_ID) {
    localStorage.removeItem('docusaurus.announcement.dismiss');
  }
  var version = localStorage.getItem('docs-preferred-version-default');
  if (VERSION_NAMES.indexOf(version) >= 0) document.documentElement.setAttribute(PREFERRED_VERSION, version);
  var language = localStorage.getItem('docusaurus.tab.sample-language');
  document.documentElement.setAttribute(
    SAMPLE_LANGUAGE_MARK,
    SAMPLE_LANGUAGES.indexOf(language) >= 0 ? language : SAMPLE_LANGUAGES[0],
  );
})();
