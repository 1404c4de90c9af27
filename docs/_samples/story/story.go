// 完整流程：从获取令牌到下载电子回单，个人、实名、签约和成果用 v1 接口，任务、结算和回单用 v3 接口
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

// 不在本地沙箱运行时，地址、应用、密钥编号、密钥和通知地址要一起换
var (
	host       = environment("SANDBOX_URL", "http://127.0.0.1:4010")
	appID      = "app_sample_01"
	keyID      = "mk_sample_01"
	privateKey = must(x509.ParsePKCS8PrivateKey(readKey("test-private-key.pem"))).(*rsa.PrivateKey)
	notifyURL  = "https://merchant.example/notify"
	token      = ""
)

// 平台公钥按编号保存，更换密钥期间会有两把
var platformKeys = map[string]*rsa.PublicKey{
	"pk_sample_01": must(x509.ParsePKIXPublicKey(readKey("test-public-key.pem"))).(*rsa.PublicKey),
}

// JSON 对象；请求头和 v1 的参数
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

// v1：POST 的业务内容放在 bizContent 里，GET 的业务条件放在查询串里；全部参数按名称排序后签名，之后才做 URL 编码
func callV1(operation, method, path string, parameters params, data any) {
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

// v3：方法、路径、时间、随机串和请求体各占一行，每行以换行符结尾，签名放在请求头里
func callV3(method, target string, content object, data any) {
	body := ""
	if content != nil {
		body = toJSON(content)
	}
	timestamp := strconv.FormatInt(time.Now().Unix(), 10)
	nonce := newNonce()
	headers := params{
		"Content-Type":  "application/json",
		"Authorization": "Bearer " + token,
		"X-App-Id":      appID,
		"X-Key-Id":      keyID,
		"X-Timestamp":   timestamp,
		"X-Nonce":       nonce,
		"X-Sign-Type":   "RSA2",
		"X-Signature":   sign(method + "\n" + target + "\n" + timestamp + "\n" + nonce + "\n" + body + "\n"),
	}
	send(method, target, headers, body, data)
}

// 通知里用到的字段；encoding/json 匹配字段名时不分大小写
type event struct {
	EventType string
	Data      eventData
}

type eventData struct {
	AuthNo, ContractNo, TaskID, WorkerID, AssignmentID, SettlementID, Status string
	Payable, SuccessCount                                                    int
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
	// 获取 v3 令牌，v1 和 v3 的接口都可以使用；这个请求不签名，密钥只放在请求体里
	credentials := object{"appId": appID, "appSecret": "sample-app-secret", "grantType": "client_credentials"}
	var issued struct {
		AccessToken string
		ExpiresIn   int
	}
	send("POST", "/openapi/v3/oauth/token", params{"Content-Type": "application/json"}, toJSON(credentials), &issued)
	token = issued.AccessToken
	fmt.Printf("[token] 取得令牌，%d 秒后到期\n", issued.ExpiresIn)
	// #endregion

	// #region worker
	// 两位个人，编号都由商户生成；先保存编号再调用，重发时编号和内容不变
	type person struct {
		realName, idNo, bankCardNo string
		shops, amount              int
		workerNo, workerID         string
	}
	people := []*person{
		{realName: "张三", idNo: "110101********0011", bankCardNo: "6222 **** **** 0018", shops: 3, amount: 1200000},
		{realName: "李四", idNo: "110101********0022", bankCardNo: "6222 **** **** 0026", shops: 2, amount: 800000},
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
		callV1("createWorker", "POST", "/openapi/v1/person/workers", params{"bizContent": toJSON(content)}, &worker)
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
		callV1("submitRealname", "POST", "/openapi/v1/base/realname", submission, &submitted)
		result := waitFor("realname.succeeded", func(data eventData) bool { return data.AuthNo == submitted.AuthNo })
		path := "/openapi/v1/person/workers/" + one.workerNo + "/bank-cards"
		binding := object{"bankCardNo": one.bankCardNo, "mobile": mobile, "isDefault": true}
		var card struct{ CardNo, CardTail string }
		callV1("bindBankCard", "POST", path, params{"bizContent": toJSON(binding)}, &card)
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
		callV1("createContract", "POST", "/openapi/v1/task/contracts", creation, &contract)
		path := "/openapi/v1/task/contracts/" + contract.ContractNo + "/sign-url"
		redirect := object{"redirectUrl": "https://merchant.example/signed"}
		callV1("createSignUrl", "POST", path, params{"bizContent": toJSON(redirect)}, nil)
		signed := waitFor("contract.signed", func(data eventData) bool { return data.ContractNo == contract.ContractNo })
		fmt.Printf("[contract] %s 合同 %s，状态 %s\n", one.realName, contract.ContractNo, signed.Status)
	}
	// #endregion

	// #region task
	// 创建并发布任务，平台审核通过之后收到通知；单价以分为单位
	newTask := object{
		"outTaskNo":   "T20261102-01",
		"name":        "11 月门店推广",
		"category":    "PROMOTION",
		"unitPrice":   400000,
		"quota":       2,
		"startAt":     "2026-11-03T09:00:00+08:00",
		"endAt":       "2026-11-20T18:00:00+08:00",
		"description": "按排期到店推广，每店以一份验收单为成果。",
	}
	var created struct{ TaskID string }
	callV3("POST", "/openapi/v3/tasks", newTask, &created)
	taskID := created.TaskID
	callV3("POST", "/openapi/v3/tasks/"+taskID+"/actions", object{"action": "publish"}, nil)
	task := waitFor("task.published", func(data eventData) bool { return data.TaskID == taskID })
	fmt.Printf("[task] 任务 %s，状态 %s\n", taskID, task.Status)

	// v3 用 workerId 指定个人，由证件查询取得，不要自行换算
	var workerIDs []string
	for _, one := range people {
		var found struct{ WorkerID string }
		callV3("POST", "/openapi/v3/workers/search", object{"idType": "ID_CARD", "idNo": one.idNo}, &found)
		one.workerID = found.WorkerID
		workerIDs = append(workerIDs, found.WorkerID)
	}

	// 指派个人，应答逐人给出结果，要逐条判断
	var assigned struct{ Items []struct{ Status string } }
	callV3("POST", "/openapi/v3/tasks/"+taskID+"/assignments", object{"workerIds": workerIDs}, &assigned)
	for _, item := range assigned.Items {
		if item.Status != "INVITED" {
			log.Fatal("有人没有指派成功")
		}
	}

	// 个人在商户的应用里领取任务、提交成果，由商户的服务端调用 v1 接口，编号由查询取得；审核通过之后收到通知
	for index, one := range people {
		var tasks struct {
			List []struct{ TaskNo, AssignmentNo string }
		}
		path := "/openapi/v1/person/workers/" + one.workerNo + "/tasks"
		callV1("listWorkerTasks", "GET", path, params{"status": "10", "pageNum": "1", "pageSize": "20"}, &tasks)
		invited := tasks.List[0]
		claim := object{"outAssignmentNo": fmt.Sprintf("G20261102-0%d", index+1), "workerNo": one.workerNo}
		path = "/openapi/v1/person/tasks/" + invited.TaskNo + "/claim"
		callV1("claimTask", "POST", path, params{"bizContent": toJSON(claim)}, nil)
		description := fmt.Sprintf("完成 %d 店推广，验收单已交回。", one.shops)
		deliverable := object{"description": description, "quantity": one.shops}
		path = "/openapi/v1/person/assignments/" + invited.AssignmentNo + "/deliverables"
		callV1("submitDeliverable", "POST", path, params{"bizContent": toJSON(deliverable)}, nil)
		approved := waitFor("assignment.approved", func(data eventData) bool { return data.WorkerID == one.workerID })
		fmt.Printf("[task] %s %s，状态 %s\n", one.realName, approved.AssignmentID, approved.Status)
	}
	// #endregion

	// #region quote
	// 试算税额和服务费，30 分钟内有效；金额以分为单位，用整数计算
	var amounts []object
	for _, one := range people {
		amounts = append(amounts, object{"workerId": one.workerID, "amount": one.amount})
	}
	quoted := object{"taskId": taskID, "taxType": "LABOR", "feeBearer": "MERCHANT", "items": amounts}
	var quote struct {
		QuoteID                              string
		Gross, IIT, Net, ServiceFee, Payable int
	}
	callV3("POST", "/openapi/v3/settlement-quotes", quoted, &quote)
	if quote.Net != quote.Gross-quote.IIT || quote.Payable != quote.Gross+quote.ServiceFee {
		log.Fatal("试算金额不一致，停止付款")
	}
	fmt.Printf("[quote] 税前 %d，个税 %d，税后 %d\n", quote.Gross, quote.IIT, quote.Net)
	fmt.Printf("[quote] 服务费 %d，应付 %d\n", quote.ServiceFee, quote.Payable)
	// #endregion

	// #region settlement
	// 创建结算单只表示受理，平台核对之后通知待确认；超时或结果未知时不能更换 outSettlementNo
	var items []object
	for index, one := range people {
		items = append(items, object{
			"outItemNo": fmt.Sprintf("I20261121-0%d", index+1),
			"workerId":  one.workerID,
			"amount":    one.amount,
			"remark":    "11 月推广服务费",
		})
	}
	newSettlement := object{
		"outSettlementNo": "S20261121-01",
		"taskId":          taskID,
		"quoteId":         quote.QuoteID,
		"channel":         "BANK_DIRECT",
		"items":           items,
		"notifyUrl":       notifyURL,
	}
	var settlement struct{ SettlementID string }
	callV3("POST", "/openapi/v3/settlements", newSettlement, &settlement)
	settlementID := settlement.SettlementID
	isThisSettlement := func(data eventData) bool { return data.SettlementID == settlementID }
	checked := waitFor("settlement.checked", isThisSettlement)
	fmt.Printf("[settlement] 结算单 %s，状态 %s，应付 %d\n", settlementID, checked.Status, checked.Payable)
	// #endregion

	// #region confirm
	// 应付与试算一致才确认付款；确认之后不能取消
	if checked.Payable != quote.Payable {
		log.Fatal("应付与试算不一致，停止付款")
	}
	confirmation := object{"payable": checked.Payable}
	var confirmed struct{ Status string }
	callV3("POST", "/openapi/v3/settlements/"+settlementID+"/confirm", confirmation, &confirmed)
	fmt.Printf("[confirm] 结算单 %s，状态 %s\n", settlementID, confirmed.Status)
	// #endregion

	// #region notification
	// 付款结束之后收到通知，再查询明细，取得每个人的结果
	paid := waitFor("settlement.succeeded", isThisSettlement)
	fmt.Printf("[notification] 结算单 %s，状态 %s，成功 %d 笔\n", settlementID, paid.Status, paid.SuccessCount)
	var paidItems struct {
		Items []struct {
			OutItemNo, PayoutID string
			Net                 int
		}
	}
	callV3("GET", "/openapi/v3/settlements/"+settlementID+"/items?status=SUCCEEDED&limit=20", nil, &paidItems)
	for _, item := range paidItems.Items {
		fmt.Printf("[notification] %s 付款 %s，税后 %d\n", item.OutItemNo, item.PayoutID, item.Net)
	}
	// #endregion

	// #region receipt
	// 取得电子回单的下载地址；下载之后，文件的 SHA-256 与应答一致才归档
	for _, item := range paidItems.Items {
		var receipt struct{ FileURL string }
		callV3("GET", "/openapi/v3/payouts/"+item.PayoutID+"/receipt", nil, &receipt)
		fmt.Printf("[receipt] %s\n", receipt.FileURL)
	}
}

// #endregion
