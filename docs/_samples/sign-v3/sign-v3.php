<?php

// 计算 v3 签名，并打印每一步的结果，可以与签名向量逐字节核对
// 运行：php sign-v3.php；需要 PHP 8.1 或更高版本，当前目录有示例工具包的 test-private-key.pem

declare(strict_types=1);

function sign(
    string $title,
    string $method,
    string $pathAndQuery,
    string $timestamp,
    string $nonce,
    string $body
): void {
    // 五行，每一行都以换行符结尾；没有请求体时第五行为空，换行符仍然保留
    $text = "$method\n$pathAndQuery\n$timestamp\n$nonce\n$body\n";
    // 用商户私钥签名，算法是 SHA256withRSA，Base64 不换行
    $privateKey = openssl_pkey_get_private(file_get_contents('test-private-key.pem'));
    openssl_sign($text, $binary, $privateKey, OPENSSL_ALGO_SHA256);
    $signature = base64_encode($binary);
    // 打印时把换行符写成可见的 \n
    echo "{$title}：待签名字符串\n", str_replace("\n", '\n' . "\n", $text);
    echo "{$title}：SHA-256（十六进制）\n", hash('sha256', $text), "\n";
    echo "{$title}：签名（Base64）\n{$signature}\n";
    echo "{$title}：请求头\n";
    echo "X-App-Id: app_sample_01\n";
    echo "X-Key-Id: mk_sample_01\n";
    echo "X-Timestamp: {$timestamp}\n";
    echo "X-Nonce: {$nonce}\n";
    echo "X-Sign-Type: RSA2\n";
    echo "X-Signature: {$signature}\n";
}

// 请求体只序列化一次，签名和发送使用同一个字符串
$body = '{"outSettlementNo":"S20261121-01","taskId":"tsk_300001","quoteId":"qt_500001","channel":"BANK_DIRECT","items":[{"outItemNo":"I20261121-01","workerId":"wkr_200001","amount":1200000,"remark":"11 月推广服务费"},{"outItemNo":"I20261121-02","workerId":"wkr_200002","amount":800000,"remark":"11 月推广服务费"}],"notifyUrl":"https://merchant.example/notify"}';

// 实际使用时，时间取当前的秒数，随机串每次重新生成
sign('创建结算单', 'POST', '/openapi/v3/settlements', '1795226460', 'd2e00f172bd3f14ad530c759da2435a2', $body);

// GET：请求体为空，查询串与实际发送的完全一致，不排序
$settlementItems = '/openapi/v3/settlements/stl_500001/items?status=SUCCEEDED&limit=20';
sign('查询结算明细', 'GET', $settlementItems, '1795227600', '84c76fddd93a05ce1e03b4faa349ba95', '');
