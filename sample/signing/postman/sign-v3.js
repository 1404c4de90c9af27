// 填写请求头，计算签名。请求里写着 {{timestamp}}、{{nonce}} 和 {{signature}}，其他内容可以随意修改。
const text = (value) => pm.variables.replaceIn(String(value));
const {method, url, body, headers} = pm.request;

// 实际发送的路径和查询串，服务地址里的路径也在其中。发送时还要编码的字符，在这里同样编码。
function target() {
  const path = text(url.getHost()).replace(/^https?:\/\/[^/]*/, '') + text(url.getPathWithQuery());
  return path.replace(/[^\x21\x23-\x26\x28-\x3b\x3d\x3f-\x5f\x61-\x7a\x7c\x7e]/gu, (character) =>
    character === "'" ? '%27' : encodeURIComponent(character),
  );
}

// 请求体原文；上传文件时是表单的 meta。
function content() {
  if (!body || body.isEmpty()) return '';
  return text(body.mode === 'formdata' ? body.formdata.get('meta') : body.raw);
}

pm.variables.set('timestamp', String(Math.floor(Date.now() / 1000)));
pm.variables.set('nonce', text('{{$guid}}').replace(/-/g, ''));

if (headers.has('X-Signature')) {
  const lines = [method, target(), pm.variables.get('timestamp'), pm.variables.get('nonce'), content()];
  pm.variables.set('signature', sign(lines.map((line) => `${line}\n`).join('')));
}
