# 完整流程：从获取令牌到下载电子回单，个人、实名、签约和成果用 v1 接口，任务、结算和回单用 v3 接口
# 运行：先启动本地沙箱 node sandbox.mjs --seed --data empty，再运行 python3 story.py
# 需要 Python 3.8 或更高版本和 openssl 命令，以及示例工具包：在它的 vectors 文件夹里运行，密钥在那里
# 本程序在 8080 端口接收通知，环境变量 PORT 可以换端口；再次运行之前要重置沙箱

# #region setup
import base64
import binascii
import json
import os
import secrets
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, HTTPServer

# 不在本地沙箱运行时，地址、应用、密钥编号、密钥和通知地址要一起换
HOST = os.environ.get("SANDBOX_URL", "http://127.0.0.1:4010")
APP_ID = "app_sample_01"
KEY_ID = "mk_sample_01"
NOTIFY_URL = "https://merchant.example/notify"
# 平台公钥按编号保存，更换密钥期间会有两把
PLATFORM_KEYS = {"pk_sample_01": "test-public-key.pem"}
token = ""


# 用商户私钥签名：SHA256withRSA，Base64 不换行；Python 的标准库没有 RSA，由 openssl 命令计算
def sign(text):
    command = ["openssl", "dgst", "-sha256", "-sign", "test-private-key.pem"]
    signature = subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout
    return base64.b64encode(signature).decode()


# 用平台公钥验证 SHA256withRSA 的签名；openssl 从文件读取签名，文件写完并关闭之后才交给它
def rsa_verify(key_file, text, signature):
    with tempfile.TemporaryDirectory() as folder:
        file_name = os.path.join(folder, "signature")
        with open(file_name, "wb") as file:
            file.write(signature)
        command = ["openssl", "dgst", "-sha256", "-verify", key_file, "-signature", file_name]
        return subprocess.run(command, input=text, capture_output=True).returncode == 0


# 应答和通知都用平台公钥验签，对象是收到的原文：三行，每行以换行符结尾。密钥编号、签名类型、时间和随机串也要相符
used_nonces = {}  # 随机串 → 收到的时间
lock = threading.Lock()  # 应答和通知在两个线程里验签


def is_genuine(headers, body):
    timestamp, nonce = headers.get("X-Timestamp", ""), headers.get("X-Nonce", "")
    key_file = PLATFORM_KEYS.get(headers.get("X-Key-Id"))
    now = time.time()
    with lock:
        # 随机串保留 10 分钟
        for used in [used for used, received_at in used_nonces.items() if now - received_at > 600]:
            del used_nonces[used]
        if key_file is None or headers.get("X-Sign-Type") != "RSA2" or nonce in used_nonces:
            return False
        # 时间相差不超过 300 秒；不是数字时也不通过
        if not timestamp.isdecimal() or abs(now - int(timestamp)) > 300:
            return False
        try:
            signature = base64.b64decode(headers.get("X-Signature", ""))
        except binascii.Error:
            return False
        if not rsa_verify(key_file, f"{timestamp}\n{nonce}\n".encode() + body + b"\n", signature):
            return False
        used_nonces[nonce] = now  # 验签通过之后才记下，伪造的内容不会占用它
        return True


# 发送请求，验签之后返回业务数据；失败时停下来，由人判断
def send(method, target, headers, body=None):
    data = None if body is None else body.encode()
    request = urllib.request.Request(HOST + target, data, headers, method=method)
    try:
        response = urllib.request.urlopen(request, timeout=10)
    except urllib.error.HTTPError as error:
        response = error
    text = response.read()
    if not is_genuine(response.headers, text):
        raise SystemExit("验签失败，应答不能采信，按结果未知处理")
    answer = json.loads(text)
    if not answer["success"]:
        raise SystemExit(f"{target} 返回 {answer['code']}（{answer['subCode']}）：{answer['msg']}")
    return answer["data"]


# 序列化成 JSON，中文不转义
def to_json(content):
    return json.dumps(content, ensure_ascii=False)


# v1：POST 的业务内容放在 bizContent 里，GET 的业务条件放在查询串里；全部参数按名称排序后签名，之后才做 URL 编码
def call_v1(operation, method, path, content, **extra):
    beijing = datetime.now(timezone(timedelta(hours=8)))
    parameters = {
        "appId": APP_ID,
        "method": operation,
        "charset": "UTF-8",
        "signType": "RSA2",
        "timestamp": beijing.strftime("%Y-%m-%d %H:%M:%S"),
        "nonce": secrets.token_hex(16),
        "version": "1.0",
        **(content if method == "GET" else {"bizContent": to_json(content)}),
        **extra,
    }
    parameters["sign"] = sign("&".join(f"{name}={parameters[name]}" for name in sorted(parameters)))
    authorization = {"Authorization": f"Bearer {token}"}
    if method == "GET":
        query = urllib.parse.urlencode(parameters, quote_via=urllib.parse.quote)
        return send(method, f"{path}?{query}", authorization)
    return send(method, path, {"Content-Type": "application/json", **authorization}, to_json(parameters))


# v3：方法、路径、时间、随机串和请求体各占一行，每行以换行符结尾，签名放在请求头里
def call_v3(method, target, content=None):
    body = "" if content is None else to_json(content)
    timestamp = str(int(time.time()))
    nonce = secrets.token_hex(16)
    headers = {
        "Content-Type": "application/json",
        "Authorization": f"Bearer {token}",
        "X-App-Id": APP_ID,
        "X-Key-Id": KEY_ID,
        "X-Timestamp": timestamp,
        "X-Nonce": nonce,
        "X-Sign-Type": "RSA2",
        "X-Signature": sign(f"{method}\n{target}\n{timestamp}\n{nonce}\n{body}\n"),
    }
    return send(method, target, headers, body or None)


# 接收通知：先验签，再保存，最后应答；验签不通过不应答成功。流程的通知放在内存里，去重和版本见“收到通知的处理”
received = []


class NotificationHandler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        genuine = is_genuine(self.headers, body)
        if genuine:
            received.append(json.loads(body))
        self.send_response(200 if genuine else 401)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(b'{"code":"SUCCESS"}' if genuine else b'{"code":"FAIL"}')

    # 不打印访问日志
    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), NotificationHandler)
threading.Thread(target=server.serve_forever, daemon=True).start()


# 等待一个事件，field 和 value 指定要等的对象；30 秒内没有等到就改为查询
def wait_for(event_type, field, value):
    for _ in range(300):
        for event in list(received):
            if event["eventType"] == event_type and event["data"][field] == value:
                return event["data"]
        time.sleep(0.1)
    raise SystemExit(f'没有收到 {event_type}。重新运行要先重置沙箱：POST /sandbox/reset，{{"data":"empty"}}；在平台上请改用查询接口')


# #endregion

# #region token
# 获取 v3 令牌，v1 和 v3 的接口都可以使用；这个请求不签名，密钥只放在请求体里
credentials = {"appId": APP_ID, "appSecret": "sample-app-secret", "grantType": "client_credentials"}
issued = send("POST", "/openapi/v3/oauth/token", {"Content-Type": "application/json"}, to_json(credentials))
token = issued["accessToken"]
print(f"[token] 取得令牌，{issued['expiresIn']} 秒后到期")
# #endregion

# #region worker
# 两位个人，编号都由商户生成；先保存编号再调用，重发时编号和内容不变
people = [
    {
        "realName": "张三",
        "idNo": "110101********0011",
        "bankCardNo": "6222 **** **** 0018",
        "shops": 3,
        "amount": 1200000,
    },
    {
        "realName": "李四",
        "idNo": "110101********0022",
        "bankCardNo": "6222 **** **** 0026",
        "shops": 2,
        "amount": 800000,
    },
]
MOBILE = "138****0000"
for number, person in enumerate(people, 1):
    content = {
        "outWorkerNo": f"W20261102-0{number}",
        "realName": person["realName"],
        "idType": "ID_CARD",
        "idNo": person["idNo"],
        "mobile": MOBILE,
    }
    worker = call_v1("createWorker", "POST", "/openapi/v1/person/workers", content)
    person["workerNo"] = worker["workerNo"]
    print(f"[worker] {person['realName']} {worker['workerNo']}，实名状态 {worker['realnameStatus']}")
# #endregion

# #region realname
# 提交实名认证，结果由通知告知；通过之后登记本人的收款卡，设为默认
for number, person in enumerate(people, 1):
    content = {
        "outAuthNo": f"A20261102-0{number}",
        "realName": person["realName"],
        "idType": "ID_CARD",
        "idNo": person["idNo"],
        "mobile": MOBILE,
    }
    submitted = call_v1("submitRealname", "POST", "/openapi/v1/base/realname", content, notifyUrl=NOTIFY_URL)
    result = wait_for("realname.succeeded", "authNo", submitted["authNo"])
    path = f"/openapi/v1/person/workers/{person['workerNo']}/bank-cards"
    card_content = {"bankCardNo": person["bankCardNo"], "mobile": MOBILE, "isDefault": True}
    card = call_v1("bindBankCard", "POST", path, card_content)
    print(f"[realname] {person['realName']} 实名状态 {result['status']}，收款卡 {card['cardNo']} 尾号 {card['cardTail']}")
# #endregion

# #region contract
# 发起签约，把链接交给本人，本人签署之后收到通知；沙箱里由平台代为签署
for number, person in enumerate(people, 1):
    content = {
        "outContractNo": f"C20261102-0{number}",
        "workerNo": person["workerNo"],
        "contractType": "SERVICE_AGREEMENT",
        "templateNo": "TPL1001",
    }
    created = call_v1("createContract", "POST", "/openapi/v1/task/contracts", content, notifyUrl=NOTIFY_URL)
    contract_no = created["contractNo"]
    path = f"/openapi/v1/task/contracts/{contract_no}/sign-url"
    call_v1("createSignUrl", "POST", path, {"redirectUrl": "https://merchant.example/signed"})
    signed = wait_for("contract.signed", "contractNo", contract_no)
    print(f"[contract] {person['realName']} 合同 {contract_no}，状态 {signed['status']}")
# #endregion

# #region task
# 创建并发布任务，平台审核通过之后收到通知；单价以分为单位
new_task = {
    "outTaskNo": "T20261102-01",
    "name": "11 月门店推广",
    "category": "PROMOTION",
    "unitPrice": 400000,
    "quota": 2,
    "startAt": "2026-11-03T09:00:00+08:00",
    "endAt": "2026-11-20T18:00:00+08:00",
    "description": "按排期到店推广，每店以一份验收单为成果。",
}
task_id = call_v3("POST", "/openapi/v3/tasks", new_task)["taskId"]
call_v3("POST", f"/openapi/v3/tasks/{task_id}/actions", {"action": "publish"})
task = wait_for("task.published", "taskId", task_id)
print(f"[task] 任务 {task_id}，状态 {task['status']}")

# v3 用 workerId 指定个人，由证件查询取得，不要自行换算
for person in people:
    found = call_v3("POST", "/openapi/v3/workers/search", {"idType": "ID_CARD", "idNo": person["idNo"]})
    person["workerId"] = found["workerId"]

# 指派个人，应答逐人给出结果，要逐条判断
worker_ids = [person["workerId"] for person in people]
assigned = call_v3("POST", f"/openapi/v3/tasks/{task_id}/assignments", {"workerIds": worker_ids})
if any(item["status"] != "INVITED" for item in assigned["items"]):
    raise SystemExit("有人没有指派成功")

# 个人在商户的应用里领取任务、提交成果，由商户的服务端调用 v1 接口，编号由查询取得；审核通过之后收到通知
for number, person in enumerate(people, 1):
    invited = {"status": "10", "pageNum": "1", "pageSize": "20"}
    path = f"/openapi/v1/person/workers/{person['workerNo']}/tasks"
    assignment = call_v1("listWorkerTasks", "GET", path, invited)["list"][0]
    claim = {"outAssignmentNo": f"G20261102-0{number}", "workerNo": person["workerNo"]}
    call_v1("claimTask", "POST", f"/openapi/v1/person/tasks/{assignment['taskNo']}/claim", claim)
    deliverable = {"description": f"完成 {person['shops']} 店推广，验收单已交回。", "quantity": person["shops"]}
    path = f"/openapi/v1/person/assignments/{assignment['assignmentNo']}/deliverables"
    call_v1("submitDeliverable", "POST", path, deliverable)
    approved = wait_for("assignment.approved", "workerId", person["workerId"])
    print(f"[task] {person['realName']} {approved['assignmentId']}，状态 {approved['status']}")
# #endregion

# #region quote
# 试算税额和服务费，30 分钟内有效；金额以分为单位，用整数计算
amounts = [{"workerId": person["workerId"], "amount": person["amount"]} for person in people]
quoted = {"taskId": task_id, "taxType": "LABOR", "feeBearer": "MERCHANT", "items": amounts}
quote = call_v3("POST", "/openapi/v3/settlement-quotes", quoted)
if quote["net"] != quote["gross"] - quote["iit"] or quote["payable"] != quote["gross"] + quote["serviceFee"]:
    raise SystemExit("试算金额不一致，停止付款")
print(f"[quote] 税前 {quote['gross']}，个税 {quote['iit']}，税后 {quote['net']}")
print(f"[quote] 服务费 {quote['serviceFee']}，应付 {quote['payable']}")
# #endregion

# #region settlement
# 创建结算单只表示受理，平台核对之后通知待确认；超时或结果未知时不能更换 outSettlementNo
items = [
    {"outItemNo": f"I20261121-0{number}", **amount, "remark": "11 月推广服务费"} for number, amount in enumerate(amounts, 1)
]
new_settlement = {
    "outSettlementNo": "S20261121-01",
    "taskId": task_id,
    "quoteId": quote["quoteId"],
    "channel": "BANK_DIRECT",
    "items": items,
    "notifyUrl": NOTIFY_URL,
}
settlement_id = call_v3("POST", "/openapi/v3/settlements", new_settlement)["settlementId"]
checked = wait_for("settlement.checked", "settlementId", settlement_id)
print(f"[settlement] 结算单 {settlement_id}，状态 {checked['status']}，应付 {checked['payable']}")
# #endregion

# #region confirm
# 应付与试算一致才确认付款；确认之后不能取消
if checked["payable"] != quote["payable"]:
    raise SystemExit("应付与试算不一致，停止付款")
confirmation = {"payable": checked["payable"]}
confirmed = call_v3("POST", f"/openapi/v3/settlements/{settlement_id}/confirm", confirmation)
print(f"[confirm] 结算单 {settlement_id}，状态 {confirmed['status']}")
# #endregion

# #region notification
# 付款结束之后收到通知，再查询明细，取得每个人的结果
paid = wait_for("settlement.succeeded", "settlementId", settlement_id)
print(f"[notification] 结算单 {settlement_id}，状态 {paid['status']}，成功 {paid['successCount']} 笔")
paid_items = call_v3("GET", f"/openapi/v3/settlements/{settlement_id}/items?status=SUCCEEDED&limit=20")["items"]
for item in paid_items:
    print(f"[notification] {item['outItemNo']} 付款 {item['payoutId']}，税后 {item['net']}")
# #endregion

# #region receipt
# 取得电子回单的下载地址；下载之后，文件的 SHA-256 与应答一致才归档
for item in paid_items:
    receipt = call_v3("GET", f"/openapi/v3/payouts/{item['payoutId']}/receipt")
    print(f"[receipt] {receipt['fileUrl']}")
server.shutdown()
# #endregion
