"""用 SM2 签名 v3 请求，并验证签名。

运行：python3 sign_sm2.py，需要 OpenSSL 3；当前目录有示例工具包的 test-sm2-private-key.pem 和 test-sm2-public-key.pem。
"""

import base64
import os
import subprocess
import tempfile

# Python 的标准库没有 SM2，所以调用 openssl 命令；签名与验证都必须指定用户标识
OPENSSL_SM2 = ["openssl", "dgst", "-sm3", "-sigopt", "distid:1234567812345678"]


def sign(text):
    """返回 DER 编码的签名的 Base64，即请求头 X-Signature 的值。"""
    command = [*OPENSSL_SM2, "-sign", "test-sm2-private-key.pem"]
    signature = subprocess.run(command, input=text.encode("utf-8"), stdout=subprocess.PIPE, check=True).stdout
    return base64.b64encode(signature).decode("ascii")


def verify(title, text, signature):
    # openssl 从文件读取签名，文件写完并关闭之后才交给它
    with tempfile.TemporaryDirectory() as folder:
        file_name = os.path.join(folder, "signature")
        with open(file_name, "wb") as file:
            file.write(base64.b64decode(signature))
        command = [*OPENSSL_SM2, "-verify", "test-sm2-public-key.pem", "-signature", file_name]
        genuine = subprocess.run(command, input=text.encode("utf-8"), capture_output=True).returncode == 0
    print(f"{title}：{'验证通过' if genuine else '验证失败'}")


# 待签名字符串与 RSA2 相同，五行，每一行都以换行符结尾
body = '{"outSettlementNo":"S20261121-01","taskId":"tsk_300001","quoteId":"qt_500001","channel":"BANK_DIRECT","items":[{"outItemNo":"I20261121-01","workerId":"wkr_200001","amount":1200000,"remark":"11 月推广服务费"},{"outItemNo":"I20261121-02","workerId":"wkr_200002","amount":800000,"remark":"11 月推广服务费"}],"notifyUrl":"https://merchant.example/notify"}'
text = f"POST\n/openapi/v3/settlements\n1795226460\nd2e00f172bd3f14ad530c759da2435a2\n{body}\n"

# SM2 签名含随机数，每次不同，所以不打印，只验证
verify("新的签名", text, sign(text))

# 签名向量里公开的签名
published = "MEUCIQCuh0q8hQE+9EhLbz4ePQR/zdXymhm/bbW1x8XtBM4JlwIgQvrH0d9oGw3niuBQjSzRPv0xCPzVl37zq2F0At4LY/E="
verify("公开的签名", text, published)
verify("去掉最后一个换行符", text[:-1], published)
