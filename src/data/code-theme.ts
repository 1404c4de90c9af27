/**
 * Code colours as CSS variables, so that light and dark need no script: stock writes inline colours of one mode and
 * corrects them after hydration, which flashes (upstream #11566). The values are in src/css/custom.css.
 */
const token = (types: string[], name: string) => ({types, style: {color: `var(--code-${name})`}});

export const codeTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'},
  styles: [
    token(['comment', 'prolog', 'doctype', 'cdata'], 'comment'),
    token(['string', 'attr-value', 'char', 'inserted', 'header-value'], 'string'),
    token(['number', 'boolean', 'constant', 'symbol', 'variable'], 'value'),
    token(['keyword', 'selector', 'tag', 'method', 'request-line'], 'keyword'),
    token(['property', 'attr-name', 'function', 'class-name', 'header-name', 'builtin'], 'name'),
    token(['punctuation', 'operator'], 'punctuation'),
    token(['deleted'], 'deleted'),
  ],
};
