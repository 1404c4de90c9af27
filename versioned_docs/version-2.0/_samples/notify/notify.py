"""接收通知：先验签，再去重、比较版本，最后应答。

运行：python3 notify.py，监听 127.0.0.1:8080，环境变量 PORT 可以换端口；需要 Python 3.8 或更高版本和 openssl 命令，当前目录有示例工具包的 test-public-key.pem。
"""

import base64
import binascii
import json
import os
import subprocess
import tempfile
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

# 平台公钥按编号保存，更换密钥期间会有两把
PLATFORM_KEYS = {"pk_sample_01": "test-public-key.pem"}

# 本程序处理结算的事件，其他事件照此添加
KNOWN_EVENTS = {
    "settlement.checked",
    "settlement.succeeded",
    "settlement.partially_succeeded",
    "settlement.failed",
    "settlement.cancelled",
}

# 示例把记录放在内存里。实际使用时换成数据库：eventId 设唯一约束，与版本、业务数据在同一个事务里写入
used_nonces = {}  # 随机串 → 收到的时间
handled_events = set()  # eventId
saved_versions = {"BT500001": 0}  # 本地保存的结算：业务编号 → 已经处理的 resourceVersion


def now():
    """当前时间，秒。NOTIFY_NOW 只用来核对时间固定的通知样例，不要在生产环境设置。"""
    return int(os.environ.get("NOTIFY_NOW", time.time()))


def rsa_verify(key_file, data, signature):
    """SHA256withRSA。Python 的标准库没有 RSA，所以调用 openssl 命令，它从文件读取签名，文件写完并关闭之后才交给它。"""
    with tempfile.TemporaryDirectory() as folder:
        file_name = os.path.join(folder, "signature")
        with open(file_name, "wb") as file:
            file.write(signature)
        command = ["openssl", "dgst", "-sha256", "-verify", key_file, "-signature", file_name]
        return subprocess.run(command, input=data, capture_output=True).returncode == 0


def rejection(headers, raw_body):
    """验签：不通过时返回原因，通过时返回 None。"""
    timestamp = headers.get("X-Timestamp", "")
    nonce = headers.get("X-Nonce", "")
    key_id = headers.get("X-Key-Id", "")
    sign_type = headers.get("X-Sign-Type", "")

    # 时间相差不超过 300 秒；不是数字时也不通过
    if not timestamp.isdecimal() or abs(now() - int(timestamp)) > 300:
        return "与本机时间相差超过 300 秒"

    # 随机串 10 分钟内没有出现过，更早的不必保留
    for used in [used for used, received in used_nonces.items() if now() - received > 600]:
        del used_nonces[used]
    if nonce in used_nonces:
        return "X-Nonce 已经用过"

    if key_id not in PLATFORM_KEYS:
        return f"没有编号为 {key_id} 的平台公钥"
    if sign_type != "RSA2":
        return f"签名类型不是 RSA2，而是 {sign_type}"

    # 三行，每行以换行符结尾；报文体是收到的原始字节，不是解析之后再序列化的结果
    data = f"{timestamp}\n{nonce}\n".encode("utf-8") + raw_body + b"\n"
    try:
        signature = base64.b64decode(headers.get("X-Signature", ""))
    except binascii.Error:
        return "签名不符"
    if not rsa_verify(PLATFORM_KEYS[key_id], data, signature):
        return "签名不符"

    # 验签通过之后才记下随机串，伪造的请求不会占用它
    used_nonces[nonce] = now()
    return None


def handle(event):
    """处理验签通过的通知，返回做了什么；业务更新失败时抛出异常。"""
    if event["eventId"] in handled_events:
        return f"重复：事件 {event['eventId']} 已经处理过"
    if event["eventType"] not in KNOWN_EVENTS:
        return f"忽略：不认识的事件类型 {event['eventType']}"

    data = event["data"]
    resource = data["batchNo"]  # 批次的编号
    version = event["resourceVersion"]
    # 通知可能比创建的应答先到：本地还没有这笔业务，就等平台重发
    if resource not in saved_versions:
        raise LookupError(f"本地还没有 {resource}")
    saved = saved_versions[resource]
    if version <= saved:
        return f"忽略：{resource} 已有版本 {saved}，收到的是版本 {version}"

    # 金额和状态与本地记录核对一致之后，在这里更新业务数据
    saved_versions[resource] = version
    # 业务更新成功之后才记下 eventId：更新失败时平台会重发，不能把它当作重复
    handled_events.add(event["eventId"])
    return f"处理：{resource} 更新到版本 {version}，状态 {data['status']}"


class NotificationHandler(BaseHTTPRequestHandler):
    def do_POST(self):
        raw_body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.path != "/notify":
            self.answer(404, "FAIL")
            return
        reason = rejection(self.headers, raw_body)
        if reason:
            print(f"拒绝：{reason}", flush=True)
            self.answer(401, "FAIL")
            return
        try:
            print(handle(json.loads(raw_body)), flush=True)
        except Exception as error:
            # 处理失败时不应答成功，等平台重发
            print(f"失败：{error}，等待重发", flush=True)
            self.answer(500, "FAIL")
            return
        # 重复的、旧的和不认识的通知同样应答成功，否则平台会继续重发
        self.answer(200, "SUCCESS")

    def answer(self, status, code):
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps({"code": code}, separators=(",", ":")).encode("utf-8"))

    def log_message(self, *args):
        """不打印默认的访问记录。"""


server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", 8080))), NotificationHandler)
print("等待通知：POST /notify", flush=True)
server.serve_forever()
