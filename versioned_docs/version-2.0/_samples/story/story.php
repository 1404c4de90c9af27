<?php

// 完整流程：从获取令牌到下载电子回单
// 运行：先启动本地沙箱 node sandbox.mjs --seed --data empty，再运行 php story.php
// 需要 PHP 8.1 或更高版本，有 openssl 和 curl 扩展，以及示例工具包：在它的 vectors 文件夹里运行，密钥在那里
// 本程序在 8080 端口接收通知，环境变量 PORT 可以换端口；再次运行之前要重置沙箱

declare(strict_types=1);

// #region setup
// 不在本地沙箱运行时，地址、应用、密钥和通知地址要一起换
define('HOST', getenv('SANDBOX_URL') ?: 'http://127.0.0.1:4010');
const APP_ID = 'app_sample_01';
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

// POST 的业务内容放在 bizContent 里，GET 的业务条件放在查询串里；全部参数按名称排序后签名，之后才做 URL 编码
function call(string $operation, string $method, string $path, array $content, array $extra = []): array
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
// 获取令牌；这个请求不签名，密钥只放在请求体里
$credentials = ['appId' => APP_ID, 'appSecret' => 'sample-app-secret'];
$issued = send('POST', '/openapi/v1/token', ['Content-Type: application/json'], toJson($credentials));
$token = $issued['token'];
echo "[token] 取得令牌，{$issued['expireTime']} 到期\n";
// #endregion

// #region worker
// 两位个人，编号都由商户生成；先保存编号再调用，重发时编号和内容不变
$people = [
    [
        'realName' => '张三',
        'idNo' => '110101********0011',
        'bankCardNo' => '6222 **** **** 0018',
        'shops' => 3,
        'amount' => '12000.00',
    ],
    [
        'realName' => '李四',
        'idNo' => '110101********0022',
        'bankCardNo' => '6222 **** **** 0026',
        'shops' => 2,
        'amount' => '8000.00',
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
    $worker = call('createWorker', 'POST', '/openapi/v1/person/workers', $content);
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
    $submitted = call('submitRealname', 'POST', '/openapi/v1/base/realname', $content, $extra);
    $result = waitFor('realname.succeeded', 'authNo', $submitted['authNo']);
    $path = "/openapi/v1/person/workers/{$person['workerNo']}/bank-cards";
    $cardContent = ['bankCardNo' => $person['bankCardNo'], 'mobile' => MOBILE, 'isDefault' => true];
    $card = call('bindBankCard', 'POST', $path, $cardContent);
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
    $contractNo = call('createContract', 'POST', '/openapi/v1/task/contracts', $content, $extra)['contractNo'];
    $path = "/openapi/v1/task/contracts/{$contractNo}/sign-url";
    call('createSignUrl', 'POST', $path, ['redirectUrl' => 'https://merchant.example/signed']);
    $signed = waitFor('contract.signed', 'contractNo', $contractNo);
    echo "[contract] {$realName} 合同 {$contractNo}，状态 {$signed['status']}\n";
}
// #endregion

// #region task
// 任务由商户在平台发布；个人在商户的应用里领取任务、提交成果，由商户的服务端调用接口
const TASK_NO = 'TK300001';
foreach ($people as $index => ['realName' => $realName, 'workerNo' => $workerNo, 'shops' => $shops]) {
    $number = $index + 1;
    $claim = ['outAssignmentNo' => "G20261102-0{$number}", 'workerNo' => $workerNo];
    $claimPath = '/openapi/v1/person/tasks/' . TASK_NO . '/claim';
    $assignmentNo = call('claimTask', 'POST', $claimPath, $claim)['assignmentNo'];
    $deliverable = ['description' => "完成 {$shops} 店推广，验收单已交回。", 'quantity' => $shops];
    $path = "/openapi/v1/person/assignments/{$assignmentNo}/deliverables";
    call('submitDeliverable', 'POST', $path, $deliverable);

    // 审核没有通知，隔一段时间查询一次，状态 40 表示成果已通过审核
    $approved = ['status' => '40', 'pageNum' => '1', 'pageSize' => '20'];
    $tasks = ['total' => 0];
    for ($waited = 0; $waited < 300 && $tasks['total'] === 0; $waited++) {
        usleep(100_000);
        $tasks = call('listWorkerTasks', 'GET', "/openapi/v1/person/workers/{$workerNo}/tasks", $approved);
    }
    if ($tasks['total'] === 0) {
        throw new Exception('成果没有通过审核');
    }
    ['taskName' => $taskName, 'status' => $status] = $tasks['list'][0];
    echo "[task] {$realName} {$assignmentNo} {$taskName}，状态 {$status}\n";
}
// #endregion

// #region quote
// 试算税额和服务费；金额是两位小数的字符串，换算成分再计算，不用浮点数
$fen = fn (string $yuan): int => (int) str_replace('.', '', $yuan);
$amounts = array_map(fn (array $one): array => ['workerNo' => $one['workerNo'], 'amount' => $one['amount']], $people);
$quoted = ['taxType' => 'LABOR', 'feeBearer' => 'MERCHANT', 'details' => $amounts];
$quote = call('quoteSettlement', 'POST', '/openapi/v1/settlement/quote', $quoted);
if ($fen($quote['payableAmount']) !== $fen($quote['grossAmount']) + $fen($quote['serviceFee'])) {
    throw new Exception('试算金额不一致，停止付款');
}
echo "[quote] 税前 {$quote['grossAmount']}，税款 {$quote['taxAmount']}\n";
echo "[quote] 服务费 {$quote['serviceFee']}，应付 {$quote['payableAmount']}\n";
// #endregion

// #region settlement
// 提交结算批次只表示受理，平台核对之后通知待确认；超时或结果未知时不能更换 outBatchNo
$details = [];
foreach ($amounts as $index => $amount) {
    $number = $index + 1;
    $details[] = ['outDetailNo' => "D20261121-0{$number}", ...$amount, 'remark' => '11 月推广服务费'];
}
$batch = ['outBatchNo' => 'B20261121-01', 'taskNo' => TASK_NO, 'channel' => 'BANK_DIRECT', 'details' => $details];
$created = call('createBatch', 'POST', '/openapi/v1/settlement/batches', $batch, ['notifyUrl' => NOTIFY_URL]);
['batchNo' => $batchNo, 'totalAmount' => $totalAmount] = $created;
$checked = waitFor('settlement.checked', 'batchNo', $batchNo);
echo "[settlement] 批次 {$batchNo}，状态 {$checked['status']}，总额 {$totalAmount}\n";
// #endregion

// #region confirm
// 总额与试算的税前金额一致才确认付款；确认之后不能取消
if ($totalAmount !== $quote['grossAmount']) {
    throw new Exception('总额与试算不一致，停止付款');
}
$path = "/openapi/v1/settlement/batches/{$batchNo}/confirm";
$confirmed = call('confirmBatch', 'POST', $path, ['totalAmount' => $totalAmount]);
echo "[confirm] 批次 {$batchNo}，状态 {$confirmed['status']}\n";
// #endregion

// #region notification
// 付款结束之后收到通知，再查询明细，取得每个人的结果
$paid = waitFor('settlement.succeeded', 'batchNo', $batchNo);
echo "[notification] 批次 {$batchNo}，状态 {$paid['status']}，成功 {$paid['successCount']} 笔\n";
$page = ['pageNum' => '1', 'pageSize' => '20'];
$paidDetails = call('listBatchDetails', 'GET', "/openapi/v1/settlement/batches/{$batchNo}/details", $page)['list'];
foreach ($paidDetails as ['outDetailNo' => $outDetailNo, 'detailNo' => $detailNo, 'netAmount' => $netAmount]) {
    echo "[notification] {$outDetailNo} 明细 {$detailNo}，税后 {$netAmount}\n";
}
// #endregion

// #region receipt
// 取得电子回单的下载地址，路径中填批次编号；下载之后，文件的 SHA-256 与应答一致才归档
foreach ($paidDetails as ['detailNo' => $detailNo]) {
    $receiptsOf = "/openapi/v1/task/settlements/{$batchNo}/receipts";
    $receipts = call('listReceipts', 'GET', $receiptsOf, ['detailNo' => $detailNo]);
    echo "[receipt] {$receipts['list'][0]['fileUrl']}\n";
}
fclose($server);
// #endregion
