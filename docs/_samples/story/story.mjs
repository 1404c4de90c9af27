// 完整流程：从获取令牌到下载电子回单，个人、实名、签约和成果用 v1 接口，任务、结算和回单用 v3 接口
// 运行：先启动本地沙箱 node sandbox.mjs --seed --data empty，再运行 node story.mjs
// 需要 Node.js 20 或更高版本，以及示例工具包：在它的 vectors 文件夹里运行，密钥在那里
// 本程序在 8080 端口接收通知，环境变量 PORT 可以换端口；再次运行之前要重置沙箱

// #region setup
import { createSign, createVerify, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// 不在本地沙箱运行时，地址、应用、密钥编号、密钥和通知地址要一起换
const host = process.env.SANDBOX_URL ?? "http://127.0.0.1:4010";
const appId = "app_sample_01";
const keyId = "mk_sample_01";
const privateKey = readFileSync("test-private-key.pem", "utf8");
// 平台公钥按编号保存，更换密钥期间会有两把
const platformKeys = new Map([["pk_sample_01", readFileSync("test-public-key.pem", "utf8")]]);
const notifyUrl = "https://merchant.example/notify";
let token = "";

// 用商户私钥签名：SHA256withRSA，Base64 不换行
function sign(text) {
  return createSign("RSA-SHA256").update(text).sign(privateKey, "base64");
}

// 应答和通知都用平台公钥验签，对象是收到的原文：三行，每行以换行符结尾。密钥编号、签名类型、时间和随机串也要相符
const usedNonces = new Map(); // 随机串 → 收到的时间
function isGenuine(headers, body) {
  const header = (name) => headers.get(name) ?? "";
  const [timestamp, nonce] = [header("x-timestamp"), header("x-nonce")];
  const now = Math.floor(Date.now() / 1000);
  // 随机串保留 10 分钟
  for (const [used, time] of usedNonces) if (now - time > 600) usedNonces.delete(used);
  const key = platformKeys.get(header("x-key-id"));
  if (!key || header("x-sign-type") !== "RSA2" || usedNonces.has(nonce)) return false;
  // 时间相差不超过 300 秒；不是数字时也不通过
  if (!(Math.abs(now - Number(timestamp)) <= 300)) return false;
  const verifier = createVerify("RSA-SHA256").update(`${timestamp}\n${nonce}\n${body}\n`);
  if (!verifier.verify(key, header("x-signature"), "base64")) return false;
  usedNonces.set(nonce, now); // 验签通过之后才记下，伪造的内容不会占用它
  return true;
}

// 发送请求，验签之后返回业务数据；失败时停下来，由人判断
async function send(method, target, headers, body) {
  const response = await fetch(host + target, { method, headers, body, signal: AbortSignal.timeout(10_000) });
  const text = await response.text();
  if (!isGenuine(response.headers, text)) throw new Error("验签失败，应答不能采信，按结果未知处理");
  const answer = JSON.parse(text);
  if (!answer.success) throw new Error(`${target} 返回 ${answer.code}（${answer.subCode}）：${answer.msg}`);
  return answer.data;
}

// v1：POST 的业务内容放在 bizContent 里，GET 的业务条件放在查询串里；全部参数按名称排序后签名，之后才做 URL 编码
async function callV1(operation, method, path, content, extra = {}) {
  const beijing = new Date(Date.now() + 8 * 3600 * 1000).toISOString();
  const parameters = {
    appId,
    method: operation,
    charset: "UTF-8",
    signType: "RSA2",
    timestamp: beijing.slice(0, 19).replace("T", " "),
    nonce: randomBytes(16).toString("hex"),
    version: "1.0",
    ...(method === "GET" ? content : { bizContent: JSON.stringify(content) }),
    ...extra,
  };
  const names = Object.keys(parameters).sort();
  parameters.sign = sign(names.map((name) => `${name}=${parameters[name]}`).join("&"));
  const authorization = { Authorization: `Bearer ${token}` };
  if (method === "GET") {
    const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return send(method, `${path}?${query.join("&")}`, authorization);
  }
  const headers = { "Content-Type": "application/json", ...authorization };
  return send(method, path, headers, JSON.stringify(parameters));
}

// v3：方法、路径、时间、随机串和请求体各占一行，每行以换行符结尾，签名放在请求头里
async function callV3(method, target, content) {
  const body = content === undefined ? "" : JSON.stringify(content);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString("hex");
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Bearer ${token}`,
    "X-App-Id": appId,
    "X-Key-Id": keyId,
    "X-Timestamp": timestamp,
    "X-Nonce": nonce,
    "X-Sign-Type": "RSA2",
    "X-Signature": sign(`${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`),
  };
  return send(method, target, headers, body || undefined);
}

// 接收通知：先验签，再保存，最后应答；验签不通过不应答成功。流程的通知放在内存里，去重和版本见“收到通知的处理”
const received = [];
const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString("utf8");
  const genuine = isGenuine(new Headers(request.headers), body);
  if (genuine) received.push(JSON.parse(body));
  response.writeHead(genuine ? 200 : 401, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ code: genuine ? "SUCCESS" : "FAIL" }));
});
server.listen(Number(process.env.PORT ?? 8080), "127.0.0.1");

// 等待一个事件，matches 判断是不是要等的那一个；30 秒内没有等到就改为查询
async function waitFor(eventType, matches) {
  for (let waited = 0; waited < 300; waited += 1) {
    const event = received.find((one) => one.eventType === eventType && matches(one.data));
    if (event) return event.data;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `没有收到 ${eventType}。重新运行要先重置沙箱：POST /sandbox/reset，{"data":"empty"}；在平台上请改用查询接口`,
  );
}
// #endregion

// #region token
// 获取 v3 令牌，v1 和 v3 的接口都可以使用；这个请求不签名，密钥只放在请求体里
const credentials = { appId, appSecret: "sample-app-secret", grantType: "client_credentials" };
const json = { "Content-Type": "application/json" };
const issued = await send("POST", "/openapi/v3/oauth/token", json, JSON.stringify(credentials));
token = issued.accessToken;
console.log(`[token] 取得令牌，${issued.expiresIn} 秒后到期`);
// #endregion

// #region worker
// 两位个人，编号都由商户生成；先保存编号再调用，重发时编号和内容不变
const people = [
  { realName: "张三", idNo: "110101********0011", bankCardNo: "6222 **** **** 0018", shops: 3, amount: 1200000 },
  { realName: "李四", idNo: "110101********0022", bankCardNo: "6222 **** **** 0026", shops: 2, amount: 800000 },
];
const mobile = "138****0000";
for (const [index, person] of people.entries()) {
  const outWorkerNo = `W20261102-0${index + 1}`;
  const { realName, idNo } = person;
  const content = { outWorkerNo, realName, idType: "ID_CARD", idNo, mobile };
  const worker = await callV1("createWorker", "POST", "/openapi/v1/person/workers", content);
  person.workerNo = worker.workerNo;
  console.log(`[worker] ${realName} ${worker.workerNo}，实名状态 ${worker.realnameStatus}`);
}
// #endregion

// #region realname
// 提交实名认证，结果由通知告知；通过之后登记本人的收款卡，设为默认
for (const [index, { realName, idNo, workerNo, bankCardNo }] of people.entries()) {
  const content = { outAuthNo: `A20261102-0${index + 1}`, realName, idType: "ID_CARD", idNo, mobile };
  const { authNo } = await callV1("submitRealname", "POST", "/openapi/v1/base/realname", content, { notifyUrl });
  const result = await waitFor("realname.succeeded", (data) => data.authNo === authNo);
  const path = `/openapi/v1/person/workers/${workerNo}/bank-cards`;
  const card = await callV1("bindBankCard", "POST", path, { bankCardNo, mobile, isDefault: true });
  console.log(`[realname] ${realName} 实名状态 ${result.status}，收款卡 ${card.cardNo} 尾号 ${card.cardTail}`);
}
// #endregion

// #region contract
// 发起签约，把链接交给本人，本人签署之后收到通知；沙箱里由平台代为签署
for (const [index, { realName, workerNo }] of people.entries()) {
  const outContractNo = `C20261102-0${index + 1}`;
  const content = { outContractNo, workerNo, contractType: "SERVICE_AGREEMENT", templateNo: "TPL1001" };
  const { contractNo } = await callV1("createContract", "POST", "/openapi/v1/task/contracts", content, { notifyUrl });
  const path = `/openapi/v1/task/contracts/${contractNo}/sign-url`;
  await callV1("createSignUrl", "POST", path, { redirectUrl: "https://merchant.example/signed" });
  const signed = await waitFor("contract.signed", (data) => data.contractNo === contractNo);
  console.log(`[contract] ${realName} 合同 ${contractNo}，状态 ${signed.status}`);
}
// #endregion

// #region task
// 创建并发布任务，平台审核通过之后收到通知；单价以分为单位
const { taskId } = await callV3("POST", "/openapi/v3/tasks", {
  outTaskNo: "T20261102-01",
  name: "11 月门店推广",
  category: "PROMOTION",
  unitPrice: 400000,
  quota: 2,
  startAt: "2026-11-03T09:00:00+08:00",
  endAt: "2026-11-20T18:00:00+08:00",
  description: "按排期到店推广，每店以一份验收单为成果。",
});
await callV3("POST", `/openapi/v3/tasks/${taskId}/actions`, { action: "publish" });
const task = await waitFor("task.published", (data) => data.taskId === taskId);
console.log(`[task] 任务 ${taskId}，状态 ${task.status}`);

// v3 用 workerId 指定个人，由证件查询取得，不要自行换算
for (const person of people) {
  const found = await callV3("POST", "/openapi/v3/workers/search", { idType: "ID_CARD", idNo: person.idNo });
  person.workerId = found.workerId;
}

// 指派个人，应答逐人给出结果，要逐条判断
const workerIds = people.map(({ workerId }) => workerId);
const { items: assigned } = await callV3("POST", `/openapi/v3/tasks/${taskId}/assignments`, { workerIds });
if (assigned.some(({ status }) => status !== "INVITED")) throw new Error("有人没有指派成功");

// 个人在商户的应用里领取任务、提交成果，由商户的服务端调用 v1 接口，编号由查询取得；审核通过之后收到通知
for (const [index, { realName, workerNo, workerId, shops }] of people.entries()) {
  const invited = { status: "10", pageNum: "1", pageSize: "20" };
  const tasks = await callV1("listWorkerTasks", "GET", `/openapi/v1/person/workers/${workerNo}/tasks`, invited);
  const { taskNo, assignmentNo } = tasks.list[0];
  const claim = { outAssignmentNo: `G20261102-0${index + 1}`, workerNo };
  await callV1("claimTask", "POST", `/openapi/v1/person/tasks/${taskNo}/claim`, claim);
  const deliverable = { description: `完成 ${shops} 店推广，验收单已交回。`, quantity: shops };
  const path = `/openapi/v1/person/assignments/${assignmentNo}/deliverables`;
  await callV1("submitDeliverable", "POST", path, deliverable);
  const approved = await waitFor("assignment.approved", (data) => data.workerId === workerId);
  console.log(`[task] ${realName} ${approved.assignmentId}，状态 ${approved.status}`);
}
// #endregion

// #region quote
// 试算税额和服务费，30 分钟内有效；金额以分为单位，用整数计算
const amounts = people.map(({ workerId, amount }) => ({ workerId, amount }));
const quoted = { taskId, taxType: "LABOR", feeBearer: "MERCHANT", items: amounts };
const quote = await callV3("POST", "/openapi/v3/settlement-quotes", quoted);
if (quote.net !== quote.gross - quote.iit || quote.payable !== quote.gross + quote.serviceFee) {
  throw new Error("试算金额不一致，停止付款");
}
console.log(`[quote] 税前 ${quote.gross}，个税 ${quote.iit}，税后 ${quote.net}`);
console.log(`[quote] 服务费 ${quote.serviceFee}，应付 ${quote.payable}`);
// #endregion

// #region settlement
// 创建结算单只表示受理，平台核对之后通知待确认；超时或结果未知时不能更换 outSettlementNo
const { settlementId } = await callV3("POST", "/openapi/v3/settlements", {
  outSettlementNo: "S20261121-01",
  taskId,
  quoteId: quote.quoteId,
  channel: "BANK_DIRECT",
  items: amounts.map((item, index) => ({ outItemNo: `I20261121-0${index + 1}`, ...item, remark: "11 月推广服务费" })),
  notifyUrl,
});
const checked = await waitFor("settlement.checked", (data) => data.settlementId === settlementId);
console.log(`[settlement] 结算单 ${settlementId}，状态 ${checked.status}，应付 ${checked.payable}`);
// #endregion

// #region confirm
// 应付与试算一致才确认付款；确认之后不能取消
if (checked.payable !== quote.payable) throw new Error("应付与试算不一致，停止付款");
const confirmation = { payable: checked.payable };
const confirmed = await callV3("POST", `/openapi/v3/settlements/${settlementId}/confirm`, confirmation);
console.log(`[confirm] 结算单 ${settlementId}，状态 ${confirmed.status}`);
// #endregion

// #region notification
// 付款结束之后收到通知，再查询明细，取得每个人的结果
const paid = await waitFor("settlement.succeeded", (data) => data.settlementId === settlementId);
console.log(`[notification] 结算单 ${settlementId}，状态 ${paid.status}，成功 ${paid.successCount} 笔`);
const list = `/openapi/v3/settlements/${settlementId}/items?status=SUCCEEDED&limit=20`;
const { items: paidItems } = await callV3("GET", list);
for (const { outItemNo, payoutId, net } of paidItems) {
  console.log(`[notification] ${outItemNo} 付款 ${payoutId}，税后 ${net}`);
}
// #endregion

// #region receipt
// 取得电子回单的下载地址；下载之后，文件的 SHA-256 与应答一致才归档
for (const { payoutId } of paidItems) {
  const receipt = await callV3("GET", `/openapi/v3/payouts/${payoutId}/receipt`);
  console.log(`[receipt] ${receipt.fileUrl}`);
}
server.close();
// #endregion
