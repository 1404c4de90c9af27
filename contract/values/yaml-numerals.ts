import {stringify} from 'yaml';
import type {ScalarTag} from 'yaml';
import {isNumeral, sourceOf} from './numerals';

const NUMERAL_TAG: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: isNumeral,
  resolve: (text) => text,
  stringify: ({value}) => String(sourceOf(value)),
};

/** A value as YAML, with its numbers as in the document. */
export const yamlOf = (value: unknown): string =>
  stringify(value, {
    lineWidth: 0,
    aliasDuplicateObjects: false,
    // Before the tag of strings, which would match first.
    customTags: (tags) => [NUMERAL_TAG, ...tags],
  });
