#!/usr/bin/env bash
# 计算 v1 签名，并打印每一步的结果，可以与签名向量逐字节核对
# 运行：bash sign-v1.sh；需要 bash 和 openssl，当前目录有示例工具包的 test-private-key.pem
set -euo pipefail

# 每个请求都相同的公共参数
common=(appId=app_sample_01 charset=UTF-8 signType=RSA2 version=1.0)

# 待签名字符串：去掉 sign 和值为空的参数，按名称的 ASCII 码排序，用 & 连接；值用原文，末尾没有换行
string_to_sign() {
  printf '%s\n' "$@" | grep -v -e '^sign=' -e '^[A-Za-z]*=$' | LC_ALL=C sort -t = -k 1,1 | paste -sd '&' - | tr -d '\n'
}

# 用商户私钥签名，算法是 SHA256withRSA，Base64 不换行；结果放在变量 signature 里
sign() {
  local title=$1 text
  text=$(string_to_sign "${@:2}")
  signature=$(printf '%s' "$text" | openssl dgst -sha256 -sign test-private-key.pem | openssl base64 -A)
  printf '%s：待签名字符串\n%s\n' "$title" "$text"
  printf '%s：SHA-256（十六进制）\n%s\n' "$title" "$(printf '%s' "$text" | openssl dgst -sha256 -r | cut -d ' ' -f 1)"
  printf '%s：签名（Base64）\n%s\n' "$title" "$signature"
}

# URL 编码：字母、数字和 - . _ ~ 以外的每个字节写成 %XX，空格是 %20，加号是 %2B
url_encode() {
  local LC_ALL=C text=$1 char i
  for ((i = 0; i < ${#text}; i++)); do
    char=${text:i:1}
    case $char in
    [a-zA-Z0-9._~-]) printf '%s' "$char" ;;
    *) printf '%s' "$char" | od -An -v -t x1 | tr -d ' \n' | tr 'a-f' 'A-F' | sed 's/../%&/g' ;;
    esac
  done
}

# POST 和 PUT：业务内容只序列化一次，放在 bizContent 里，签名和发送使用同一个字符串
# 实际使用时，timestamp 取当前的北京时间，nonce 每次随机生成
sign '发起签约' "${common[@]}" \
  'method=createContract' \
  'timestamp=2026-11-02 10:06:00' \
  'nonce=987f37d093f30964bf1db55b0fa90c04' \
  'notifyUrl=https://merchant.example/notify' \
  'bizContent={"outContractNo":"C20261102-01","workerNo":"WK200001","contractType":"SERVICE_AGREEMENT","templateNo":"TPL1001"}'
printf '发起签约：请求体中的 sign\n"sign": "%s"\n' "$signature"

# 嵌套的内容和中文都按原文参与签名，不重新排序，也不转义
sign '提交结算批次' "${common[@]}" \
  'method=createBatch' \
  'timestamp=2026-11-21 10:01:00' \
  'nonce=8dceaa3801e4b87b3d8a067bb0fe6b5b' \
  'notifyUrl=https://merchant.example/notify' \
  'bizContent={"outBatchNo":"B20261121-02","taskNo":"TK300001","channel":"BANK_DIRECT","details":[{"outDetailNo":"D20261121-01","workerNo":"WK200001","amount":"12000.00","remark":"11 月推广服务费"},{"outDetailNo":"D20261121-02","workerNo":"WK200002","amount":"8000.00","remark":"11 月推广服务费"}]}'
printf '提交结算批次：请求体中的 sign\n"sign": "%s"\n' "$signature"

# GET 和 DELETE：业务条件也是顶层参数，没有 bizContent；签名之后再做 URL 编码
query=(
  "${common[@]}"
  'method=listWorkerTasks'
  'timestamp=2026-11-02 11:20:00'
  'nonce=4a4d86e71b8daa57367ecf8886a35cf1'
  'status=10'
  'pageNum=1'
  'pageSize=20'
)
sign '查询个人任务' "${query[@]}"
query+=("sign=$signature")

# 查询串里参数的先后不影响签名，这里按名称排列
printf '查询个人任务：查询串\n'
printf '%s\n' "${query[@]}" | LC_ALL=C sort -t = -k 1,1 | while IFS= read -r param; do
  printf '%s=%s\n' "${param%%=*}" "$(url_encode "${param#*=}")"
done | paste -sd '&' -
