// 签名：SHA256withRSA，填充方式 PKCS#1 v1.5（RFC 8017，8.2.1），结果用 Base64 编码。
const {SHA256, enc} = require('crypto-js');

// DER 里的整数（X.690）：PKCS#8 的私钥在一个 OCTET STRING 里包着 PKCS#1 的私钥。
function integersOf(bytes) {
  const found = [];
  for (let at = 0; at < bytes.length;) {
    const tag = bytes[at];
    let length = bytes[at + 1];
    at += 2;
    if (length > 127) {
      const end = at + (length - 128);
      for (length = 0; at < end; at += 1) length = length * 256 + bytes[at];
    }
    const content = bytes.slice(at, at + length);
    if (tag === 0x30 || tag === 0x04) found.push(...integersOf(content));
    if (tag === 0x02) found.push(BigInt(`0x${content.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`));
    at += length;
  }
  return found;
}

// 私钥的模数和指数。
function keyOf(pem) {
  const [, base64] = /-----BEGIN (?:RSA )?PRIVATE KEY-----([^-]+)-----END/.exec(pem) || [];
  if (!base64) throw new Error('变量 privateKey 应为没有加密的 RSA 私钥，PEM 格式，以 BEGIN PRIVATE KEY 开头。');
  const hex = enc.Base64.parse(base64.replace(/\s|\\n/g, '')).toString();
  const numbers = integersOf(hex.match(/../g).map((byte) => parseInt(byte, 16))).filter((number) => number > 0);
  if (numbers.length < 8) throw new Error('变量 privateKey 不是 RSA 私钥。');
  return {modulus: numbers[0], exponent: numbers[2]};
}

function power(base, exponent, modulus) {
  let result = BigInt(1);
  for (let factor = base, left = exponent; left > 0; left /= BigInt(2)) {
    if (left % BigInt(2) > 0) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

function sign(text) {
  const {modulus, exponent} = keyOf(pm.variables.get('privateKey') || '');
  const length = modulus.toString(16).length + (modulus.toString(16).length % 2);
  const digest = `003031300d060960864801650304020105000420${SHA256(text).toString()}`;
  const padded = `0001${digest.padStart(length - 4, 'f')}`;
  const signature = power(BigInt(`0x${padded}`), exponent, modulus)
    .toString(16)
    .padStart(length, '0');
  return enc.Hex.parse(signature).toString(enc.Base64);
}
