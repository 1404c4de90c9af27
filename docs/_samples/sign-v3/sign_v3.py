"""计算 v3 签名，并打印每一步的结果，可以与签名向量逐字节核对。

运行：python3 sign_v3.py；需要 Python 3.8 或更高版本和 openssl 命令，当前目录有示例工具包的 test-private-key.pem。
"""

import base64
import hashlib
import subprocess


def rsa_sign(data):
    """SHA256withRSA。Python 的标准库没有 RSA，所以调用 openssl 命令。"""
    command = ["openssl", "dgst", "-sha256", "-sign", "test-private-key.pem"]
    return subprocess.run(command, input=data, stdout=subprocess.PIPE, check=True).stdout


def sign(title, method, path_and_query, timestamp, nonce, body):
    # 五行，每一行都以换行符结尾；没有请求体时第五行为空，换行符仍然保留
    text = "".join(f"{line}\n" for line in (method, path_and_query, timestamp, nonce, body))
    data = text.encode("utf-8")
    # 用商户私钥签名，Base64 不换行
    signature = base64.b64encode(rsa_sign(data)).decode("ascii")
    # 打印时把换行符写成可见的 \n
    visible = text.replace("\n", "\\n\n")
    print(f"{title}：待签名字符串\n{visible}", end="")
    print(f"{title}：SHA-256（十六进制）\n{hashlib.sha256(data).hexdigest()}")
    print(f"{title}：签名（Base64）\n{signature}")
    print(f"{title}：请求头")
    print("X-App-Id: app_sample_01")
    print("X-Key-Id: mk_sample_01")
    print(f"X-Timestamp: {timestamp}")
    print(f"X-Nonce: {nonce}")
    print("X-Sign-Type: RSA2")
    print(f"X-Signature: {signature}")


# 请求体只序列化一次，签名和发送使用同一个字符串
body = '{"outSettlementNo":"S20261121-01","taskId":"tsk_300001","quoteId":"qt_500001","channel":"BANK_DIRECT","items":[{"outItemNo":"I20261121-01","workerId":"wkr_200001","amount":1200000,"remark":"11 月推广服务费"},{"outItemNo":"I20261121-02","workerId":"wkr_200002","amount":800000,"remark":"11 月推广服务费"}],"notifyUrl":"https://merchant.example/notify"}'

# 实际使用时，时间取当前的秒数，随机串每次重新生成
sign("创建结算单", "POST", "/openapi/v3/settlements", "1795226460", "d2e00f172bd3f14ad530c759da2435a2", body)

# GET：请求体为空，查询串与实际发送的完全一致，不排序
settlement_items = "/openapi/v3/settlements/stl_500001/items?status=SUCCEEDED&limit=20"
sign("查询结算明细", "GET", settlement_items, "1795227600", "84c76fddd93a05ce1e03b4faa349ba95", "")
