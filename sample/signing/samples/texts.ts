import {SANDBOX, TIMEOUT} from '../../../contract/signing';

/** What signed samples say and send in every language. */

/** What the local sandbox knows of the caller. */
export const ACCOUNT = {
  sandbox: SANDBOX,
  appId: 'app_sample_01',
  keyId: 'mk_sample_01',
  token: 'sample-access-token',
  privateKey: 'test-private-key.pem',
} as const;

/** The smallest PNG image, in Base64: a white dot. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==';

/** Media type of what is sent as a file. */
export const IMAGE = 'image/png';

/** Comments of the steps that say the same in every sample. */
export const COMMENTS = {
  plainBody: '请求体：签发令牌的请求不签名，密钥只放在请求体里',
  body: '请求体：签名和发送使用同一个字符串',
  content: '业务内容：一个 JSON 字符串，签名和发送使用同一个字符串',
  upload: '要上传的文件：一张最小的 PNG 图片，meta 里有它的 SHA-256 摘要',
  parameters: '参与签名的参数：公共参数和业务参数在同一层',
  sorted: '待签名字符串：参数按名称的 ASCII 码排序，用 & 连接，值不做 URL 编码，末尾没有换行',
  sign: '用商户私钥签名：SHA256withRSA，结果用 Base64 编码，不换行',
  query: '签名之后再做 URL 编码：空格是 %20，加号是 %2B',
  json: '请求体：参数和签名放在一层 JSON 对象里',
  form: '表单：参数和签名是文本部分，文件本身不参与签名',
  send: `发送请求，${TIMEOUT} 秒没有应答就放弃；打印应答`,
} as const;
