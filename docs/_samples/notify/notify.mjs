// 接收通知：先验签，再去重、比较版本，最后应答
// 运行：node notify.mjs，监听 127.0.0.1:8080，环境变量 PORT 可以换端口；需要 Node.js 20 或更高版本，当前目录有示例工具包的 test-public-key.pem
import { createVerify } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// 平台公钥按编号保存，更换密钥期间会有两把
const platformKeys = new Map([["pk_sample_01", readFileSync("test-public-key.pem", "utf8")]]);

// 本程序处理结算的事件，其他事件照此添加
const knownEvents = new Set([
  "settlement.checked",
  "settlement.succeeded",
  "settlement.partially_succeeded",
  "settlement.failed",
  "settlement.cancelled",
]);

// 示例把记录放在内存里。实际使用时换成数据库：eventId 设唯一约束，与版本、业务数据在同一个事务里写入
const usedNonces = new Map(); // 随机串 → 收到的时间
const handledEvents = new Set(); // eventId
const savedVersions = new Map([
  ["stl_500001", 0],
  ["BT500001", 0],
]); // 本地保存的结算：业务编号 → 已经处理的 resourceVersion

// 当前时间，秒。NOTIFY_NOW 只用来核对时间固定的通知样例，不要在生产环境设置
const now = () => Number(process.env.NOTIFY_NOW ?? Math.floor(Date.now() / 1000));

// 验签：不通过时返回原因，通过时返回 undefined
function rejection(headers, rawBody) {
  const timestamp = headers["x-timestamp"] ?? "";
  const nonce = headers["x-nonce"] ?? "";
  const keyId = headers["x-key-id"] ?? "";
  const signType = headers["x-sign-type"] ?? "";

  // 时间相差不超过 300 秒；不是数字时也不通过
  if (!(Math.abs(now() - Number(timestamp)) <= 300)) return "与本机时间相差超过 300 秒";

  // 随机串 10 分钟内没有出现过，更早的不必保留
  for (const [used, time] of usedNonces) if (now() - time > 600) usedNonces.delete(used);
  if (usedNonces.has(nonce)) return "X-Nonce 已经用过";

  const key = platformKeys.get(keyId);
  if (!key) return `没有编号为 ${keyId} 的平台公钥`;
  if (signType !== "RSA2") return `签名类型不是 RSA2，而是 ${signType}`;

  // 三行，每行以换行符结尾；报文体是收到的原始字节，不是解析之后再序列化的结果
  const verifier = createVerify("RSA-SHA256").update(`${timestamp}\n${nonce}\n`).update(rawBody).update("\n");
  if (!verifier.verify(key, headers["x-signature"] ?? "", "base64")) return "签名不符";

  // 验签通过之后才记下随机串，伪造的请求不会占用它
  usedNonces.set(nonce, now());
  return undefined;
}

// 处理验签通过的通知，返回做了什么；业务更新失败时抛出异常
function handle(event) {
  if (handledEvents.has(event.eventId)) return `重复：事件 ${event.eventId} 已经处理过`;
  if (!knownEvents.has(event.eventType)) return `忽略：不认识的事件类型 ${event.eventType}`;

  // 业务编号：v3 是 settlementId，v1 是 batchNo
  const id = event.apiVersion === "v3" ? event.data.settlementId : event.data.batchNo;
  const saved = savedVersions.get(id);
  // 通知可能比创建的应答先到：本地还没有这笔业务，就等平台重发
  if (saved === undefined) throw new Error(`本地还没有 ${id}`);
  if (event.resourceVersion <= saved) return `忽略：${id} 已有版本 ${saved}，收到的是版本 ${event.resourceVersion}`;

  // 金额和状态与本地记录核对一致之后，在这里更新业务数据
  savedVersions.set(id, event.resourceVersion);
  // 业务更新成功之后才记下 eventId：更新失败时平台会重发，不能把它当作重复
  handledEvents.add(event.eventId);
  return `处理：${id} 更新到版本 ${event.resourceVersion}，状态 ${event.data.status}`;
}

function answer(response, status, code) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({ code }));
}

// 接收一个通知
async function receive(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks);
  if (request.url !== "/notify") return answer(response, 404, "FAIL");

  const reason = rejection(request.headers, rawBody);
  if (reason) {
    console.log(`拒绝：${reason}`);
    return answer(response, 401, "FAIL");
  }
  try {
    console.log(handle(JSON.parse(rawBody.toString("utf8"))));
    // 重复的、旧的和不认识的通知同样应答成功，否则平台会继续重发
    return answer(response, 200, "SUCCESS");
  } catch (error) {
    // 处理失败时不应答成功，等平台重发
    console.log(`失败：${error.message}，等待重发`);
    return answer(response, 500, "FAIL");
  }
}

// 对方中途断开时，只放弃这一个请求
const server = createServer((request, response) => receive(request, response).catch(() => response.destroy()));
server.listen(Number(process.env.PORT ?? 8080), "127.0.0.1", () => console.log("等待通知：POST /notify"));
