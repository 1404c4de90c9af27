#!/usr/bin/env bash
# 计算 v3 签名，并打印每一步的结果，可以与签名向量逐字节核对
# 运行：bash sign-v3.sh；需要 bash 和 openssl，当前目录有示例工具包的 test-private-key.pem
set -euo pipefail

# 参数：标题、请求方法、路径与查询串、时间、随机串、请求体
sign() {
  local title=$1 timestamp=$4 nonce=$5 text signature
  # 五行，每一行都以换行符结尾；没有请求体时第五行为空，换行符仍然保留
  printf -v text '%s\n' "${@:2}"
  # 用商户私钥签名，算法是 SHA256withRSA，Base64 不换行
  signature=$(printf '%s' "$text" | openssl dgst -sha256 -sign test-private-key.pem | openssl base64 -A)
  # 打印时把换行符写成可见的 \n
  printf '%s：待签名字符串\n%s' "$title" "${text//$'\n'/'\n'$'\n'}"
  printf '%s：SHA-256（十六进制）\n%s\n' "$title" "$(printf '%s' "$text" | openssl dgst -sha256 -r | cut -d ' ' -f 1)"
  printf '%s：签名（Base64）\n%s\n' "$title" "$signature"
  printf '%s：请求头\n' "$title"
  printf 'X-App-Id: app_sample_01\n'
  printf 'X-Key-Id: mk_sample_01\n'
  printf 'X-Timestamp: %s\n' "$timestamp"
  printf 'X-Nonce: %s\n' "$nonce"
  printf 'X-Sign-Type: RSA2\n'
  printf 'X-Signature: %s\n' "$signature"
}

# 请求体只序列化一次，签名和发送使用同一个字符串；用 curl 发送时写作 --data-binary
# 实际使用时，时间取当前的秒数，随机串每次重新生成
sign '创建结算单' POST /openapi/v3/settlements 1795226460 d2e00f172bd3f14ad530c759da2435a2 \
  '{"outSettlementNo":"S20261121-01","taskId":"tsk_300001","quoteId":"qt_500001","channel":"BANK_DIRECT","items":[{"outItemNo":"I20261121-01","workerId":"wkr_200001","amount":1200000,"remark":"11 月推广服务费"},{"outItemNo":"I20261121-02","workerId":"wkr_200002","amount":800000,"remark":"11 月推广服务费"}],"notifyUrl":"https://merchant.example/notify"}'

# GET：请求体为空，查询串与实际发送的完全一致，不排序
sign '查询结算明细' GET '/openapi/v3/settlements/stl_500001/items?status=SUCCEEDED&limit=20' \
  1795227600 84c76fddd93a05ce1e03b4faa349ba95 ''
