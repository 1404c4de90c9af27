// 计算 v1 签名，并打印每一步的结果，可以与签名向量逐字节核对
// 运行：go run sign-v1.go；需要 Go 1.18 或更高版本，当前目录有示例工具包的 test-private-key.pem
package main

import (
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/pem"
	"fmt"
	"log"
	"net/url"
	"os"
	"sort"
	"strings"
)

// 公共参数：appId、charset、signType 和 version 每个请求都相同
// 实际使用时，timestamp 取当前的北京时间，nonce 每次随机生成
func newParams(method, timestamp, nonce string) map[string]string {
	return map[string]string{
		"appId":     "app_sample_01",
		"charset":   "UTF-8",
		"signType":  "RSA2",
		"version":   "1.0",
		"method":    method,
		"timestamp": timestamp,
		"nonce":     nonce,
	}
}

// 待签名字符串：去掉 sign 和值为空的参数，按名称的 ASCII 码排序，用 & 连接；值用原文，末尾没有换行
func stringToSign(params map[string]string) string {
	var pairs []string
	for name, value := range params {
		if name != "sign" && value != "" {
			pairs = append(pairs, name+"="+value)
		}
	}
	sort.Slice(pairs, func(i, j int) bool {
		left, _, _ := strings.Cut(pairs[i], "=")
		right, _, _ := strings.Cut(pairs[j], "=")
		return left < right
	})
	return strings.Join(pairs, "&")
}

// 读取 PKCS#8 格式的商户私钥
func readPrivateKey(file string) *rsa.PrivateKey {
	text, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}
	block, _ := pem.Decode(text)
	key, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	if err != nil {
		log.Fatal(err)
	}
	return key.(*rsa.PrivateKey)
}

// 用商户私钥签名，算法是 SHA256withRSA，Base64 不换行
func sign(title string, params map[string]string) string {
	text := stringToSign(params)
	digest := sha256.Sum256([]byte(text))
	signature, err := rsa.SignPKCS1v15(rand.Reader, readPrivateKey("test-private-key.pem"), crypto.SHA256, digest[:])
	if err != nil {
		log.Fatal(err)
	}
	encoded := base64.StdEncoding.EncodeToString(signature)
	fmt.Printf("%s：待签名字符串\n%s\n", title, text)
	fmt.Printf("%s：SHA-256（十六进制）\n%x\n", title, digest)
	fmt.Printf("%s：签名（Base64）\n%s\n", title, encoded)
	return encoded
}

func main() {
	// POST 和 PUT：业务内容只序列化一次，放在 bizContent 里，签名和发送使用同一个字符串
	contract := newParams("createContract", "2026-11-02 10:06:00", "987f37d093f30964bf1db55b0fa90c04")
	contract["notifyUrl"] = "https://merchant.example/notify"
	contract["bizContent"] = `{"outContractNo":"C20261102-01","workerNo":"WK200001","contractType":"SERVICE_AGREEMENT","templateNo":"TPL1001"}`
	contract["sign"] = sign("发起签约", contract)
	fmt.Printf("发起签约：请求体中的 sign\n\"sign\": \"%s\"\n", contract["sign"])

	// 嵌套的内容和中文都按原文参与签名，不重新排序，也不转义
	batch := newParams("createBatch", "2026-11-21 10:01:00", "8dceaa3801e4b87b3d8a067bb0fe6b5b")
	batch["notifyUrl"] = "https://merchant.example/notify"
	batch["bizContent"] = `{"outBatchNo":"B20261121-02","taskNo":"TK300001","channel":"BANK_DIRECT","details":[{"outDetailNo":"D20261121-01","workerNo":"WK200001","amount":"12000.00","remark":"11 月推广服务费"},{"outDetailNo":"D20261121-02","workerNo":"WK200002","amount":"8000.00","remark":"11 月推广服务费"}]}`
	batch["sign"] = sign("提交结算批次", batch)
	fmt.Printf("提交结算批次：请求体中的 sign\n\"sign\": \"%s\"\n", batch["sign"])

	// GET 和 DELETE：业务条件也是顶层参数，没有 bizContent；签名之后再做 URL 编码
	query := newParams("listWorkerTasks", "2026-11-02 11:20:00", "4a4d86e71b8daa57367ecf8886a35cf1")
	query["status"] = "10"
	query["pageNum"] = "1"
	query["pageSize"] = "20"
	query["sign"] = sign("查询个人任务", query)

	// 查询串里参数的先后不影响签名，Encode 按名称排列；它把空格编码成加号，要改成 %20，加号本身已经是 %2B
	values := url.Values{}
	for name, value := range query {
		values.Set(name, value)
	}
	fmt.Printf("查询个人任务：查询串\n%s\n", strings.ReplaceAll(values.Encode(), "+", "%20"))
}
