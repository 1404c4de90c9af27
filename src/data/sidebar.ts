/**
 * Up to this number of links, every page contains the whole sidebar. With more, the size of a site would grow with the square of its pages,
 * so a closed category becomes a link to its first page, on which it is open.
 */
export const WHOLE_SIDEBAR = 300;
