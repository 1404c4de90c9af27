import {isForeign, plainName, readAddress} from './addresses';
import type {Directive, Policy} from './options';
import {allowsAddress, sourceOf} from './sources';

type Attributes = readonly (readonly [name: string, value: string])[];

/** Attributes by which elements load images, audio and video, with the policy directive that permits it. */
const LOADED: Readonly<Record<string, Readonly<Record<string, Directive>>>> = {
  img: {src: 'img-src', srcset: 'img-src'},
  image: {href: 'img-src', xlinkhref: 'img-src'},
  input: {src: 'img-src'},
  video: {src: 'media-src', poster: 'img-src'},
  audio: {src: 'media-src'},
  track: {src: 'media-src'},
  source: {src: 'media-src', srcset: 'img-src'},
};

/** The addresses in an attribute: `srcset` contains several, each with a width or density. */
const addressesIn = (attribute: string, value: string): readonly string[] =>
  attribute === 'srcset' ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0]) : [value];

/** The source expression that would permit an image, audio or video of another site; undefined if it is permitted. */
export function refusedMedia(
  element: string,
  attributes: Attributes,
  policy: Policy,
): {readonly directive: Directive; readonly source: string} | undefined {
  const loaded = Object.hasOwn(LOADED, element) ? LOADED[element] : {};
  for (const [name, value] of attributes) {
    const attribute = plainName(name);
    const directive = Object.hasOwn(loaded, attribute) ? loaded[attribute] : undefined;
    if (!directive) continue;
    const address = addressesIn(attribute, value)
      .map(readAddress)
      // Every policy allows `data:` for small files.
      .find((one) => isForeign(one) && !/^data:/i.test(one) && !allowsAddress(policy[directive] ?? [], one));
    if (address !== undefined) return {directive, source: sourceOf(address)};
  }
  return undefined;
}
