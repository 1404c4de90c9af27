// 计算 v3 签名，并打印每一步的结果，可以与签名向量逐字节核对
// 运行：node sign-v3.mjs；需要 Node.js 20 或更高版本，当前目录有示例工具包的 test-private-key.pem
import { createHash, createSign } from "node:crypto";
import { readFileSync } from "node:fs";

const privateKey = readFileSync("test-private-key.pem", "utf8");

function sign(title, method, pathAndQuery, timestamp, nonce, body) {
  // 五行，每一行都以换行符结尾；没有请求体时第五行为空，换行符仍然保留
  const text = [method, pathAndQuery, timestamp, nonce, body].map((line) => `${line}\n`).join("");
  // 用商户私钥签名，算法是 SHA256withRSA，Base64 不换行
  const signature = createSign("RSA-SHA256").update(text, "utf8").sign(privateKey, "base64");
  // 打印时把换行符写成可见的 \n
  console.log(`${title}：待签名字符串\n${text.replaceAll("\n", "\\n\n").trimEnd()}`);
  console.log(`${title}：SHA-256（十六进制）\n${createHash("sha256").update(text, "utf8").digest("hex")}`);
  console.log(`${title}：签名（Base64）\n${signature}`);
  console.log(`${title}：请求头`);
  console.log("X-App-Id: app_sample_01");
  console.log("X-Key-Id: mk_sample_01");
  console.log(`X-Timestamp: ${timestamp}`);
  console.log(`X-Nonce: ${nonce}`);
  console.log("X-Sign-Type: RSA2");
  console.log(`X-Signature: ${signature}`);
}

// 请求体只序列化一次，签名和发送使用同一个字符串
const body =
  '{"outSettlementNo":"S20261121-01","taskId":"tsk_300001","quoteId":"qt_500001","channel":"BANK_DIRECT","items":[{"outItemNo":"I20261121-01","workerId":"wkr_200001","amount":1200000,"remark":"11 月推广服务费"},{"outItemNo":"I20261121-02","workerId":"wkr_200002","amount":800000,"remark":"11 月推广服务费"}],"notifyUrl":"https://merchant.example/notify"}';

// 实际使用时，时间取当前的秒数，随机串每次重新生成
sign("创建结算单", "POST", "/openapi/v3/settlements", "1795226460", "d2e00f172bd3f14ad530c759da2435a2", body);

// GET：请求体为空，查询串与实际发送的完全一致，不排序
const settlementItems = "/openapi/v3/settlements/stl_500001/items?status=SUCCEEDED&limit=20";
sign("查询结算明细", "GET", settlementItems, "1795227600", "84c76fddd93a05ce1e03b4faa349ba95", "");
