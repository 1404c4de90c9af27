import data from './navigation.json';
import {at} from './site';

/**
 * Links at the head of each interface; without an address there is no link. In the address, `{operation}` is replaced by the operationId,
 * `{page}` by the id of the page, `{file}` by the file of the contract and `{line}` by the interface's line in it, e.g.
 * `https://git.shop.example/docs/blob/main/{file}#L{line}`.
 */
export const operationLinks: {readonly feedback?: string; readonly source?: string} = data.operationLinks;

/** The name at the beginning of the navbar, which leads to the home page. */
export const brand = data.brand;

/** A link; with a `docId` it leads to that doc in the reader's version, else to `to`. */
type NavbarItem = {type?: string; label?: string; to?: string; docId?: string; position: 'left' | 'right'};
type FooterLink = {readonly label?: string; readonly to?: string; readonly docId?: string; readonly href?: string};

export const navbarItems = data.navbar as NavbarItem[];

export const footerLinks = data.footer.map(({title, items}) => ({
  title,
  items: items.map((item: FooterLink) => ({...item, ...(item.to && {to: at(item.to)})})),
}));
