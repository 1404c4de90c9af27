/** Attributes of HTML and SVG with an address, in the form of `plainName`. */
const ADDRESSES = new Set(
  'action background cite classid codebase data dynsrc formaction from href icon imagesrcset longdesc lowsrc manifest ping poster profile src srcset to usemap values by xlinkhref'.split(
    ' ',
  ),
);
/** Props of components with an address. */
const PROPS = new Set(['href', 'src', 'to', 'url']);
/** Elements that load images, audio or video, which cannot run scripts. */
const MEDIA = new Set(['img', 'image', 'feimage', 'input', 'source', 'video', 'audio', 'track']);
/** Attributes that load such media on any element. */
const MEDIA_ATTRIBUTES = new Set(['poster', 'background', 'imagesrcset', 'srcset']);

/** Characters that browsers ignore in an address (URL Standard, section 4.4): spaces around it, tabs and line ends anywhere. */
const DROPPED = /^[\0-\x20]+|[\t\n\r]+/g;
const RUNS = /^(?:javascript|vbscript):/i;
const DATA = /^data:/i;

/** Whether an element is a component, as JSX writes it. */
export const isComponent = (element: string): boolean => /^[A-Z]|\.[A-Z]/.test(element);

/** The name of an attribute as HTML and JSX write it: `xlink:href` and `xlinkHref` become `xlinkhref`. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[-:]/g, '');

/** An address without the characters that browsers ignore. */
export const readAddress = (address: string): string => address.replace(DROPPED, '');

/** Whether an address leads to another site. */
export const isForeign = (address: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(readAddress(address));

/** Whether an attribute has an address that runs code: `javascript:`, `vbscript:`, and `data:` for documents and scripts. */
export function runsCode(element: string, name: string, value: string): boolean {
  const plain = plainName(name);
  if (!(isComponent(element) ? PROPS : ADDRESSES).has(plain)) return false;
  // SVG animates an attribute through a list of values.
  const addresses = plain === 'values' ? value.split(';') : [value];
  const isMedia = MEDIA.has(element.toLowerCase()) || MEDIA_ATTRIBUTES.has(plain);
  return addresses.map(readAddress).some((address) => RUNS.test(address) || (!isMedia && DATA.test(address)));
}
