/** Texts of parts that the site does not have or replaces: posts of the blog, tags, and the crash screen, sidebar and menu of the stock theme. */
const UNUSED =
  /^theme\.(?:blog\.(?!archive)|tags|docs\.(?:tagDocListPageTitle|sidebar)|DocSidebarItem|ErrorPageContent|navbar)|^pluginVersions$/;

/**
 * A loader that keeps out of the scripts for readers what no code in browsers reads.
 *
 * @param source JSON that beta.13 generates
 */
export default function lessData(source: string): string {
  const entries = Object.entries(JSON.parse(source) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(entries.filter(([name]) => !UNUSED.test(name))));
}
