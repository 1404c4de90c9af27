<?php

// 完整流程：从获取令牌到下载电子回单，个人、实名、签约和成果用 v1 接口，任务、结算和回单用 v3 接口
// 运行：先启动本地沙箱 node sandbox.mjs --seed --data empty，再运行 php story.php
// 需要 PHP 8.1 或更高版本，有 openssl 和 curl 扩展，以及示例工具包：在它的 vectors 文件夹里运行，密钥在那里
// 本程序在 8080 端口接收通知，环境变量 PORT 可以换端口；再次运行之前要重置沙箱

declare(strict_types=1);

// #region setup
// 不在本地沙箱运行时，地址、应用、密钥编号、密钥和通知地址要一起换
define('HOST', getenv('SANDBOX_URL') ?: 'http://127.0.0.1:4010');
const APP_ID = 'app_sample_01';
const KEY_ID = 'mk_sample_01';
define('PRIVATE_KEY', file_get_contents('test-private-key.pem'));
// 平台公钥按编号保存，更换密钥期间会有两把
const PLATFORM_KEYS = ['pk_sample_01' => 'test-public-key.pem'];
const NOTIFY_URL = 'https://merchant.example/notify';
$token = '';

// 用商户私钥签名：SHA256withRSA，Base64 不换行
function sign(string $text): string
{
    openssl_sign($text, $signature, PRIVATE_KEY, OPENSSL_ALGO_SHA256);
    return base64_encode($signature);
}

// 应答和通知都用平台公钥验签，对象是收到的原文：三行，每行以换行符结尾。密钥编号、签名类型、时间和随机串也要相符
function isGenuine(array $headers, string $body): bool
{
    static $usedNonces = []; // 随机串 → 收到的时间
    $header = fn (string $name): string => $headers[$name] ?? '';
    [$timestamp, $nonce, $keyId] = array_map($header, ['x-timestamp', 'x-nonce', 'x-key-id']);
    // 随机串保留 10 分钟
    $usedNonces = array_filter($usedNonces, fn (int $received): bool => time() - $received <= 600);
    if (!isset(PLATFORM_KEYS[$keyId]) || $header('x-sign-type') !== 'RSA2' || isset($usedNonces[$nonce])) {
        return false;
    }
    // 时间相差不超过 300 秒；不是数字时也不通过
    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > 300) {
        return false;
    }
    $text = "{$timestamp}\n{$nonce}\n{$body}\n";
    $key = file_get_contents(PLATFORM_KEYS[$keyId]);
    if (openssl_verify($text, base64_decode($header('x-signature')), $key, OPENSSL_ALGO_SHA256) !== 1) {
        return false;
    }
    $usedNonces[$nonce] = time(); // 验签通过之后才记下，伪造的内容不会占用它
    return true;
}

// 请求头和应答头的名称不分大小写，统一成小写；不含冒号的行不是头
function addHeader(array &$headers, string $line): void
{
    if (str_contains($line, ':')) {
        [$name, $value] = explode(':', $line, 2);
        $headers[strtolower($name)] = trim($value);
    }
}

// 发送请求，验签之后返回业务数据；失败时停下来，由人判断
function send(string $method, string $target, array $headers, string $body = ''): array
{
    $answered = [];
    $curl = curl_init(HOST . $target);
    curl_setopt_array($curl, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_HTTPHEADER => $headers,
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 10,
        CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$answered): int {
            addHeader($answered, $line);
            return strlen($line);
        },
    ]);
    if ($body !== '') {
        curl_setopt($curl, CURLOPT_POSTFIELDS, $body);
    }
    $text = curl_exec($curl);
    if ($text === false) {
        throw new Exception("{$target} 没有应答：" . curl_error($curl));
    }
    if (!isGenuine($answered, $text)) {
        throw new Exception('验签失败，应答不能采信，按结果未知处理');
    }
    $answer = json_decode($text, true);
    if (!$answer['success']) {
        throw new Exception("{$target} 返回 {$answer['code']}（{$answer['subCode']}）：{$answer['msg']}");
    }
    return $answer['data'];
}

// 序列化成 JSON，中文和斜线不转义
function toJson(array $content): string
{
    return json_encode($content, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
}

// v1：POST 的业务内容放在 bizContent 里，GET 的业务条件放在查询串里；全部参数按名称排序后签名，之后才做 URL 编码
function callV1(string $operation, string $method, string $path, array $content, array $extra = []): array
{
    global $token;
    $beijing = new DateTimeImmutable('now', new DateTimeZone('+08:00'));
    $parameters = [
        'appId' => APP_ID,
        'method' => $operation,
        'charset' => 'UTF-8',
        'signType' => 'RSA2',
        'timestamp' => $beijing->format('Y-m-d H:i:s'),
        'nonce' => bin2hex(random_bytes(16)),
        'version' => '1.0',
        ...($method === 'GET' ? $content : ['bizContent' => toJson($content)]),
        ...$extra,
    ];
    ksort($parameters, SORT_STRING);
    $pairs = array_map(fn (string $name): string => "{$name}={$parameters[$name]}", array_keys($parameters));
    $parameters['sign'] = sign(implode('&', $pairs));
    $authorization = "Authorization: Bearer {$token}";
    if ($method === 'GET') {
        $query = http_build_query($parameters, '', '&', PHP_QUERY_RFC3986);
        return send($method, "{$path}?{$query}", [$authorization]);
    }
    return send($method, $path, ['Content-Type: application/json', $authorization], toJson($parameters));
}

// v3：方法、路径、时间、随机串和请求体各占一行，每行以换行符结尾，签名放在请求头里
function callV3(string $method, string $target, ?array $content = null): array
{
    global $token;
    $body = $content === null ? '' : toJson($content);
    $timestamp = time();
    $nonce = bin2hex(random_bytes(16));
    $headers = [
        'Content-Type: application/json',
        "Authorization: Bearer {$token}",
        'X-App-Id: ' . APP_ID,
        'X-Key-Id: ' . KEY_ID,
        "X-Timestamp: {$timestamp}",
        "X-Nonce: {$nonce}",
        'X-Sign-Type: RSA2',
        'X-Signature: ' . sign("{$method}\n{$target}\n{$timestamp}\n{$nonce}\n{$body}\n"),
    ];
    return send($method, $target, $headers, $body);
}

// 接收通知：先验签，再保存，最后应答；验签不通过不应答成功。流程的通知放在内存里，去重和版本见“收到通知的处理”
$received = [];
$server = stream_socket_server('tcp://127.0.0.1:' . (getenv('PORT') ?: '8080'));

// 最多等 0.1 秒，有通知时接收一个
function receive(): void
{
    global $received, $server;
    $ready = [$server];
    $none = null;
    if (stream_select($ready, $none, $none, 0, 100_000) === 0) {
        return;
    }
    $connection = stream_socket_accept($server);
    $headers = [];
    while (($line = trim((string) fgets($connection))) !== '') {
        addHeader($headers, $line);
    }
    $body = (string) stream_get_contents($connection, (int) ($headers['content-length'] ?? 0));
    $genuine = isGenuine($headers, $body);
    if ($genuine) {
        $received[] = json_decode($body, true);
    }
    $status = $genuine ? '200 OK' : '401 Unauthorized';
    $answer = toJson(['code' => $genuine ? 'SUCCESS' : 'FAIL']);
    $length = strlen($answer);
    fwrite($connection, "HTTP/1.1 {$status}\r\nContent-Type: application/json\r\n");
    fwrite($connection, "Content-Length: {$length}\r\nConnection: close\r\n\r\n{$answer}");
    fclose($connection);
}

// 等待一个事件，$field 和 $value 指定要等的对象；30 秒内没有等到就改为查询
function waitFor(string $eventType, string $field, string $value): array
{
    global $received;
    for ($deadline = time() + 30; time() < $deadline; receive()) {
        foreach ($received as ['eventType' => $type, 'data' => $data]) {
            if ($type === $eventType && $data[$field] === $value) {
                return $data;
            }
        }
    }
    throw new Exception("没有收到 {$eventType}。" . '重新运行要先重置沙箱：POST /sandbox/reset，{"data":"empty"}；在平台上请改用查询接口');
}
// #endregion

// #region token
// 获取 v3 令牌，v1 和 v3 的接口都可以使用；这个请求不签名，密钥只放在请求体里
$credentials = ['appId' => APP_ID, 'appSecret' => 'sample-app-secret', 'grantType' => 'client_credentials'];
$issued = send('POST', '/openapi/v3/oauth/token', ['Content-Type: application/json'], toJson($credentials));
$token = $issued['accessToken'];
echo "[token] 取得令牌，{$issued['expiresIn']} 秒后到期\n";
// #endregion

// #region worker
// 两位个人，编号都由商户生成；先保存编号再调用，重发时编号和内容不变
$people = [
    [
        'realName' => '张三',
        'idNo' => '110101********0011',
        'bankCardNo' => '6222 **** **** 0018',
        'shops' => 3,
        'amount' => 1200000,
    ],
    [
        'realName' => '李四',
        'idNo' => '110101********0022',
        'bankCardNo' => '6222 **** **** 0026',
        'shops' => 2,
        'amount' => 800000,
    ],
];
const MOBILE = '138****0000';
foreach ($people as $index => ['realName' => $realName, 'idNo' => $idNo]) {
    $number = $index + 1;
    $content = [
        'outWorkerNo' => "W20261102-0{$number}",
        'realName' => $realName,
        'idType' => 'ID_CARD',
        'idNo' => $idNo,
        'mobile' => MOBILE,
    ];
    $worker = callV1('createWorker', 'POST', '/openapi/v1/person/workers', $content);
    $people[$index]['workerNo'] = $worker['workerNo'];
    echo "[worker] {$realName} {$worker['workerNo']}，实名状态 {$worker['realnameStatus']}\n";
}
// #endregion

// #region realname
// 提交实名认证，结果由通知告知；通过之后登记本人的收款卡，设为默认
foreach ($people as $index => $person) {
    $number = $index + 1;
    $content = [
        'outAuthNo' => "A20261102-0{$number}",
        'realName' => $person['realName'],
        'idType' => 'ID_CARD',
        'idNo' => $person['idNo'],
        'mobile' => MOBILE,
    ];
    $extra = ['notifyUrl' => NOTIFY_URL];
    $submitted = callV1('submitRealname', 'POST', '/openapi/v1/base/realname', $content, $extra);
    $result = waitFor('realname.succeeded', 'authNo', $submitted['authNo']);
    $path = "/openapi/v1/person/workers/{$person['workerNo']}/bank-cards";
    $cardContent = ['bankCardNo' => $person['bankCardNo'], 'mobile' => MOBILE, 'isDefault' => true];
    $card = callV1('bindBankCard', 'POST', $path, $cardContent);
    echo "[realname] {$person['realName']} 实名状态 {$result['status']}，";
    echo "收款卡 {$card['cardNo']} 尾号 {$card['cardTail']}\n";
}
// #endregion

// #region contract
// 发起签约，把链接交给本人，本人签署之后收到通知；沙箱里由平台代为签署
foreach ($people as $index => ['realName' => $realName, 'workerNo' => $workerNo]) {
    $number = $index + 1;
    $content = [
        'outContractNo' => "C20261102-0{$number}",
        'workerNo' => $workerNo,
        'contractType' => 'SERVICE_AGREEMENT',
        'templateNo' => 'TPL1001',
    ];
    $extra = ['notifyUrl' => NOTIFY_URL];
    $contractNo = callV1('createContract', 'POST', '/openapi/v1/task/contracts', $content, $extra)['contractNo'];
    $path = "/openapi/v1/task/contracts/{$contractNo}/sign-url";
    callV1('createSignUrl', 'POST', $path, ['redirectUrl' => 'https://merchant.example/signed']);
    $signed = waitFor('contract.signed', 'contractNo', $contractNo);
    echo "[contract] {$realName} 合同 {$contractNo}，状态 {$signed['status']}\n";
}
// #endregion

// #region task
// 创建并发布任务，平台审核通过之后收到通知；单价以分为单位
$taskId = callV3('POST', '/openapi/v3/tasks', [
    'outTaskNo' => 'T20261102-01',
    'name' => '11 月门店推广',
    'category' => 'PROMOTION',
    'unitPrice' => 400000,
    'quota' => 2,
    'startAt' => '2026-11-03T09:00:00+08:00',
    'endAt' => '2026-11-20T18:00:00+08:00',
    'description' => '按排期到店推广，每店以一份验收单为成果。',
])['taskId'];
callV3('POST', "/openapi/v3/tasks/{$taskId}/actions", ['action' => 'publish']);
$task = waitFor('task.published', 'taskId', $taskId);
echo "[task] 任务 {$taskId}，状态 {$task['status']}\n";

// v3 用 workerId 指定个人，由证件查询取得，不要自行换算
foreach ($people as $index => ['idNo' => $idNo]) {
    $found = callV3('POST', '/openapi/v3/workers/search', ['idType' => 'ID_CARD', 'idNo' => $idNo]);
    $people[$index]['workerId'] = $found['workerId'];
}

// 指派个人，应答逐人给出结果，要逐条判断
$workerIds = array_column($people, 'workerId');
$assigned = callV3('POST', "/openapi/v3/tasks/{$taskId}/assignments", ['workerIds' => $workerIds]);
if (array_unique(array_column($assigned['items'], 'status')) !== ['INVITED']) {
    throw new Exception('有人没有指派成功');
}

// 个人在商户的应用里领取任务、提交成果，由商户的服务端调用 v1 接口，编号由查询取得；审核通过之后收到通知
foreach ($people as $index => $person) {
    $number = $index + 1;
    $invited = ['status' => '10', 'pageNum' => '1', 'pageSize' => '20'];
    $path = "/openapi/v1/person/workers/{$person['workerNo']}/tasks";
    $assignment = callV1('listWorkerTasks', 'GET', $path, $invited)['list'][0];
    $claim = ['outAssignmentNo' => "G20261102-0{$number}", 'workerNo' => $person['workerNo']];
    callV1('claimTask', 'POST', "/openapi/v1/person/tasks/{$assignment['taskNo']}/claim", $claim);
    $description = "完成 {$person['shops']} 店推广，验收单已交回。";
    $path = "/openapi/v1/person/assignments/{$assignment['assignmentNo']}/deliverables";
    callV1('submitDeliverable', 'POST', $path, ['description' => $description, 'quantity' => $person['shops']]);
    $approved = waitFor('assignment.approved', 'workerId', $person['workerId']);
    echo "[task] {$person['realName']} {$approved['assignmentId']}，状态 {$approved['status']}\n";
}
// #endregion

// #region quote
// 试算税额和服务费，30 分钟内有效；金额以分为单位，用整数计算
$amounts = array_map(fn (array $one): array => ['workerId' => $one['workerId'], 'amount' => $one['amount']], $people);
$quoted = ['taskId' => $taskId, 'taxType' => 'LABOR', 'feeBearer' => 'MERCHANT', 'items' => $amounts];
$quote = callV3('POST', '/openapi/v3/settlement-quotes', $quoted);
if ($quote['net'] !== $quote['gross'] - $quote['iit'] || $quote['payable'] !== $quote['gross'] + $quote['serviceFee']) {
    throw new Exception('试算金额不一致，停止付款');
}
echo "[quote] 税前 {$quote['gross']}，个税 {$quote['iit']}，税后 {$quote['net']}\n";
echo "[quote] 服务费 {$quote['serviceFee']}，应付 {$quote['payable']}\n";
// #endregion

// #region settlement
// 创建结算单只表示受理，平台核对之后通知待确认；超时或结果未知时不能更换 outSettlementNo
$items = [];
foreach ($amounts as $index => $amount) {
    $number = $index + 1;
    $items[] = ['outItemNo' => "I20261121-0{$number}", ...$amount, 'remark' => '11 月推广服务费'];
}
$settlementId = callV3('POST', '/openapi/v3/settlements', [
    'outSettlementNo' => 'S20261121-01',
    'taskId' => $taskId,
    'quoteId' => $quote['quoteId'],
    'channel' => 'BANK_DIRECT',
    'items' => $items,
    'notifyUrl' => NOTIFY_URL,
])['settlementId'];
$checked = waitFor('settlement.checked', 'settlementId', $settlementId);
echo "[settlement] 结算单 {$settlementId}，状态 {$checked['status']}，应付 {$checked['payable']}\n";
// #endregion

// #region confirm
// 应付与试算一致才确认付款；确认之后不能取消
if ($checked['payable'] !== $quote['payable']) {
    throw new Exception('应付与试算不一致，停止付款');
}
$confirmation = ['payable' => $checked['payable']];
$confirmed = callV3('POST', "/openapi/v3/settlements/{$settlementId}/confirm", $confirmation);
echo "[confirm] 结算单 {$settlementId}，状态 {$confirmed['status']}\n";
// #endregion

// #region notification
// 付款结束之后收到通知，再查询明细，取得每个人的结果
$paid = waitFor('settlement.succeeded', 'settlementId', $settlementId);
echo "[notification] 结算单 {$settlementId}，状态 {$paid['status']}，成功 {$paid['successCount']} 笔\n";
$list = "/openapi/v3/settlements/{$settlementId}/items?status=SUCCEEDED&limit=20";
$paidItems = callV3('GET', $list)['items'];
foreach ($paidItems as ['outItemNo' => $outItemNo, 'payoutId' => $payoutId, 'net' => $net]) {
    echo "[notification] {$outItemNo} 付款 {$payoutId}，税后 {$net}\n";
}
// #endregion

// #region receipt
// 取得电子回单的下载地址；下载之后，文件的 SHA-256 与应答一致才归档
foreach ($paidItems as ['payoutId' => $payoutId]) {
    $receipt = callV3('GET', "/openapi/v3/payouts/{$payoutId}/receipt");
    echo "[receipt] {$receipt['fileUrl']}\n";
}
fclose($server);
// #endregion
