<?php

// 计算 v1 签名，并打印每一步的结果，可以与签名向量逐字节核对
// 运行：php sign-v1.php；需要 PHP 8.1 或更高版本，当前目录有示例工具包的 test-private-key.pem

declare(strict_types=1);

// 每个请求都相同的公共参数
const COMMON = ['appId' => 'app_sample_01', 'charset' => 'UTF-8', 'signType' => 'RSA2', 'version' => '1.0'];

// 待签名字符串：去掉 sign 和值为空的参数，按名称的 ASCII 码排序，用 & 连接；值用原文，末尾没有换行
function stringToSign(array $params): string
{
    unset($params['sign']);
    $params = array_filter($params, fn (string $value): bool => $value !== '');
    ksort($params, SORT_STRING);
    return implode('&', array_map(fn (string $name): string => "$name={$params[$name]}", array_keys($params)));
}

// 用商户私钥签名，算法是 SHA256withRSA，Base64 不换行
function sign(string $title, array $params): string
{
    $text = stringToSign($params);
    $privateKey = openssl_pkey_get_private(file_get_contents('test-private-key.pem'));
    openssl_sign($text, $signature, $privateKey, OPENSSL_ALGO_SHA256);
    $base64 = base64_encode($signature);
    echo "{$title}：待签名字符串\n{$text}\n";
    echo "{$title}：SHA-256（十六进制）\n", hash('sha256', $text), "\n";
    echo "{$title}：签名（Base64）\n{$base64}\n";
    return $base64;
}

// POST 和 PUT：业务内容只序列化一次，放在 bizContent 里，签名和发送使用同一个字符串
// 实际使用时，timestamp 取当前的北京时间，nonce 每次随机生成
$contractSign = sign('发起签约', [
    ...COMMON,
    'method' => 'createContract',
    'timestamp' => '2026-11-02 10:06:00',
    'nonce' => '987f37d093f30964bf1db55b0fa90c04',
    'notifyUrl' => 'https://merchant.example/notify',
    'bizContent' => <<<'JSON'
        {"outContractNo":"C20261102-01","workerNo":"WK200001","contractType":"SERVICE_AGREEMENT","templateNo":"TPL1001"}
        JSON,
]);
echo "发起签约：请求体中的 sign\n\"sign\": \"{$contractSign}\"\n";

// 嵌套的内容和中文都按原文参与签名，不重新排序，也不转义
$batchSign = sign('提交结算批次', [
    ...COMMON,
    'method' => 'createBatch',
    'timestamp' => '2026-11-21 10:01:00',
    'nonce' => '8dceaa3801e4b87b3d8a067bb0fe6b5b',
    'notifyUrl' => 'https://merchant.example/notify',
    'bizContent' => <<<'JSON'
        {"outBatchNo":"B20261121-02","taskNo":"TK300001","channel":"BANK_DIRECT","details":[{"outDetailNo":"D20261121-01","workerNo":"WK200001","amount":"12000.00","remark":"11 月推广服务费"},{"outDetailNo":"D20261121-02","workerNo":"WK200002","amount":"8000.00","remark":"11 月推广服务费"}]}
        JSON,
]);
echo "提交结算批次：请求体中的 sign\n\"sign\": \"{$batchSign}\"\n";

// GET 和 DELETE：业务条件也是顶层参数，没有 bizContent；签名之后再做 URL 编码
$query = [
    ...COMMON,
    'method' => 'listWorkerTasks',
    'timestamp' => '2026-11-02 11:20:00',
    'nonce' => '4a4d86e71b8daa57367ecf8886a35cf1',
    'status' => '10',
    'pageNum' => '1',
    'pageSize' => '20',
];
$query['sign'] = sign('查询个人任务', $query);

// 查询串里参数的先后不影响签名，这里按名称排列；RFC 3986 把空格编码为 %20，默认会编码成加号
ksort($query, SORT_STRING);
echo "查询个人任务：查询串\n", http_build_query($query, '', '&', PHP_QUERY_RFC3986), "\n";
