# 完整流程：从获取令牌到下载电子回单
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

# 不在本地沙箱运行时，地址、应用、密钥和通知地址要一起换
HOST = os.environ.get("SANDBOX_URL", "http://127.0.0.1:4010")
APP_ID = "app_sample_01"
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


# POST 的业务内容放在 bizContent 里，GET 的业务条件放在查询串里；全部参数按名称排序后签名，之后才做 URL 编码
def call(operation, method, path, content, **extra):
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
# 获取令牌；这个请求不签名，密钥只放在请求体里
credentials = {"appId": APP_ID, "appSecret": "sample-app-secret"}
issued = send("POST", "/openapi/v1/token", {"Content-Type": "application/json"}, to_json(credentials))
token = issued["token"]
print(f"[token] 取得令牌，{issued['expireTime']} 到期")
# #endregion

# #region worker
# 两位个人，编号都由商户生成；先保存编号再调用，重发时编号和内容不变
people = [
    {
        "realName": "张三",
        "idNo": "110101********0011",
        "bankCardNo": "6222 **** **** 0018",
        "shops": 3,
        "amount": "12000.00",
    },
    {
        "realName": "李四",
        "idNo": "110101********0022",
        "bankCardNo": "6222 **** **** 0026",
        "shops": 2,
        "amount": "8000.00",
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
    worker = call("createWorker", "POST", "/openapi/v1/person/workers", content)
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
    submitted = call("submitRealname", "POST", "/openapi/v1/base/realname", content, notifyUrl=NOTIFY_URL)
    result = wait_for("realname.succeeded", "authNo", submitted["authNo"])
    path = f"/openapi/v1/person/workers/{person['workerNo']}/bank-cards"
    card_content = {"bankCardNo": person["bankCardNo"], "mobile": MOBILE, "isDefault": True}
    card = call("bindBankCard", "POST", path, card_content)
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
    created = call("createContract", "POST", "/openapi/v1/task/contracts", content, notifyUrl=NOTIFY_URL)
    contract_no = created["contractNo"]
    path = f"/openapi/v1/task/contracts/{contract_no}/sign-url"
    call("createSignUrl", "POST", path, {"redirectUrl": "https://merchant.example/signed"})
    signed = wait_for("contract.signed", "contractNo", contract_no)
    print(f"[contract] {person['realName']} 合同 {contract_no}，状态 {signed['status']}")
# #endregion

# #region task
# 任务由商户在平台发布；个人在商户的应用里领取任务、提交成果，由商户的服务端调用接口
TASK_NO = "TK300001"
for number, person in enumerate(people, 1):
    claim = {"outAssignmentNo": f"G20261102-0{number}", "workerNo": person["workerNo"]}
    claimed = call("claimTask", "POST", f"/openapi/v1/person/tasks/{TASK_NO}/claim", claim)
    assignment_no = claimed["assignmentNo"]
    deliverable = {"description": f"完成 {person['shops']} 店推广，验收单已交回。", "quantity": person["shops"]}
    path = f"/openapi/v1/person/assignments/{assignment_no}/deliverables"
    call("submitDeliverable", "POST", path, deliverable)

    # 审核没有通知，隔一段时间查询一次，状态 40 表示成果已通过审核
    approved = {"status": "40", "pageNum": "1", "pageSize": "20"}
    for _ in range(300):
        time.sleep(0.1)
        tasks = call("listWorkerTasks", "GET", f"/openapi/v1/person/workers/{person['workerNo']}/tasks", approved)
        if tasks["total"] > 0:
            break
    else:
        raise SystemExit("成果没有通过审核")
    task = tasks["list"][0]
    print(f"[task] {person['realName']} {assignment_no} {task['taskName']}，状态 {task['status']}")
# #endregion


# #region quote
# 试算税额和服务费；金额是两位小数的字符串，换算成分再计算，不用浮点数
def fen(yuan):
    return int(yuan.replace(".", ""))


amounts = [{"workerNo": person["workerNo"], "amount": person["amount"]} for person in people]
quoted = {"taxType": "LABOR", "feeBearer": "MERCHANT", "details": amounts}
quote = call("quoteSettlement", "POST", "/openapi/v1/settlement/quote", quoted)
if fen(quote["payableAmount"]) != fen(quote["grossAmount"]) + fen(quote["serviceFee"]):
    raise SystemExit("试算金额不一致，停止付款")
print(f"[quote] 税前 {quote['grossAmount']}，税款 {quote['taxAmount']}")
print(f"[quote] 服务费 {quote['serviceFee']}，应付 {quote['payableAmount']}")
# #endregion

# #region settlement
# 提交结算批次只表示受理，平台核对之后通知待确认；超时或结果未知时不能更换 outBatchNo
details = [
    {"outDetailNo": f"D20261121-0{number}", **amount, "remark": "11 月推广服务费"} for number, amount in enumerate(amounts, 1)
]
batch = {"outBatchNo": "B20261121-01", "taskNo": TASK_NO, "channel": "BANK_DIRECT", "details": details}
created = call("createBatch", "POST", "/openapi/v1/settlement/batches", batch, notifyUrl=NOTIFY_URL)
batch_no, total_amount = created["batchNo"], created["totalAmount"]
checked = wait_for("settlement.checked", "batchNo", batch_no)
print(f"[settlement] 批次 {batch_no}，状态 {checked['status']}，总额 {total_amount}")
# #endregion

# #region confirm
# 总额与试算的税前金额一致才确认付款；确认之后不能取消
if total_amount != quote["grossAmount"]:
    raise SystemExit("总额与试算不一致，停止付款")
path = f"/openapi/v1/settlement/batches/{batch_no}/confirm"
confirmed = call("confirmBatch", "POST", path, {"totalAmount": total_amount})
print(f"[confirm] 批次 {batch_no}，状态 {confirmed['status']}")
# #endregion

# #region notification
# 付款结束之后收到通知，再查询明细，取得每个人的结果
paid = wait_for("settlement.succeeded", "batchNo", batch_no)
print(f"[notification] 批次 {batch_no}，状态 {paid['status']}，成功 {paid['successCount']} 笔")
page = {"pageNum": "1", "pageSize": "20"}
paid_details = call("listBatchDetails", "GET", f"/openapi/v1/settlement/batches/{batch_no}/details", page)["list"]
for detail in paid_details:
    print(f"[notification] {detail['outDetailNo']} 明细 {detail['detailNo']}，税后 {detail['netAmount']}")
# #endregion

# #region receipt
# 取得电子回单的下载地址，路径中填批次编号；下载之后，文件的 SHA-256 与应答一致才归档
for detail in paid_details:
    path = f"/openapi/v1/task/settlements/{batch_no}/receipts"
    receipts = call("listReceipts", "GET", path, {"detailNo": detail["detailNo"]})
    print(f"[receipt] {receipts['list'][0]['fileUrl']}")
server.shutdown()
# #endregion
