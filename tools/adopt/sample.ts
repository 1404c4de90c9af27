/** What the sample has, and no site of a provider. */
export const MARK = 'docs/_vectors/vectors.json';

/** What goes with the sample: its contracts, pages, samples and frozen versions, and the tests of them. */
export const SAMPLE: readonly string[] = ['docs', 'versioned_docs', 'versioned_sidebars', 'sample', 'tests/sample'];
