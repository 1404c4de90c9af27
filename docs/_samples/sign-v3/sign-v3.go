// 计算 v3 签名，并打印每一步的结果，可以与签名向量逐字节核对
// 运行：go run sign-v3.go；需要 Go 1.18 或更高版本，当前目录有示例工具包的 test-private-key.pem
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
	"os"
	"strings"
)

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

func sign(title, method, pathAndQuery, timestamp, nonce, body string) {
	// 五行，每一行都以换行符结尾；没有请求体时第五行为空，换行符仍然保留
	text := method + "\n" + pathAndQuery + "\n" + timestamp + "\n" + nonce + "\n" + body + "\n"
	// 用商户私钥签名，算法是 SHA256withRSA，Base64 不换行
	digest := sha256.Sum256([]byte(text))
	binary, err := rsa.SignPKCS1v15(rand.Reader, readPrivateKey("test-private-key.pem"), crypto.SHA256, digest[:])
	if err != nil {
		log.Fatal(err)
	}
	signature := base64.StdEncoding.EncodeToString(binary)
	// 打印时把换行符写成可见的 \n
	fmt.Printf("%s：待签名字符串\n%s", title, strings.ReplaceAll(text, "\n", "\\n\n"))
	fmt.Printf("%s：SHA-256（十六进制）\n%x\n", title, digest)
	fmt.Printf("%s：签名（Base64）\n%s\n", title, signature)
	fmt.Printf("%s：请求头\n", title)
	fmt.Println("X-App-Id: app_sample_01")
	fmt.Println("X-Key-Id: mk_sample_01")
	fmt.Println("X-Timestamp: " + timestamp)
	fmt.Println("X-Nonce: " + nonce)
	fmt.Println("X-Sign-Type: RSA2")
	fmt.Println("X-Signature: " + signature)
}

func main() {
	// 请求体只序列化一次，签名和发送使用同一个字符串
	body := `{"outSettlementNo":"S20261121-01","taskId":"tsk_300001","quoteId":"qt_500001","channel":"BANK_DIRECT","items":[{"outItemNo":"I20261121-01","workerId":"wkr_200001","amount":1200000,"remark":"11 月推广服务费"},{"outItemNo":"I20261121-02","workerId":"wkr_200002","amount":800000,"remark":"11 月推广服务费"}],"notifyUrl":"https://merchant.example/notify"}`

	// 实际使用时，时间取当前的秒数，随机串每次重新生成
	sign("创建结算单", "POST", "/openapi/v3/settlements", "1795226460", "d2e00f172bd3f14ad530c759da2435a2", body)

	// GET：请求体为空，查询串与实际发送的完全一致，不排序
	settlementItems := "/openapi/v3/settlements/stl_500001/items?status=SUCCEEDED&limit=20"
	sign("查询结算明细", "GET", settlementItems, "1795227600", "84c76fddd93a05ce1e03b4faa349ba95", "")
}
