// 接收通知：先验签，再去重、比较版本，最后应答
// 运行：go run notify.go，监听 127.0.0.1:8080，环境变量 PORT 可以换端口；需要 Go 1.18 或更高版本，当前目录有示例工具包的 test-public-key.pem
package main

import (
	"bytes"
	"crypto"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"strconv"
	"sync"
	"time"
)

// 本程序处理结算的事件，其他事件照此添加
var knownEvents = map[string]bool{
	"settlement.checked":             true,
	"settlement.succeeded":           true,
	"settlement.partially_succeeded": true,
	"settlement.failed":              true,
	"settlement.cancelled":           true,
}

// 通知报文里用到的字段
type event struct {
	EventID         string `json:"eventId"`
	EventType       string `json:"eventType"`
	ResourceVersion int    `json:"resourceVersion"`
	Data            struct {
		BatchNo string `json:"batchNo"`
		Status  string `json:"status"`
	} `json:"data"`
}

// 示例把记录放在内存里。实际使用时换成数据库：eventId 设唯一约束，与版本、业务数据在同一个事务里写入
type receiver struct {
	sync.Mutex                              // 请求是并发处理的
	platformKeys  map[string]*rsa.PublicKey // 平台公钥按编号保存，更换密钥期间会有两把
	usedNonces    map[string]int64          // 随机串 → 收到的时间
	handledEvents map[string]bool           // eventId
	savedVersions map[string]int            // 本地保存的结算：业务编号 → 已经处理的 resourceVersion
}

// 当前时间，秒。NOTIFY_NOW 只用来核对时间固定的通知样例，不要在生产环境设置
func now() int64 {
	if fixed, err := strconv.ParseInt(os.Getenv("NOTIFY_NOW"), 10, 64); err == nil {
		return fixed
	}
	return time.Now().Unix()
}

// 验签：不通过时返回原因，通过时返回空字符串
func (r *receiver) rejection(header http.Header, rawBody []byte) string {
	timestamp, nonce, keyID := header.Get("X-Timestamp"), header.Get("X-Nonce"), header.Get("X-Key-Id")

	// 时间相差不超过 300 秒；不是数字时也不通过
	sent, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || now()-sent > 300 || sent-now() > 300 {
		return "与本机时间相差超过 300 秒"
	}

	// 随机串 10 分钟内没有出现过，更早的不必保留
	for used, received := range r.usedNonces {
		if now()-received > 600 {
			delete(r.usedNonces, used)
		}
	}
	if _, used := r.usedNonces[nonce]; used {
		return "X-Nonce 已经用过"
	}

	key, known := r.platformKeys[keyID]
	if !known {
		return "没有编号为 " + keyID + " 的平台公钥"
	}
	if signType := header.Get("X-Sign-Type"); signType != "RSA2" {
		return "签名类型不是 RSA2，而是 " + signType
	}

	// 三行，每行以换行符结尾；报文体是收到的原始字节，不是解析之后再序列化的结果
	data := bytes.Join([][]byte{[]byte(timestamp), []byte(nonce), rawBody, nil}, []byte("\n"))
	digest := sha256.Sum256(data)
	signature, err := base64.StdEncoding.DecodeString(header.Get("X-Signature"))
	if err != nil || rsa.VerifyPKCS1v15(key, crypto.SHA256, digest[:], signature) != nil {
		return "签名不符"
	}

	// 验签通过之后才记下随机串，伪造的请求不会占用它
	r.usedNonces[nonce] = now()
	return ""
}

// 处理验签通过的通知，返回做了什么；业务更新失败时返回错误
func (r *receiver) handle(e event) (string, error) {
	if r.handledEvents[e.EventID] {
		return "重复：事件 " + e.EventID + " 已经处理过", nil
	}
	if !knownEvents[e.EventType] {
		return "忽略：不认识的事件类型 " + e.EventType, nil
	}

	id := e.Data.BatchNo // 批次的编号
	saved, known := r.savedVersions[id]
	if !known {
		// 通知可能比创建的应答先到：本地还没有这笔业务，就等平台重发
		return "", fmt.Errorf("本地还没有 %s", id)
	}
	if e.ResourceVersion <= saved {
		return fmt.Sprintf("忽略：%s 已有版本 %d，收到的是版本 %d", id, saved, e.ResourceVersion), nil
	}

	// 金额和状态与本地记录核对一致之后，在这里更新业务数据
	r.savedVersions[id] = e.ResourceVersion
	// 业务更新成功之后才记下 eventId：更新失败时平台会重发，不能把它当作重复
	r.handledEvents[e.EventID] = true
	return fmt.Sprintf("处理：%s 更新到版本 %d，状态 %s", id, e.ResourceVersion, e.Data.Status), nil
}

func answer(w http.ResponseWriter, status int, code string) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	fmt.Fprintf(w, `{"code":"%s"}`, code)
}

// 接收一个通知
func (r *receiver) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	rawBody, err := io.ReadAll(request.Body)
	if err != nil {
		return
	}
	r.Lock()
	defer r.Unlock()
	if reason := r.rejection(request.Header, rawBody); reason != "" {
		fmt.Println("拒绝：" + reason)
		answer(w, http.StatusUnauthorized, "FAIL")
		return
	}
	var e event
	done, err := "", json.Unmarshal(rawBody, &e)
	if err == nil {
		done, err = r.handle(e)
	}
	if err != nil {
		// 处理失败时不应答成功，等平台重发
		fmt.Printf("失败：%v，等待重发\n", err)
		answer(w, http.StatusInternalServerError, "FAIL")
		return
	}
	fmt.Println(done)
	// 重复的、旧的和不认识的通知同样应答成功，否则平台会继续重发
	answer(w, http.StatusOK, "SUCCESS")
}

func readPublicKey(file string) *rsa.PublicKey {
	text, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}
	block, _ := pem.Decode(text)
	key, err := x509.ParsePKIXPublicKey(block.Bytes)
	if err != nil {
		log.Fatal(err)
	}
	return key.(*rsa.PublicKey)
}

func main() {
	http.Handle("/notify", &receiver{
		platformKeys:  map[string]*rsa.PublicKey{"pk_sample_01": readPublicKey("test-public-key.pem")},
		usedNonces:    map[string]int64{},
		handledEvents: map[string]bool{},
		savedVersions: map[string]int{"BT500001": 0},
	})
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("等待通知：POST /notify")
	log.Fatal(http.Serve(listener, nil))
}
