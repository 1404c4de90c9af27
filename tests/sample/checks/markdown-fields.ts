/** Parts of an interface whose tables list fields, with their parts of anchors. */
const PARTS: Readonly<Record<string, string>> = {请求字段: 'req', 通知字段: 'req', '应答字段（data）': 'res'};

/** The anchors of the fields in the tables of a Markdown page. */
export function markdownAnchors(markdown: string): readonly string[] {
  let operationId = '';
  let part: string | undefined;
  return markdown.split('\n').flatMap((line) => {
    operationId = /^operationId：`(\w+)`$/.exec(line)?.[1] ?? operationId;
    if (line.startsWith('#')) part = PARTS[line.replace(/^#+ /, '')];
    const field = part && /^\| `([^`]+)` \|/.exec(line)?.[1];
    return field ? [`${operationId}.${part}.${field}`] : [];
  });
}
