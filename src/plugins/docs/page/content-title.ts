import type {Heading, Root} from 'mdast';

/** The heading of level 1 that a page begins with, behind front matter and imports: beta.13 takes it for the title of the page. */
export function titleHeading({children}: Root): Heading | undefined {
  const first = children.find(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  return first?.type === 'heading' && first.depth === 1 ? first : undefined;
}

/** A page without this heading, for a theme that shows the title itself. */
export function withoutTitle(root: Root): Root {
  const title = titleHeading(root);
  return {...root, children: root.children.filter((node) => node !== title)};
}
