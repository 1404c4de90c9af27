// 完整流程：从获取令牌到下载电子回单
// 运行：先启动本地沙箱 node sandbox.mjs --seed --data empty，再运行 node story.mjs
// 需要 Node.js 20 或更高版本，以及示例工具包：在它的 vectors 文件夹里运行，密钥在那里
// 本程序在 8080 端口接收通知，环境变量 PORT 可以换端口；再次运行之前要重置沙箱

// #region setup
import { createSign, createVerify, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// 不在本地沙箱运行时，地址、应用、密钥和通知地址要一起换
const host = process.env.SANDBOX_URL ?? "http://127.0.0.1:4010";
const appId = "app_sample_01";
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

// POST 的业务内容放在 bizContent 里，GET 的业务条件放在查询串里；全部参数按名称排序后签名，之后才做 URL 编码
async function call(operation, method, path, content, extra = {}) {
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
// 获取令牌；这个请求不签名，密钥只放在请求体里
const credentials = { appId, appSecret: "sample-app-secret" };
const json = { "Content-Type": "application/json" };
const issued = await send("POST", "/openapi/v1/token", json, JSON.stringify(credentials));
token = issued.token;
console.log(`[token] 取得令牌，${issued.expireTime} 到期`);
// #endregion

// #region worker
// 两位个人，编号都由商户生成；先保存编号再调用，重发时编号和内容不变
const people = [
  { realName: "张三", idNo: "110101********0011", bankCardNo: "6222 **** **** 0018", shops: 3, amount: "12000.00" },
  { realName: "李四", idNo: "110101********0022", bankCardNo: "6222 **** **** 0026", shops: 2, amount: "8000.00" },
];
const mobile = "138****0000";
for (const [index, person] of people.entries()) {
  const outWorkerNo = `W20261102-0${index + 1}`;
  const { realName, idNo } = person;
  const content = { outWorkerNo, realName, idType: "ID_CARD", idNo, mobile };
  const worker = await call("createWorker", "POST", "/openapi/v1/person/workers", content);
  person.workerNo = worker.workerNo;
  console.log(`[worker] ${realName} ${worker.workerNo}，实名状态 ${worker.realnameStatus}`);
}
// #endregion

// #region realname
// 提交实名认证，结果由通知告知；通过之后登记本人的收款卡，设为默认
for (const [index, { realName, idNo, workerNo, bankCardNo }] of people.entries()) {
  const content = { outAuthNo: `A20261102-0${index + 1}`, realName, idType: "ID_CARD", idNo, mobile };
  const { authNo } = await call("submitRealname", "POST", "/openapi/v1/base/realname", content, { notifyUrl });
  const result = await waitFor("realname.succeeded", (data) => data.authNo === authNo);
  const path = `/openapi/v1/person/workers/${workerNo}/bank-cards`;
  const card = await call("bindBankCard", "POST", path, { bankCardNo, mobile, isDefault: true });
  console.log(`[realname] ${realName} 实名状态 ${result.status}，收款卡 ${card.cardNo} 尾号 ${card.cardTail}`);
}
// #endregion

// #region contract
// 发起签约，把链接交给本人，本人签署之后收到通知；沙箱里由平台代为签署
for (const [index, { realName, workerNo }] of people.entries()) {
  const outContractNo = `C20261102-0${index + 1}`;
  const content = { outContractNo, workerNo, contractType: "SERVICE_AGREEMENT", templateNo: "TPL1001" };
  const { contractNo } = await call("createContract", "POST", "/openapi/v1/task/contracts", content, { notifyUrl });
  const path = `/openapi/v1/task/contracts/${contractNo}/sign-url`;
  await call("createSignUrl", "POST", path, { redirectUrl: "https://merchant.example/signed" });
  const signed = await waitFor("contract.signed", (data) => data.contractNo === contractNo);
  console.log(`[contract] ${realName} 合同 ${contractNo}，状态 ${signed.status}`);
}
// #endregion

// #region task
// 任务由商户在平台发布；个人在商户的应用里领取任务、提交成果，由商户的服务端调用接口
const taskNo = "TK300001";
for (const [index, { realName, workerNo, shops }] of people.entries()) {
  const claim = { outAssignmentNo: `G20261102-0${index + 1}`, workerNo };
  const { assignmentNo } = await call("claimTask", "POST", `/openapi/v1/person/tasks/${taskNo}/claim`, claim);
  const deliverable = { description: `完成 ${shops} 店推广，验收单已交回。`, quantity: shops };
  const path = `/openapi/v1/person/assignments/${assignmentNo}/deliverables`;
  await call("submitDeliverable", "POST", path, deliverable);

  // 审核没有通知，隔一段时间查询一次，状态 40 表示成果已通过审核
  const approved = { status: "40", pageNum: "1", pageSize: "20" };
  let tasks = { total: 0 };
  for (let waited = 0; waited < 300 && tasks.total === 0; waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    tasks = await call("listWorkerTasks", "GET", `/openapi/v1/person/workers/${workerNo}/tasks`, approved);
  }
  if (tasks.total === 0) throw new Error("成果没有通过审核");
  console.log(`[task] ${realName} ${assignmentNo} ${tasks.list[0].taskName}，状态 ${tasks.list[0].status}`);
}
// #endregion

// #region quote
// 试算税额和服务费；金额是两位小数的字符串，换算成分再计算，不用浮点数
const fen = (yuan) => Number(yuan.replace(".", ""));
const amounts = people.map(({ workerNo, amount }) => ({ workerNo, amount }));
const quoted = { taxType: "LABOR", feeBearer: "MERCHANT", details: amounts };
const quote = await call("quoteSettlement", "POST", "/openapi/v1/settlement/quote", quoted);
if (fen(quote.payableAmount) !== fen(quote.grossAmount) + fen(quote.serviceFee)) {
  throw new Error("试算金额不一致，停止付款");
}
console.log(`[quote] 税前 ${quote.grossAmount}，税款 ${quote.taxAmount}`);
console.log(`[quote] 服务费 ${quote.serviceFee}，应付 ${quote.payableAmount}`);
// #endregion

// #region settlement
// 提交结算批次只表示受理，平台核对之后通知待确认；超时或结果未知时不能更换 outBatchNo
const details = amounts.map((item, index) => ({
  outDetailNo: `D20261121-0${index + 1}`,
  ...item,
  remark: "11 月推广服务费",
}));
const batch = { outBatchNo: "B20261121-01", taskNo, channel: "BANK_DIRECT", details };
const created = await call("createBatch", "POST", "/openapi/v1/settlement/batches", batch, { notifyUrl });
const { batchNo, totalAmount } = created;
const checked = await waitFor("settlement.checked", (data) => data.batchNo === batchNo);
console.log(`[settlement] 批次 ${batchNo}，状态 ${checked.status}，总额 ${totalAmount}`);
// #endregion

// #region confirm
// 总额与试算的税前金额一致才确认付款；确认之后不能取消
if (totalAmount !== quote.grossAmount) throw new Error("总额与试算不一致，停止付款");
const path = `/openapi/v1/settlement/batches/${batchNo}/confirm`;
const confirmed = await call("confirmBatch", "POST", path, { totalAmount });
console.log(`[confirm] 批次 ${batchNo}，状态 ${confirmed.status}`);
// #endregion

// #region notification
// 付款结束之后收到通知，再查询明细，取得每个人的结果
const paid = await waitFor("settlement.succeeded", (data) => data.batchNo === batchNo);
console.log(`[notification] 批次 ${batchNo}，状态 ${paid.status}，成功 ${paid.successCount} 笔`);
const page = { pageNum: "1", pageSize: "20" };
const paidDetails = await call("listBatchDetails", "GET", `/openapi/v1/settlement/batches/${batchNo}/details`, page);
for (const { outDetailNo, detailNo, netAmount } of paidDetails.list) {
  console.log(`[notification] ${outDetailNo} 明细 ${detailNo}，税后 ${netAmount}`);
}
// #endregion

// #region receipt
// 取得电子回单的下载地址，路径中填批次编号；下载之后，文件的 SHA-256 与应答一致才归档
for (const { detailNo } of paidDetails.list) {
  const receiptsOf = `/openapi/v1/task/settlements/${batchNo}/receipts`;
  const receipts = await call("listReceipts", "GET", receiptsOf, { detailNo });
  console.log(`[receipt] ${receipts.list[0].fileUrl}`);
}
server.close();
// #endregion
