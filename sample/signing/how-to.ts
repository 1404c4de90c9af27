/** What a request of v1 carries, and how its signature is made. */
export const HOW_TO_V1: readonly string[] = [
  '请求头 `Authorization: Bearer` 加空格加访问令牌。',
  '取全部公共参数和业务参数，去掉 `sign` 和值为空的参数，按名称的 ASCII 码排序，写成 `名称=值`，用 `&` 连接成一行。值使用原文，不做 URL 编码，末尾没有换行。',
  '用商户私钥对这一行的 UTF-8 字节签名：SHA256withRSA，填充方式 PKCS#1 v1.5。Base64 编码后放进 `sign`。',
  'GET 和 DELETE 的参数都在查询串里，签名之后再做 URL 编码。其余请求的参数放在一层 JSON 对象里，业务内容序列化成一个字符串，放进 `bizContent`。上传文件时参数是表单的文本部分，文件本身不参与签名。',
];

/** The same for v3. */
export const HOW_TO_V3: readonly string[] = [
  '请求头 `Authorization: Bearer` 加空格加访问令牌，以及各接口列出的 `X-` 请求头。',
  '待签名字符串有五行：大写的请求方法、实际发送的路径和查询串、`X-Timestamp`、`X-Nonce`、请求体原文。每行都以换行符结尾，没有请求体时最后一行只有换行符。',
  '用商户私钥对它的 UTF-8 字节签名：SHA256withRSA，填充方式 PKCS#1 v1.5。Base64 编码后放进 `X-Signature`。',
];

/** How answers and notifications are verified, in both schemes. */
export const VERIFYING =
  '应答和通知由平台签名。待验签字符串有三行：`X-Timestamp`、`X-Nonce`、报文体原文，每行都以换行符结尾。用 `X-Key-Id` 对应的平台公钥验证 `X-Signature`，通过之后再解析。';
