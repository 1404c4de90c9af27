// 填写公共参数，计算签名。请求里写着 {{timestamp}}、{{nonce}} 和 {{sign}}，请求体和查询串里的其他内容可以随意修改。
const text = (value) => pm.variables.replaceIn(String(value));
const enabled = ({disabled}) => !disabled;
const {url, body} = pm.request;
const isFile = ({type, fileName}) => type === 'file' || fileName !== undefined;

const decoded = (value) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

// 参与签名的参数：查询串里的值签名之后才编码，文件不参与签名。
function parameters() {
  if (body && body.mode === 'raw') return JSON.parse(text(body.raw));
  const inForm = body && body.mode === 'formdata';
  const list = inForm ? body.formdata.filter(enabled).filter((one) => !isFile(one)) : url.query.filter(enabled);
  return Object.fromEntries(list.map(({key, value}) => [key, inForm ? text(value) : decoded(text(value))]));
}

// 北京时间。
pm.variables.set('timestamp', new Date(Date.now() + 8 * 3600 * 1000).toISOString().slice(0, 19).replace('T', ' '));
pm.variables.set('nonce', text('{{$guid}}').replace(/-/g, ''));
pm.variables.set('sign', '');

const all = parameters();
if ('sign' in all) {
  const line = Object.keys(all)
    .filter((name) => name !== 'sign' && all[name] !== '')
    .sort()
    .map((name) => `${name}=${all[name]}`)
    .join('&');
  const inQuery = !body || body.isEmpty();
  pm.variables.set('sign', inQuery ? encodeURIComponent(sign(line)) : sign(line));
}
