#!/usr/bin/env bash
# 完整流程：从获取令牌到下载电子回单
# 运行：先启动本地沙箱 node sandbox.mjs --seed --data empty，再运行 bash story.sh
# 需要 bash 4.4 或更高版本、curl、openssl 和 OpenBSD 的 nc，以及示例工具包：在它的 vectors 文件夹里运行，密钥在那里
# 本程序在 8080 端口接收通知，环境变量 PORT 可以换端口；再次运行之前要重置沙箱
set -euo pipefail

# #region setup
# 不在本地沙箱运行时，地址、应用、密钥和通知地址要一起换
host=${SANDBOX_URL:-http://127.0.0.1:4010}
app_id=app_sample_01
notify_url=https://merchant.example/notify
# 平台公钥按编号保存，更换密钥期间会有两把
declare -A platform_keys=([pk_sample_01]=test-public-key.pem)
json='Content-Type: application/json'
token=''

# 停下来，由人判断
fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

# 用商户私钥签名：SHA256withRSA，Base64 不换行
sign() {
  openssl dgst -sha256 -sign test-private-key.pem | openssl base64 -A
}

# 取出一个 HTTP 头的值，名称不分大小写，没有时为空
header() {
  sed -n "s/^$1: *//Ip" <<<"$2" | tr -d '\r'
}

# 取出 JSON 里一个字段的值；bash 不能解析 JSON，这里只取字符串、数字和布尔值，同名的字段取第一个
field() {
  local pattern="\"$1\" *: *\"?([^\",}]*)"
  if [[ ! $2 =~ $pattern ]]; then fail "没有字段 $1：$2"; fi
  printf '%s' "${BASH_REMATCH[1]}"
}

# 把数组里的对象各写成一行，对象里没有嵌套的对象
objects() {
  grep -o '{[^{}]*}' <<<"$1"
}

# 应答和通知都用平台公钥验签，对象是收到的原文：三行，每行以换行符结尾。密钥编号、签名类型、时间和随机串也要相符
declare -A used_nonces=() # 随机串 → 收到的时间
is_genuine() {
  local headers=$1 body=$2 now timestamp nonce key_id signature used
  now=$(date +%s)
  timestamp=$(header X-Timestamp "$headers")
  nonce=$(header X-Nonce "$headers")
  key_id=$(header X-Key-Id "$headers")
  signature=$(header X-Signature "$headers")
  # 随机串保留 10 分钟
  for used in "${!used_nonces[@]}"; do
    if ((now - ${used_nonces[$used]} > 600)); then unset "used_nonces[$used]"; fi
  done
  # 先确认格式，再作为下标和数字使用
  [[ $key_id =~ ^[0-9a-z_]+$ && -n ${platform_keys[$key_id]:-} && $(header X-Sign-Type "$headers") == RSA2 ]] || return 1
  [[ $nonce =~ ^[0-9A-Za-z_-]{16,32}$ && -z ${used_nonces[$nonce]:-} && $timestamp =~ ^[1-9][0-9]{9}$ ]] || return 1
  # 时间相差不超过 300 秒
  ((now - timestamp <= 300 && timestamp - now <= 300)) || return 1
  printf '%s\n' "$timestamp" "$nonce" "$body" |
    openssl dgst -sha256 -verify "${platform_keys[$key_id]}" -signature <(openssl base64 -d -A <<<"$signature") \
      >/dev/null 2>&1 || return 1
  used_nonces[$nonce]=$now # 验签通过之后才记下，伪造的内容不会占用它
}

# 发送请求，验签之后把应答放在变量 answer 里；失败时停下来，由人判断。第一个参数以外都是 curl 的选项
send() {
  local target=$1 response
  response=$(curl -sS -i --max-time 10 "${@:2}" "$host$target")
  answer=${response#*$'\r\n\r\n'}
  is_genuine "${response%%$'\r\n\r\n'*}" "$answer" || fail '验签失败，应答不能采信，按结果未知处理'
  if [[ $(field success "$answer") != true ]]; then
    fail "$target 返回 $(field code "$answer")（$(field subCode "$answer")）：$(field msg "$answer")"
  fi
}

# POST 的业务内容放在 bizContent 里，GET 的业务条件放在查询串里；全部参数按名称排序后签名，之后才做 URL 编码
call() {
  local operation=$1 method=$2 path=$3 text parameter value body='' options=()
  local parameters=(
    "appId=$app_id"
    "method=$operation"
    'charset=UTF-8'
    'signType=RSA2'
    "timestamp=$(TZ=UTC-8 date '+%Y-%m-%d %H:%M:%S')"
    "nonce=$(openssl rand -hex 16)"
    'version=1.0'
    "${@:4}"
  )
  text=$(printf '%s\n' "${parameters[@]}" | LC_ALL=C sort -t = -k 1,1 | paste -sd '&' -)
  parameters+=("sign=$(printf '%s' "$text" | sign)")
  if [[ $method == GET ]]; then
    for parameter in "${parameters[@]}"; do options+=(--data-urlencode "$parameter"); done
    send "$path" --get "${options[@]}" -H "Authorization: Bearer $token"
    return
  fi
  for parameter in "${parameters[@]}"; do
    value=${parameter#*=}
    body+=",\"${parameter%%=*}\":\"${value//\"/\\\"}\""
  done
  send "$path" -H "$json" -H "Authorization: Bearer $token" --data-raw "{${body:1}}"
}

# 接收通知的程序 nc 一直监听，收到的内容从 listener[0] 读，应答写到 listener[1]；本程序结束时它也结束
coproc listener { exec nc -l -k 127.0.0.1 "${PORT:-8080}"; }
trap 'kill "$listener_PID"' EXIT

# 最多等 1 秒，有通知时接收一个：先验签，再保存，最后应答；验签不通过不应答成功。去重和版本见“收到通知的处理”
received=()
receive() {
  local line headers='' body status='401 Unauthorized' answered='{"code":"FAIL"}'
  IFS= read -r -t 1 line <&"${listener[0]}" || return 0
  while IFS= read -r line <&"${listener[0]}" && [[ $line != $'\r' ]]; do headers+=$line$'\n'; done
  body=$(head -c "$(header Content-Length "$headers")" <&"${listener[0]}")
  if is_genuine "$headers" "$body"; then
    received+=("$body")
    status='200 OK' answered='{"code":"SUCCESS"}'
  fi
  printf 'HTTP/1.1 %s\r\n%s\r\nContent-Length: %d\r\n\r\n%s' "$status" "$json" "${#answered}" "$answered" \
    >&"${listener[1]}"
}

# 等待一个事件，后两个参数指定要等的对象，收到后放在变量 event 里；30 秒内没有等到就改为查询
wait_for() {
  local event_type=$1 name=$2 value=$3 deadline=$((SECONDS + 30))
  while ((SECONDS < deadline)); do
    for event in "${received[@]}"; do
      if [[ $(field eventType "$event") == "$event_type" && $(field "$name" "$event") == "$value" ]]; then return; fi
    done
    receive
  done
  fail "没有收到 $event_type。重新运行要先重置沙箱：POST /sandbox/reset，{\"data\":\"empty\"}；在平台上请改用查询接口"
}
# #endregion

# #region token
# 获取令牌；这个请求不签名，密钥只放在请求体里
send /openapi/v1/token -H "$json" --data-raw "{\"appId\":\"$app_id\",\"appSecret\":\"sample-app-secret\"}"
token=$(field token "$answer")
printf '[token] 取得令牌，%s 到期\n' "$(field expireTime "$answer")"
# #endregion

# #region worker
# 两位个人，编号都由商户生成；先保存编号再调用，重发时编号和内容不变
real_names=(张三 李四)
id_nos=('110101********0011' '110101********0022')
bank_card_nos=('6222 **** **** 0018' '6222 **** **** 0026')
shops=(3 2)
amounts=(12000.00 8000.00)
mobile='138****0000'
for i in 0 1; do
  identity="\"realName\":\"${real_names[i]}\",\"idType\":\"ID_CARD\",\"idNo\":\"${id_nos[i]}\",\"mobile\":\"$mobile\""
  content="{\"outWorkerNo\":\"W20261102-0$((i + 1))\",$identity}"
  call createWorker POST /openapi/v1/person/workers "bizContent=$content"
  worker_nos[i]=$(field workerNo "$answer")
  printf '[worker] %s %s，实名状态 %s\n' "${real_names[i]}" "${worker_nos[i]}" "$(field realnameStatus "$answer")"
done
# #endregion

# #region realname
# 提交实名认证，结果由通知告知；通过之后登记本人的收款卡，设为默认
for i in 0 1; do
  identity="\"realName\":\"${real_names[i]}\",\"idType\":\"ID_CARD\",\"idNo\":\"${id_nos[i]}\",\"mobile\":\"$mobile\""
  content="{\"outAuthNo\":\"A20261102-0$((i + 1))\",$identity}"
  call submitRealname POST /openapi/v1/base/realname "bizContent=$content" "notifyUrl=$notify_url"
  wait_for realname.succeeded authNo "$(field authNo "$answer")"
  content="{\"bankCardNo\":\"${bank_card_nos[i]}\",\"mobile\":\"$mobile\",\"isDefault\":true}"
  call bindBankCard POST "/openapi/v1/person/workers/${worker_nos[i]}/bank-cards" "bizContent=$content"
  printf '[realname] %s 实名状态 %s，' "${real_names[i]}" "$(field status "$event")"
  printf '收款卡 %s 尾号 %s\n' "$(field cardNo "$answer")" "$(field cardTail "$answer")"
done
# #endregion

# #region contract
# 发起签约，把链接交给本人，本人签署之后收到通知；沙箱里由平台代为签署
for i in 0 1; do
  content="{\"outContractNo\":\"C20261102-0$((i + 1))\",\"workerNo\":\"${worker_nos[i]}\""
  content+=',"contractType":"SERVICE_AGREEMENT","templateNo":"TPL1001"}'
  call createContract POST /openapi/v1/task/contracts "bizContent=$content" "notifyUrl=$notify_url"
  contract_no=$(field contractNo "$answer")
  path="/openapi/v1/task/contracts/$contract_no/sign-url"
  call createSignUrl POST "$path" 'bizContent={"redirectUrl":"https://merchant.example/signed"}'
  wait_for contract.signed contractNo "$contract_no"
  printf '[contract] %s 合同 %s，状态 %s\n' "${real_names[i]}" "$contract_no" "$(field status "$event")"
done
# #endregion

# #region task
# 任务由商户在平台发布；个人在商户的应用里领取任务、提交成果，由商户的服务端调用接口
task_no=TK300001
for i in 0 1; do
  content="{\"outAssignmentNo\":\"G20261102-0$((i + 1))\",\"workerNo\":\"${worker_nos[i]}\"}"
  call claimTask POST "/openapi/v1/person/tasks/$task_no/claim" "bizContent=$content"
  assignment_no=$(field assignmentNo "$answer")
  content="{\"description\":\"完成 ${shops[i]} 店推广，验收单已交回。\",\"quantity\":${shops[i]}}"
  path="/openapi/v1/person/assignments/$assignment_no/deliverables"
  call submitDeliverable POST "$path" "bizContent=$content"

  # 审核没有通知，隔一段时间查询一次，状态 40 表示成果已通过审核
  total=0
  for ((waited = 0; waited < 300 && total == 0; waited++)); do
    sleep 0.1
    call listWorkerTasks GET "/openapi/v1/person/workers/${worker_nos[i]}/tasks" status=40 pageNum=1 pageSize=20
    total=$(field total "$answer")
  done
  if ((total == 0)); then fail '成果没有通过审核'; fi
  task=$(objects "$answer" | head -n 1)
  printf '[task] %s %s %s，' "${real_names[i]}" "$assignment_no" "$(field taskName "$task")"
  printf '状态 %s\n' "$(field status "$task")"
done
# #endregion

# #region quote
# 试算税额和服务费；金额是两位小数的字符串，去掉小数点换算成分再计算，10# 使开头的 0 不表示八进制
details="{\"workerNo\":\"${worker_nos[0]}\",\"amount\":\"${amounts[0]}\"}"
details+=",{\"workerNo\":\"${worker_nos[1]}\",\"amount\":\"${amounts[1]}\"}"
content="{\"taxType\":\"LABOR\",\"feeBearer\":\"MERCHANT\",\"details\":[$details]}"
call quoteSettlement POST /openapi/v1/settlement/quote "bizContent=$content"
gross=$(field grossAmount "$answer")
service_fee=$(field serviceFee "$answer")
payable=$(field payableAmount "$answer")
if ((10#${payable/./} != 10#${gross/./} + 10#${service_fee/./})); then fail '试算金额不一致，停止付款'; fi
printf '[quote] 税前 %s，税款 %s\n' "$gross" "$(field taxAmount "$answer")"
printf '[quote] 服务费 %s，应付 %s\n' "$service_fee" "$payable"
# #endregion

# #region settlement
# 提交结算批次只表示受理，平台核对之后通知待确认；超时或结果未知时不能更换 outBatchNo
details=''
for i in 0 1; do
  details+=",{\"outDetailNo\":\"D20261121-0$((i + 1))\",\"workerNo\":\"${worker_nos[i]}\""
  details+=",\"amount\":\"${amounts[i]}\",\"remark\":\"11 月推广服务费\"}"
done
content="{\"outBatchNo\":\"B20261121-01\",\"taskNo\":\"$task_no\",\"channel\":\"BANK_DIRECT\",\"details\":[${details:1}]}"
call createBatch POST /openapi/v1/settlement/batches "bizContent=$content" "notifyUrl=$notify_url"
batch_no=$(field batchNo "$answer")
total_amount=$(field totalAmount "$answer")
wait_for settlement.checked batchNo "$batch_no"
printf '[settlement] 批次 %s，状态 %s，总额 %s\n' "$batch_no" "$(field status "$event")" "$total_amount"
# #endregion

# #region confirm
# 总额与试算的税前金额一致才确认付款；确认之后不能取消
if [[ $total_amount != "$gross" ]]; then fail '总额与试算不一致，停止付款'; fi
path="/openapi/v1/settlement/batches/$batch_no/confirm"
call confirmBatch POST "$path" "bizContent={\"totalAmount\":\"$total_amount\"}"
printf '[confirm] 批次 %s，状态 %s\n' "$batch_no" "$(field status "$answer")"
# #endregion

# #region notification
# 付款结束之后收到通知，再查询明细，取得每个人的结果
wait_for settlement.succeeded batchNo "$batch_no"
success_count=$(field successCount "$event")
printf '[notification] 批次 %s，状态 %s，成功 %s 笔\n' "$batch_no" "$(field status "$event")" "$success_count"
call listBatchDetails GET "/openapi/v1/settlement/batches/$batch_no/details" pageNum=1 pageSize=20
detail_nos=()
while IFS= read -r detail; do
  detail_nos+=("$(field detailNo "$detail")")
  printf '[notification] %s 明细 %s，' "$(field outDetailNo "$detail")" "${detail_nos[-1]}"
  printf '税后 %s\n' "$(field netAmount "$detail")"
done <<<"$(objects "$answer")"
# #endregion

# #region receipt
# 取得电子回单的下载地址，路径中填批次编号；下载之后，文件的 SHA-256 与应答一致才归档
for detail_no in "${detail_nos[@]}"; do
  call listReceipts GET "/openapi/v1/task/settlements/$batch_no/receipts" "detailNo=$detail_no"
  printf '[receipt] %s\n' "$(field fileUrl "$answer")"
done
# #endregion
