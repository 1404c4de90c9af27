import {styles} from './tools/lint/browsers.mjs';

/** What `npm run lint` asks of CSS. */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    // Empty lines part groups of variables, with or without a comment.
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'media-feature-range-notation': 'prefix',
    // It compares selectors that no element matches both of.
    'no-descending-specificity': null,
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'value-keyword-case': ['lower', {camelCaseSvgKeywords: true, ignoreKeywords: [/^[A-Z]/]}],
  },
  overrides: [
    {
      // The book is no page: one browser prints it.
      files: ['src/**/*.css'],
      rules: {'plugin/use-baseline': [true, styles]},
    },
    {
      // A class is a property of `styles` there; in :global it has the name that upstream gave it.
      files: ['**/*.module.css'],
      rules: {
        'selector-class-pattern': [
          /^([a-z][a-zA-Z0-9]*|[a-z]+([-_]+[a-z]+)*)$/,
          {message: (name) => `class ${name} is not written in camelCase`},
        ],
      },
    },
  ],
};
