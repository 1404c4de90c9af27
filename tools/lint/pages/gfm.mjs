import markdown from '@eslint/markdown';

const MarkdownLanguage = markdown.languages.gfm.constructor;

/** Gives nodes without a position an empty one, at the start of their parent. */
function locate(node, {start}) {
  node.position ??= {start, end: start};
  node.children?.forEach((child) => locate(child, node.position));
}

/**
 * GFM in which each node has a position: mdast-util-gfm-autolink-literal (upstream #19) gives none to some addresses in text, at which the
 * rules of @eslint/markdown throw.
 */
class LocatedGfm extends MarkdownLanguage {
  parse(...args) {
    const result = super.parse(...args);
    if (result.ok) locate(result.ast, result.ast.position);
    return result;
  }
}

export default new LocatedGfm({mode: 'gfm'});
