/**
 * Names of the attributes that scripts and styles use to find rendered elements, and of those that scripts set. Only style sheets repeat
 * the names.
 */

/** A button that dismisses the announcement, with its id. */
export const DISMISSES_ANNOUNCEMENT = 'data-dismisses-announcement';

/** The button that leads to the top of the page. */
export const BACK_TO_TOP = 'data-back-to-top';
/** On `<html>`: the reader has left the first screen. */
export const SCROLLED = 'data-scrolled';

/** The switch between light and dark. */
export const COLOR_SWITCH = 'data-color-switch';

/** A block of code with its buttons. */
export const CODE = 'data-code';
/** The button that wraps long lines. */
export const WRAP = 'data-wrap';
/** On a block of code: its long lines wrap. */
export const WRAPPED = 'data-wrapped';
/** A button that copies its value, or the code around it. */
export const COPY = 'data-copy';
/** A button that copies the Markdown of the page, or of the interface whose operationId is its value. */
export const COPY_MARKDOWN = 'data-markdown';

/** A table of three or more columns, which phones show as a list; on each cell, the title of its column. */
export const LIST = 'data-list';
export const LABEL = 'data-label';

/** A button that opens all `details` beside it; its value is its alternative label. */
export const UNFOLD = 'data-unfold';
/** On that button: the `details` are open. */
export const OPEN = 'data-open';

/** The dialog with the menu, the buttons that open and close it, and the container of the sidebar in it. */
export const MENU = 'data-menu';
export const OPENS_MENU = 'data-opens-menu';
export const CLOSES_MENU = 'data-closes-menu';
export const SIDEBAR = 'data-sidebar';

/** `details` beside the link of a page in the sidebar, which show the interfaces of the page when opened. */
export const OUTLINE = 'data-outline';

/** Samples in several languages; on each tab and panel its language, and those for which it stands in. */
export const LANGUAGES = 'data-languages';
export const LANGUAGE = 'data-language';
/** On `<html>`: the language that the reader chose. */
export const SAMPLE_LANGUAGE = 'data-sample-language';

/** A link to its own section, whose address is copied to the clipboard. */
export const SECTION_LINK = 'data-section-link';
/** The element for the page's status messages. */
export const STATUS = 'data-status';

/**
 * On the list of docs versions; on a link to a version, its name; on a link to the same page in a version, which keeps the fragment; on the
 * label of a version.
 */
export const VERSION_DROPDOWN = 'data-version-dropdown';
export const VERSION = 'data-version';
export const KEEPS_FRAGMENT = 'data-keeps-fragment';
export const VERSION_LABEL = 'data-version-label';
/** On `<html>`: the docs version that the reader prefers. */
export const PREFERRED_VERSION = 'data-preferred-version';
/** Outside the docs, on a link to a doc: its addresses in all versions, in the order of their labels. */
export const DOC_ADDRESSES = 'data-docs';
/** Separates the addresses, none of which contains it. */
export const ADDRESS_END = '|';

/** On `<html>`: scripts run. */
export const SCRIPTED = 'data-scripted';

/** The element around the content of a static page (src/app/PageContent.tsx), and the element right after it. */
export const CONTENT_MARK = 'data-page-content';
export const CONTENT_END_MARK = 'data-page-content-end';
/** The data block with the facts of a static page (PageFacts of page-elements.ts). */
export const FACTS_MARK = 'data-page-facts';

/** On an element of one of the site's own pages: the page works without the app. */
export const WITHOUT_APP = 'data-static';

/** An attribute for the props of an element. */
export const mark = (name: string, value = ''): Readonly<Record<string, string>> => ({[name]: value});
