// 用 SM2 签名 v3 请求，并验证签名
// 需要 Node.js 20 或更高版本；运行：先 npm install sm-crypto@0.5.8，再 node sign-sm2.mjs
// 当前目录有示例工具包的 test-sm2-private-key.pem 和 test-sm2-public-key.pem
import { readFileSync } from "node:fs";
// Node.js 自带的 crypto 不能指定用户标识，与平台的不一致，所以使用 sm-crypto
import smCrypto from "sm-crypto";

// sm-crypto 使用十六进制的密钥：私钥是 PKCS#8 里的 32 字节，公钥是末尾以 04 开头的 65 字节
function readPem(file) {
  const text = readFileSync(file, "utf8");
  return Buffer.from(text.replace(/-----[A-Z ]+-----|\s/g, ""), "base64");
}
const privateKey = readPem("test-sm2-private-key.pem").subarray(36, 68).toString("hex");
const publicKey = readPem("test-sm2-public-key.pem").subarray(-65).toString("hex");

// 摘要算法 SM3，签名按 DER 编码；签名与验证都必须指定用户标识
const options = { der: true, hash: true, userId: "1234567812345678" };

// 返回 Base64，即请求头 X-Signature 的值
function sign(text) {
  const hex = smCrypto.sm2.doSignature(text, privateKey, { ...options, publicKey });
  return Buffer.from(hex, "hex").toString("base64");
}

function verify(title, text, signature) {
  const hex = Buffer.from(signature, "base64").toString("hex");
  const genuine = smCrypto.sm2.doVerifySignature(text, hex, publicKey, options);
  console.log(`${title}：${genuine ? "验证通过" : "验证失败"}`);
}

// 待签名字符串与 RSA2 相同，五行，每一行都以换行符结尾
const body =
  '{"outSettlementNo":"S20261121-01","taskId":"tsk_300001","quoteId":"qt_500001","channel":"BANK_DIRECT","items":[{"outItemNo":"I20261121-01","workerId":"wkr_200001","amount":1200000,"remark":"11 月推广服务费"},{"outItemNo":"I20261121-02","workerId":"wkr_200002","amount":800000,"remark":"11 月推广服务费"}],"notifyUrl":"https://merchant.example/notify"}';
const text = `POST\n/openapi/v3/settlements\n1795226460\nd2e00f172bd3f14ad530c759da2435a2\n${body}\n`;

// SM2 签名含随机数，每次不同，所以不打印，只验证
verify("新的签名", text, sign(text));

// 签名向量里公开的签名
const published = "MEUCIQCuh0q8hQE+9EhLbz4ePQR/zdXymhm/bbW1x8XtBM4JlwIgQvrH0d9oGw3niuBQjSzRPv0xCPzVl37zq2F0At4LY/E=";
verify("公开的签名", text, published);
verify("去掉最后一个换行符", text.slice(0, -1), published);
