#!/usr/bin/env bash
# 用 SM2 签名 v3 请求，并验证签名
# 运行：bash sign-sm2.sh，需要 OpenSSL 3；当前目录有示例工具包的 test-sm2-private-key.pem 和 test-sm2-public-key.pem
set -euo pipefail

# 签名与验证都必须指定用户标识，否则与平台的结果不一致
user_id='distid:1234567812345678'

# 参数：待签名字符串；输出 DER 编码的签名的 Base64，即请求头 X-Signature 的值
sign() {
  printf '%s' "$1" | openssl dgst -sm3 -sign test-sm2-private-key.pem -sigopt "$user_id" | openssl base64 -A
}

# 参数：标题、待签名字符串、Base64 签名
verify() {
  local title=$1 text=$2 result='验证失败'
  printf '%s' "$3" | openssl base64 -d -A >signature.der
  if printf '%s' "$text" |
    openssl dgst -sm3 -verify test-sm2-public-key.pem -sigopt "$user_id" -signature signature.der >/dev/null 2>&1; then
    result='验证通过'
  fi
  printf '%s：%s\n' "$title" "$result"
}

# 待签名字符串与 RSA2 相同，五行，每一行都以换行符结尾
body='{"outSettlementNo":"S20261121-01","taskId":"tsk_300001","quoteId":"qt_500001","channel":"BANK_DIRECT","items":[{"outItemNo":"I20261121-01","workerId":"wkr_200001","amount":1200000,"remark":"11 月推广服务费"},{"outItemNo":"I20261121-02","workerId":"wkr_200002","amount":800000,"remark":"11 月推广服务费"}],"notifyUrl":"https://merchant.example/notify"}'
printf -v text '%s\n' POST /openapi/v3/settlements 1795226460 d2e00f172bd3f14ad530c759da2435a2 "$body"

# SM2 签名含随机数，每次不同，所以不打印，只验证
verify '新的签名' "$text" "$(sign "$text")"

# 签名向量里公开的签名
published='MEUCIQCuh0q8hQE+9EhLbz4ePQR/zdXymhm/bbW1x8XtBM4JlwIgQvrH0d9oGw3niuBQjSzRPv0xCPzVl37zq2F0At4LY/E='
verify '公开的签名' "$text" "$published"
verify '去掉最后一个换行符' "${text%$'\n'}" "$published"
