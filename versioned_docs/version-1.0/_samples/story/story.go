// 完整流程：从获取令牌到下载电子回单
// 运行：先启动本地沙箱 node sandbox.mjs --seed --data empty，再运行 go run story.go
// 需要 Go 1.18 或更高版本，以及示例工具包：在它的 vectors 文件夹里运行，密钥在那里
// 本程序在 8080 端口接收通知，环境变量 PORT 可以换端口；再次运行之前要重置沙箱

// #region setup
package main

import (
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/url"
	"os"
	"sort"
	"strconv"
	"strings"
	"sync"
	"time"
)

// 不在本地沙箱运行时，地址、应用、密钥和通知地址要一起换
var (
	host       = environment("SANDBOX_URL", "http://127.0.0.1:4010")
	appID      = "app_sample_01"
	privateKey = must(x509.ParsePKCS8PrivateKey(readKey("test-private-key.pem"))).(*rsa.PrivateKey)
	notifyURL  = "https://merchant.example/notify"
	token      = ""
)

// 平台公钥按编号保存，更换密钥期间会有两把
var platformKeys = map[string]*rsa.PublicKey{
	"pk_sample_01": must(x509.ParsePKIXPublicKey(readKey("test-public-key.pem"))).(*rsa.PublicKey),
}

// JSON 对象；请求头和参数
type (
	object = map[string]any
	params = map[string]string
)

// 返回结果，遇到错误就结束程序
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

// 读取环境变量，没有设置时用默认值
func environment(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

// 读取 PEM 文件
func readKey(file string) []byte {
	block, _ := pem.Decode(must(os.ReadFile(file)))
	return block.Bytes
}

// 每个请求的随机串都不同
func newNonce() string {
	nonce := make([]byte, 16)
	must(rand.Read(nonce))
	return hex.EncodeToString(nonce)
}

// 用商户私钥签名：SHA256withRSA，Base64 不换行
func sign(text string) string {
	digest := sha256.Sum256([]byte(text))
	return base64.StdEncoding.EncodeToString(must(rsa.SignPKCS1v15(rand.Reader, privateKey, crypto.SHA256, digest[:])))
}

// 应答和通知都用平台公钥验签，对象是收到的原文：三行，每行以换行符结尾。密钥编号、签名类型、时间和随机串也要相符
var usedNonces = struct {
	sync.Mutex                  // 应答和通知在不同的 goroutine 里验签
	times      map[string]int64 // 随机串 → 收到的时间
}{times: map[string]int64{}}

func isGenuine(header http.Header, body []byte) bool {
	timestamp, nonce, now := header.Get("X-Timestamp"), header.Get("X-Nonce"), time.Now().Unix()
	usedNonces.Lock()
	defer usedNonces.Unlock()
	// 随机串保留 10 分钟
	for used, received := range usedNonces.times {
		if now-received > 600 {
			delete(usedNonces.times, used)
		}
	}
	_, used := usedNonces.times[nonce]
	key, known := platformKeys[header.Get("X-Key-Id")]
	if !known || header.Get("X-Sign-Type") != "RSA2" || used {
		return false
	}
	// 时间相差不超过 300 秒；不是数字时也不通过
	sent, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || now-sent > 300 || sent-now > 300 {
		return false
	}
	digest := sha256.Sum256([]byte(fmt.Sprintf("%s\n%s\n%s\n", timestamp, nonce, body)))
	signature, err := base64.StdEncoding.DecodeString(header.Get("X-Signature"))
	if err != nil || rsa.VerifyPKCS1v15(key, crypto.SHA256, digest[:], signature) != nil {
		return false
	}
	usedNonces.times[nonce] = now // 验签通过之后才记下，伪造的内容不会占用它
	return true
}

var client = http.Client{Timeout: 10 * time.Second}

// 发送请求，验签之后把业务数据读到 data 里；失败时停下来，由人判断
func send(method, target string, headers params, body string, data any) {
	request := must(http.NewRequest(method, host+target, strings.NewReader(body)))
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	response := must(client.Do(request))
	defer response.Body.Close()
	text := must(io.ReadAll(response.Body))
	if !isGenuine(response.Header, text) {
		log.Fatal("验签失败，应答不能采信，按结果未知处理")
	}
	var answer struct {
		Success            bool
		Code, SubCode, Msg string
		Data               json.RawMessage
	}
	fromJSON(text, &answer)
	if !answer.Success {
		log.Fatalf("%s 返回 %s（%s）：%s", target, answer.Code, answer.SubCode, answer.Msg)
	}
	if data != nil {
		fromJSON(answer.Data, data)
	}
}

// 序列化成 JSON
func toJSON(content any) string {
	return string(must(json.Marshal(content)))
}

// 解析收到的 JSON
func fromJSON(text []byte, value any) {
	if err := json.Unmarshal(text, value); err != nil {
		log.Fatal(err)
	}
}

// POST 的业务内容放在 bizContent 里，GET 的业务条件放在查询串里；全部参数按名称排序后签名，之后才做 URL 编码
func call(operation, method, path string, parameters params, data any) {
	parameters["appId"] = appID
	parameters["method"] = operation
	parameters["charset"] = "UTF-8"
	parameters["signType"] = "RSA2"
	parameters["timestamp"] = time.Now().In(time.FixedZone("UTC+8", 8*3600)).Format("2006-01-02 15:04:05")
	parameters["nonce"] = newNonce()
	parameters["version"] = "1.0"
	var names, pairs []string
	for name := range parameters {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		pairs = append(pairs, name+"="+parameters[name])
	}
	parameters["sign"] = sign(strings.Join(pairs, "&"))
	authorization := "Bearer " + token
	if method == "GET" {
		query := url.Values{}
		for name, value := range parameters {
			query.Set(name, value)
		}
		// Encode 把空格编码成加号，要改成 %20；加号本身已经是 %2B
		target := path + "?" + strings.ReplaceAll(query.Encode(), "+", "%20")
		send(method, target, params{"Authorization": authorization}, "", data)
		return
	}
	headers := params{"Content-Type": "application/json", "Authorization": authorization}
	send(method, path, headers, toJSON(parameters), data)
}

// 通知里用到的字段；encoding/json 匹配字段名时不分大小写
type event struct {
	EventType string
	Data      eventData
}

type eventData struct {
	AuthNo, ContractNo, BatchNo, Status string
	SuccessCount                        int
}

// 接收通知：先验签，再保存，最后应答；验签不通过不应答成功。流程的通知放在内存里，去重和版本见“收到通知的处理”
var received struct {
	sync.Mutex
	events []event
}

// 在另外的 goroutine 里运行
func receive(w http.ResponseWriter, request *http.Request) {
	body := must(io.ReadAll(request.Body))
	w.Header().Set("Content-Type", "application/json")
	if !isGenuine(request.Header, body) {
		w.WriteHeader(http.StatusUnauthorized)
		fmt.Fprint(w, `{"code":"FAIL"}`)
		return
	}
	var one event
	fromJSON(body, &one)
	received.Lock()
	defer received.Unlock()
	received.events = append(received.events, one)
	fmt.Fprint(w, `{"code":"SUCCESS"}`)
}

// 找出已经收到的事件
func find(eventType string, matches func(eventData) bool) (eventData, bool) {
	received.Lock()
	defer received.Unlock()
	for _, one := range received.events {
		if one.EventType == eventType && matches(one.Data) {
			return one.Data, true
		}
	}
	return eventData{}, false
}

// 等待一个事件，matches 判断是不是要等的那一个；30 秒内没有等到就改为查询
func waitFor(eventType string, matches func(eventData) bool) eventData {
	for waited := 0; waited < 300; waited++ {
		if data, found := find(eventType, matches); found {
			return data
		}
		time.Sleep(100 * time.Millisecond)
	}
	log.Fatalf(`没有收到 %s。重新运行要先重置沙箱：POST /sandbox/reset，{"data":"empty"}；在平台上请改用查询接口`, eventType)
	return eventData{}
}

func main() {
	listener := must(net.Listen("tcp", "127.0.0.1:"+environment("PORT", "8080")))
	go http.Serve(listener, http.HandlerFunc(receive))
	// #endregion

	// #region token
	// 获取令牌；这个请求不签名，密钥只放在请求体里
	credentials := object{"appId": appID, "appSecret": "sample-app-secret"}
	var issued struct{ Token, ExpireTime string }
	send("POST", "/openapi/v1/token", params{"Content-Type": "application/json"}, toJSON(credentials), &issued)
	token = issued.Token
	fmt.Printf("[token] 取得令牌，%s 到期\n", issued.ExpireTime)
	// #endregion

	// #region worker
	// 两位个人，编号都由商户生成；先保存编号再调用，重发时编号和内容不变
	type person struct {
		realName, idNo, bankCardNo string
		shops                      int
		amount, workerNo           string
	}
	people := []*person{
		{realName: "张三", idNo: "110101********0011", bankCardNo: "6222 **** **** 0018", shops: 3, amount: "12000.00"},
		{realName: "李四", idNo: "110101********0022", bankCardNo: "6222 **** **** 0026", shops: 2, amount: "8000.00"},
	}
	mobile := "138****0000"
	for index, one := range people {
		content := object{
			"outWorkerNo": fmt.Sprintf("W20261102-0%d", index+1),
			"realName":    one.realName,
			"idType":      "ID_CARD",
			"idNo":        one.idNo,
			"mobile":      mobile,
		}
		var worker struct{ WorkerNo, RealnameStatus string }
		call("createWorker", "POST", "/openapi/v1/person/workers", params{"bizContent": toJSON(content)}, &worker)
		one.workerNo = worker.WorkerNo
		fmt.Printf("[worker] %s %s，实名状态 %s\n", one.realName, worker.WorkerNo, worker.RealnameStatus)
	}
	// #endregion

	// #region realname
	// 提交实名认证，结果由通知告知；通过之后登记本人的收款卡，设为默认
	for index, one := range people {
		content := object{
			"outAuthNo": fmt.Sprintf("A20261102-0%d", index+1),
			"realName":  one.realName,
			"idType":    "ID_CARD",
			"idNo":      one.idNo,
			"mobile":    mobile,
		}
		var submitted struct{ AuthNo string }
		submission := params{"bizContent": toJSON(content), "notifyUrl": notifyURL}
		call("submitRealname", "POST", "/openapi/v1/base/realname", submission, &submitted)
		result := waitFor("realname.succeeded", func(data eventData) bool { return data.AuthNo == submitted.AuthNo })
		path := "/openapi/v1/person/workers/" + one.workerNo + "/bank-cards"
		binding := object{"bankCardNo": one.bankCardNo, "mobile": mobile, "isDefault": true}
		var card struct{ CardNo, CardTail string }
		call("bindBankCard", "POST", path, params{"bizContent": toJSON(binding)}, &card)
		fmt.Printf("[realname] %s 实名状态 %s，收款卡 %s 尾号 %s\n", one.realName, result.Status, card.CardNo, card.CardTail)
	}
	// #endregion

	// #region contract
	// 发起签约，把链接交给本人，本人签署之后收到通知；沙箱里由平台代为签署
	for index, one := range people {
		content := object{
			"outContractNo": fmt.Sprintf("C20261102-0%d", index+1),
			"workerNo":      one.workerNo,
			"contractType":  "SERVICE_AGREEMENT",
			"templateNo":    "TPL1001",
		}
		var contract struct{ ContractNo string }
		creation := params{"bizContent": toJSON(content), "notifyUrl": notifyURL}
		call("createContract", "POST", "/openapi/v1/task/contracts", creation, &contract)
		path := "/openapi/v1/task/contracts/" + contract.ContractNo + "/sign-url"
		redirect := object{"redirectUrl": "https://merchant.example/signed"}
		call("createSignUrl", "POST", path, params{"bizContent": toJSON(redirect)}, nil)
		signed := waitFor("contract.signed", func(data eventData) bool { return data.ContractNo == contract.ContractNo })
		fmt.Printf("[contract] %s 合同 %s，状态 %s\n", one.realName, contract.ContractNo, signed.Status)
	}
	// #endregion

	// #region task
	// 任务由商户在平台发布；个人在商户的应用里领取任务、提交成果，由商户的服务端调用接口
	taskNo := "TK300001"
	for index, one := range people {
		claim := object{"outAssignmentNo": fmt.Sprintf("G20261102-0%d", index+1), "workerNo": one.workerNo}
		path := "/openapi/v1/person/tasks/" + taskNo + "/claim"
		var claimed struct{ AssignmentNo string }
		call("claimTask", "POST", path, params{"bizContent": toJSON(claim)}, &claimed)
		description := fmt.Sprintf("完成 %d 店推广，验收单已交回。", one.shops)
		deliverable := object{"description": description, "quantity": one.shops}
		path = "/openapi/v1/person/assignments/" + claimed.AssignmentNo + "/deliverables"
		call("submitDeliverable", "POST", path, params{"bizContent": toJSON(deliverable)}, nil)

		// 审核没有通知，隔一段时间查询一次，状态 40 表示成果已通过审核
		path = "/openapi/v1/person/workers/" + one.workerNo + "/tasks"
		var tasks struct {
			Total int
			List  []struct{ TaskName, Status string }
		}
		for waited := 0; waited < 300 && tasks.Total == 0; waited++ {
			time.Sleep(100 * time.Millisecond)
			approved := params{"status": "40", "pageNum": "1", "pageSize": "20"}
			call("listWorkerTasks", "GET", path, approved, &tasks)
		}
		if tasks.Total == 0 {
			log.Fatal("成果没有通过审核")
		}
		task := tasks.List[0]
		fmt.Printf("[task] %s %s %s，状态 %s\n", one.realName, claimed.AssignmentNo, task.TaskName, task.Status)
	}
	// #endregion

	// #region quote
	// 试算税额和服务费；金额是两位小数的字符串，换算成分再计算，不用浮点数
	fen := func(yuan string) int { return must(strconv.Atoi(strings.Replace(yuan, ".", "", 1))) }
	var amounts []object
	for _, one := range people {
		amounts = append(amounts, object{"workerNo": one.workerNo, "amount": one.amount})
	}
	quoted := object{"taxType": "LABOR", "feeBearer": "MERCHANT", "details": amounts}
	var quote struct{ GrossAmount, TaxAmount, ServiceFee, PayableAmount string }
	call("quoteSettlement", "POST", "/openapi/v1/settlement/quote", params{"bizContent": toJSON(quoted)}, &quote)
	if fen(quote.PayableAmount) != fen(quote.GrossAmount)+fen(quote.ServiceFee) {
		log.Fatal("试算金额不一致，停止付款")
	}
	fmt.Printf("[quote] 税前 %s，税款 %s\n", quote.GrossAmount, quote.TaxAmount)
	fmt.Printf("[quote] 服务费 %s，应付 %s\n", quote.ServiceFee, quote.PayableAmount)
	// #endregion

	// #region settlement
	// 提交结算批次只表示受理，平台核对之后通知待确认；超时或结果未知时不能更换 outBatchNo
	var details []object
	for index, one := range people {
		details = append(details, object{
			"outDetailNo": fmt.Sprintf("D20261121-0%d", index+1),
			"workerNo":    one.workerNo,
			"amount":      one.amount,
			"remark":      "11 月推广服务费",
		})
	}
	batch := object{"outBatchNo": "B20261121-01", "taskNo": taskNo, "channel": "BANK_DIRECT", "details": details}
	var created struct{ BatchNo, TotalAmount string }
	creation := params{"bizContent": toJSON(batch), "notifyUrl": notifyURL}
	call("createBatch", "POST", "/openapi/v1/settlement/batches", creation, &created)
	batchPath := "/openapi/v1/settlement/batches/" + created.BatchNo
	isThisBatch := func(data eventData) bool { return data.BatchNo == created.BatchNo }
	checked := waitFor("settlement.checked", isThisBatch)
	fmt.Printf("[settlement] 批次 %s，状态 %s，总额 %s\n", created.BatchNo, checked.Status, created.TotalAmount)
	// #endregion

	// #region confirm
	// 总额与试算的税前金额一致才确认付款；确认之后不能取消
	if created.TotalAmount != quote.GrossAmount {
		log.Fatal("总额与试算不一致，停止付款")
	}
	confirmation := object{"totalAmount": created.TotalAmount}
	var confirmed struct{ Status string }
	call("confirmBatch", "POST", batchPath+"/confirm", params{"bizContent": toJSON(confirmation)}, &confirmed)
	fmt.Printf("[confirm] 批次 %s，状态 %s\n", created.BatchNo, confirmed.Status)
	// #endregion

	// #region notification
	// 付款结束之后收到通知，再查询明细，取得每个人的结果
	paid := waitFor("settlement.succeeded", isThisBatch)
	fmt.Printf("[notification] 批次 %s，状态 %s，成功 %d 笔\n", created.BatchNo, paid.Status, paid.SuccessCount)
	var paidDetails struct {
		List []struct{ OutDetailNo, DetailNo, NetAmount string }
	}
	call("listBatchDetails", "GET", batchPath+"/details", params{"pageNum": "1", "pageSize": "20"}, &paidDetails)
	for _, detail := range paidDetails.List {
		fmt.Printf("[notification] %s 明细 %s，税后 %s\n", detail.OutDetailNo, detail.DetailNo, detail.NetAmount)
	}
	// #endregion

	// #region receipt
	// 取得电子回单的下载地址，路径中填批次编号；下载之后，文件的 SHA-256 与应答一致才归档
	for _, detail := range paidDetails.List {
		var receipts struct{ List []struct{ FileURL string } }
		path := "/openapi/v1/task/settlements/" + created.BatchNo + "/receipts"
		call("listReceipts", "GET", path, params{"detailNo": detail.DetailNo}, &receipts)
		fmt.Printf("[receipt] %s\n", receipts.List[0].FileURL)
	}
}

// #endregion
