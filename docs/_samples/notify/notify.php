<?php

// 接收通知：先验签，再去重、比较版本，最后应答
// 运行：php notify.php，监听 127.0.0.1:8080，环境变量 PORT 可以换端口；需要 PHP 8.1 或更高版本，当前目录有示例工具包的 test-public-key.pem
// 为了单独运行，示例自己监听端口；放进网站时，从 php://input 取得原始字节，其余相同

declare(strict_types=1);

// 平台公钥按编号保存，更换密钥期间会有两把
const PLATFORM_KEYS = ['pk_sample_01' => 'test-public-key.pem'];

// 本程序处理结算的事件，其他事件照此添加
const KNOWN_EVENTS = [
    'settlement.checked',
    'settlement.succeeded',
    'settlement.partially_succeeded',
    'settlement.failed',
    'settlement.cancelled',
];

// 当前时间，秒。NOTIFY_NOW 只用来核对时间固定的通知样例，不要在生产环境设置
function now(): int
{
    return (int) (getenv('NOTIFY_NOW') ?: time());
}

// 验签：不通过时返回原因，通过时返回 null
function rejection(array $headers, string $rawBody): ?string
{
    // 示例把记录放在内存里，实际使用时换成各个进程共用的存储
    static $usedNonces = []; // 随机串 → 收到的时间

    $timestamp = $headers['x-timestamp'] ?? '';
    $nonce = $headers['x-nonce'] ?? '';
    $keyId = $headers['x-key-id'] ?? '';
    $signType = $headers['x-sign-type'] ?? '';

    // 时间相差不超过 300 秒；不是数字时也不通过
    if (!ctype_digit($timestamp) || abs(now() - (int) $timestamp) > 300) {
        return '与本机时间相差超过 300 秒';
    }

    // 随机串 10 分钟内没有出现过，更早的不必保留
    $usedNonces = array_filter($usedNonces, fn (int $received): bool => now() - $received <= 600);
    if (isset($usedNonces[$nonce])) {
        return 'X-Nonce 已经用过';
    }

    if (!isset(PLATFORM_KEYS[$keyId])) {
        return "没有编号为 {$keyId} 的平台公钥";
    }
    if ($signType !== 'RSA2') {
        return "签名类型不是 RSA2，而是 {$signType}";
    }

    // 三行，每行以换行符结尾；报文体是收到的原始字节，不是解析之后再序列化的结果
    $data = "{$timestamp}\n{$nonce}\n{$rawBody}\n";
    $publicKey = openssl_pkey_get_public(file_get_contents(PLATFORM_KEYS[$keyId]));
    $signature = base64_decode($headers['x-signature'] ?? '');
    if (openssl_verify($data, $signature, $publicKey, OPENSSL_ALGO_SHA256) !== 1) {
        return '签名不符';
    }

    // 验签通过之后才记下随机串，伪造的请求不会占用它
    $usedNonces[$nonce] = now();
    return null;
}

// 处理验签通过的通知，返回做了什么；业务更新失败时抛出异常
function handle(array $event): string
{
    // 示例把记录放在内存里。实际使用时换成数据库：eventId 设唯一约束，与版本、业务数据在同一个事务里写入
    static $handledEvents = []; // eventId → true
    static $savedVersions = ['stl_500001' => 0, 'BT500001' => 0]; // 本地保存的结算：业务编号 → 已经处理的 resourceVersion

    if (isset($handledEvents[$event['eventId']])) {
        return "重复：事件 {$event['eventId']} 已经处理过";
    }
    if (!in_array($event['eventType'], KNOWN_EVENTS, true)) {
        return "忽略：不认识的事件类型 {$event['eventType']}";
    }

    // 业务编号：v3 是 settlementId，v1 是 batchNo
    $id = $event['apiVersion'] === 'v3' ? $event['data']['settlementId'] : $event['data']['batchNo'];
    $version = $event['resourceVersion'];
    // 通知可能比创建的应答先到：本地还没有这笔业务，就等平台重发
    $saved = $savedVersions[$id] ?? throw new Exception("本地还没有 {$id}");
    if ($version <= $saved) {
        return "忽略：{$id} 已有版本 {$saved}，收到的是版本 {$version}";
    }

    // 金额和状态与本地记录核对一致之后，在这里更新业务数据
    $savedVersions[$id] = $version;
    // 业务更新成功之后才记下 eventId：更新失败时平台会重发，不能把它当作重复
    $handledEvents[$event['eventId']] = true;
    return "处理：{$id} 更新到版本 {$version}，状态 {$event['data']['status']}";
}

// 读取一个 HTTP 请求，返回路径、请求头（名称小写）和报文体的原始字节
function readRequest($connection): array
{
    $path = explode(' ', (string) fgets($connection))[1] ?? '';
    $headers = [];
    while (($line = trim((string) fgets($connection))) !== '') {
        [$name, $value] = array_pad(explode(':', $line, 2), 2, '');
        $headers[strtolower($name)] = trim($value);
    }
    $length = (int) ($headers['content-length'] ?? 0);
    return [$path, $headers, $length > 0 ? stream_get_contents($connection, $length) : ''];
}

function answer($connection, string $status, string $code): void
{
    $body = json_encode(['code' => $code]);
    $length = strlen($body);
    $headers = "Content-Type: application/json\r\nContent-Length: {$length}\r\nConnection: close";
    fwrite($connection, "HTTP/1.1 {$status}\r\n{$headers}\r\n\r\n{$body}");
}

$server = stream_socket_server('tcp://127.0.0.1:' . (getenv('PORT') ?: '8080'));
echo "等待通知：POST /notify\n";
while (true) {
    $connection = stream_socket_accept($server, -1);
    stream_set_timeout($connection, 5);
    [$path, $headers, $rawBody] = readRequest($connection);
    if ($path !== '/notify') {
        answer($connection, '404 Not Found', 'FAIL');
    } elseif (($reason = rejection($headers, $rawBody)) !== null) {
        echo "拒绝：{$reason}\n";
        answer($connection, '401 Unauthorized', 'FAIL');
    } else {
        try {
            echo handle(json_decode($rawBody, true, 512, JSON_THROW_ON_ERROR)), "\n";
            // 重复的、旧的和不认识的通知同样应答成功，否则平台会继续重发
            answer($connection, '200 OK', 'SUCCESS');
        } catch (Throwable $error) {
            // 处理失败时不应答成功，等平台重发
            echo "失败：{$error->getMessage()}，等待重发\n";
            answer($connection, '500 Internal Server Error', 'FAIL');
        }
    }
    fclose($connection);
}
