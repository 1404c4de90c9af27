// 完整流程：从获取令牌到下载电子回单
// 运行：先启动本地沙箱 node sandbox.mjs --seed --data empty，再运行 java -Dfile.encoding=UTF-8 Story.java；JDK 18 起不需要这个选项
// 需要 JDK 17 或更高版本，以及示例工具包：在它的 vectors 文件夹里运行，密钥在那里
// 本程序在 8080 端口接收通知，环境变量 PORT 可以换端口；再次运行之前要重置沙箱

// #region setup
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class Story {

  // 不在本地沙箱运行时，地址、应用、密钥和通知地址要一起换
  static final String HOST = System.getenv().getOrDefault("SANDBOX_URL", "http://127.0.0.1:4010");
  static final String APP_ID = "app_sample_01";
  static final String NOTIFY_URL = "https://merchant.example/notify";
  static final HttpClient client = HttpClient.newHttpClient();
  static PrivateKey privateKey;
  static final Map<String, PublicKey> platformKeys = new HashMap<>(); // 平台公钥按编号保存，更换密钥期间会有两把
  static String token = "";

  // 读取 PEM 文件，去掉首尾两行和换行
  static byte[] readKey(String file) throws IOException {
    return Base64.getDecoder().decode(Files.readString(Path.of(file)).replaceAll("-----[A-Z ]+-----|\\s", ""));
  }

  // 每个请求的随机串都不同
  static String newNonce() {
    return UUID.randomUUID().toString().replace("-", "");
  }

  // 用商户私钥签名：SHA256withRSA，Base64 不换行
  static String sign(String text) throws GeneralSecurityException {
    Signature signer = Signature.getInstance("SHA256withRSA");
    signer.initSign(privateKey);
    signer.update(text.getBytes(StandardCharsets.UTF_8));
    return Base64.getEncoder().encodeToString(signer.sign());
  }

  // 应答和通知都用平台公钥验签，对象是收到的原文：三行，每行以换行符结尾。密钥编号、签名类型、时间和随机串也要相符
  static final Map<String, Long> usedNonces = new HashMap<>(); // 随机串 → 收到的时间

  static synchronized boolean isGenuine(UnaryOperator<String> header, byte[] body) {
    String timestamp = header.apply("X-Timestamp");
    String nonce = header.apply("X-Nonce");
    long now = Instant.now().getEpochSecond();
    usedNonces.values().removeIf(received -> now - received > 600); // 随机串保留 10 分钟
    PublicKey key = platformKeys.get(header.apply("X-Key-Id"));
    if (key == null || !header.apply("X-Sign-Type").equals("RSA2") || usedNonces.containsKey(nonce)) return false;
    // 时间相差不超过 300 秒；不是 10 位数字时也不通过
    if (!timestamp.matches("\\d{10}") || Math.abs(now - Long.parseLong(timestamp)) > 300) return false;
    try {
      Signature verifier = Signature.getInstance("SHA256withRSA");
      verifier.initVerify(key);
      verifier.update((timestamp + "\n" + nonce + "\n").getBytes(StandardCharsets.UTF_8));
      verifier.update(body);
      verifier.update((byte) '\n');
      if (!verifier.verify(Base64.getDecoder().decode(header.apply("X-Signature")))) return false;
    } catch (GeneralSecurityException | IllegalArgumentException error) {
      return false; // 签名的长度不对，或不是 Base64
    }
    usedNonces.put(nonce, now); // 验签通过之后才记下，伪造的内容不会占用它
    return true;
  }

  // Java 的标准库没有 JSON 解析器，这里用正则表达式取第一个同名的字段；实际使用时换成项目里的 JSON 库
  static String field(String json, String name) {
    Matcher matcher = Pattern.compile("\"" + name + "\"\\s*:\\s*\"?([^\",}]*)").matcher(json);
    return matcher.find() ? matcher.group(1) : "";
  }

  // 取数组里的对象，对象里没有下一层对象
  static List<String> objects(String json, String name) {
    String array = json.substring(json.indexOf("\"" + name + "\""));
    return Pattern.compile("\\{[^{}]*}").matcher(array).results().map(MatchResult::group).toList();
  }

  // 写成 JSON 的字符串：转义反斜线、引号和换行
  static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }

  // 发送请求，验签之后返回应答；失败时停下来，由人判断
  static String send(String method, String target, Map<String, String> headers, String body) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(HOST + target))
      .timeout(Duration.ofSeconds(10))
      .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    headers.forEach(request::header);
    HttpResponse<byte[]> response = client.send(request.build(), BodyHandlers.ofByteArray());
    if (!isGenuine(name -> response.headers().firstValue(name).orElse(""), response.body())) {
      throw new IllegalStateException("验签失败，应答不能采信，按结果未知处理");
    }
    String answer = new String(response.body(), StandardCharsets.UTF_8);
    if (field(answer, "success").equals("true")) return answer;
    String reason = field(answer, "code") + "（" + field(answer, "subCode") + "）：" + field(answer, "msg");
    throw new IllegalStateException(target + " 返回 " + reason);
  }

  // 把参数写成一行：名称和值都用 write 处理
  static String join(Map<String, String> parameters, String equals, String separator, UnaryOperator<String> write) {
    return parameters
      .entrySet()
      .stream()
      .map(parameter -> write.apply(parameter.getKey()) + equals + write.apply(parameter.getValue()))
      .collect(Collectors.joining(separator));
  }

  // POST 的业务内容放在 bizContent 里，GET 的业务条件放在查询串里；全部参数按名称排序后签名，之后才做 URL 编码
  static String call(String operation, String method, String path, Map<String, String> content) throws Exception {
    LocalDateTime beijing = LocalDateTime.now(ZoneOffset.ofHours(8));
    Map<String, String> parameters = new TreeMap<>(content); // TreeMap 按名称的 ASCII 码排序
    parameters.put("appId", APP_ID);
    parameters.put("method", operation);
    parameters.put("charset", "UTF-8");
    parameters.put("signType", "RSA2");
    parameters.put("timestamp", beijing.format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss")));
    parameters.put("nonce", newNonce());
    parameters.put("version", "1.0");
    parameters.put("sign", sign(join(parameters, "=", "&", UnaryOperator.identity())));
    String authorization = "Bearer " + token;
    if (method.equals("GET")) {
      // URLEncoder 按表单编码，空格成为加号，要改成 %20；加号本身已经是 %2B
      UnaryOperator<String> encode = value -> URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
      return send(method, path + "?" + join(parameters, "=", "&", encode), Map.of("Authorization", authorization), "");
    }
    Map<String, String> headers = Map.of("Content-Type", "application/json", "Authorization", authorization);
    return send(method, path, headers, "{" + join(parameters, ":", ",", Story::quote) + "}");
  }

  // 接收通知：先验签，再保存，最后应答；验签不通过不应答成功。流程的通知放在内存里，去重和版本见“收到通知的处理”
  static final List<String> received = new CopyOnWriteArrayList<>(); // 通知在另外的线程里接收

  static void receive(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readAllBytes();
    boolean genuine = isGenuine(name -> Objects.toString(exchange.getRequestHeaders().getFirst(name), ""), body);
    if (genuine) received.add(new String(body, StandardCharsets.UTF_8));
    byte[] answer = (genuine ? "{\"code\":\"SUCCESS\"}" : "{\"code\":\"FAIL\"}").getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(genuine ? 200 : 401, answer.length);
    exchange.getResponseBody().write(answer);
    exchange.close();
  }

  // 等待一个事件，name 和 value 指定要等的对象；30 秒内没有等到就改为查询
  static String waitFor(String eventType, String name, String value) throws InterruptedException {
    for (int waited = 0; waited < 300; waited++) {
      for (String event : received) {
        if (field(event, "eventType").equals(eventType) && field(event, name).equals(value)) return event;
      }
      Thread.sleep(100);
    }
    throw new IllegalStateException(
      "没有收到 " +
        eventType +
        "。重新运行要先重置沙箱：POST /sandbox/reset，{\"data\":\"empty\"}；在平台上请改用查询接口"
    );
  }

  // 启动接收通知的服务，办完全部步骤之后停止
  public static void main(String[] args) throws Exception {
    // JDK 17 按系统的字符集读取源文件：不是 UTF-8 时，中文和签名都会出错
    if (!"中".equals("\u4e2d")) throw new IllegalStateException("Run with -Dfile.encoding=UTF-8");
    KeyFactory keys = KeyFactory.getInstance("RSA");
    privateKey = keys.generatePrivate(new PKCS8EncodedKeySpec(readKey("test-private-key.pem")));
    platformKeys.put("pk_sample_01", keys.generatePublic(new X509EncodedKeySpec(readKey("test-public-key.pem"))));
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), port), 0);
    server.createContext("/", Story::receive);
    server.start();
    try {
      runStory();
    } finally {
      server.stop(0);
    }
  }

  static void runStory() throws Exception {
    // #endregion

    // #region token
    // 获取令牌；这个请求不签名，密钥只放在请求体里
    String credentials = """
    {
      "appId": "%s",
      "appSecret": "sample-app-secret"
    }""".formatted(APP_ID);
    String issued = send("POST", "/openapi/v1/token", Map.of("Content-Type", "application/json"), credentials);
    token = field(issued, "token");
    System.out.println("[token] 取得令牌，" + field(issued, "expireTime") + " 到期");
    // #endregion

    // #region worker
    // 两位个人，编号都由商户生成；先保存编号再调用，重发时编号和内容不变
    record Person(int number, String realName, String idNo, String bankCardNo, int shops, String amount) {}
    List<Person> people = List.of(
      new Person(1, "张三", "110101********0011", "6222 **** **** 0018", 3, "12000.00"),
      new Person(2, "李四", "110101********0022", "6222 **** **** 0026", 2, "8000.00")
    );
    String mobile = "138****0000";
    Map<Person, String> workerNos = new HashMap<>();
    for (Person person : people) {
      String content = """
      {
        "outWorkerNo": "W20261102-0%d",
        "realName": "%s",
        "idType": "ID_CARD",
        "idNo": "%s",
        "mobile": "%s"
      }""".formatted(person.number(), person.realName(), person.idNo(), mobile);
      String worker = call("createWorker", "POST", "/openapi/v1/person/workers", Map.of("bizContent", content));
      String workerNo = field(worker, "workerNo");
      workerNos.put(person, workerNo);
      String status = field(worker, "realnameStatus");
      System.out.println("[worker] " + person.realName() + " " + workerNo + "，实名状态 " + status);
    }
    // #endregion

    // #region realname
    // 提交实名认证，结果由通知告知；通过之后登记本人的收款卡，设为默认
    for (Person person : people) {
      String content = """
      {
        "outAuthNo": "A20261102-0%d",
        "realName": "%s",
        "idType": "ID_CARD",
        "idNo": "%s",
        "mobile": "%s"
      }""".formatted(person.number(), person.realName(), person.idNo(), mobile);
      Map<String, String> submission = Map.of("bizContent", content, "notifyUrl", NOTIFY_URL);
      String authNo = field(call("submitRealname", "POST", "/openapi/v1/base/realname", submission), "authNo");
      String result = waitFor("realname.succeeded", "authNo", authNo);
      String path = "/openapi/v1/person/workers/" + workerNos.get(person) + "/bank-cards";
      String binding = """
      {
        "bankCardNo": "%s",
        "mobile": "%s",
        "isDefault": true
      }""".formatted(person.bankCardNo(), mobile);
      String card = call("bindBankCard", "POST", path, Map.of("bizContent", binding));
      String text = "[realname] %s 实名状态 %s，收款卡 %s 尾号 %s\n";
      System.out.printf(
        text,
        person.realName(),
        field(result, "status"),
        field(card, "cardNo"),
        field(card, "cardTail")
      );
    }
    // #endregion

    // #region contract
    // 发起签约，把链接交给本人，本人签署之后收到通知；沙箱里由平台代为签署
    for (Person person : people) {
      String content = """
      {
        "outContractNo": "C20261102-0%d",
        "workerNo": "%s",
        "contractType": "SERVICE_AGREEMENT",
        "templateNo": "TPL1001"
      }""".formatted(person.number(), workerNos.get(person));
      Map<String, String> creation = Map.of("bizContent", content, "notifyUrl", NOTIFY_URL);
      String contract = call("createContract", "POST", "/openapi/v1/task/contracts", creation);
      String contractNo = field(contract, "contractNo");
      String path = "/openapi/v1/task/contracts/" + contractNo + "/sign-url";
      String redirect = """
      {
        "redirectUrl": "https://merchant.example/signed"
      }""";
      call("createSignUrl", "POST", path, Map.of("bizContent", redirect));
      String status = field(waitFor("contract.signed", "contractNo", contractNo), "status");
      System.out.println("[contract] " + person.realName() + " 合同 " + contractNo + "，状态 " + status);
    }
    // #endregion

    // #region task
    // 任务由商户在平台发布；个人在商户的应用里领取任务、提交成果，由商户的服务端调用接口
    String taskNo = "TK300001";
    for (Person person : people) {
      String claim = """
      {
        "outAssignmentNo": "G20261102-0%d",
        "workerNo": "%s"
      }""".formatted(person.number(), workerNos.get(person));
      String claimPath = "/openapi/v1/person/tasks/" + taskNo + "/claim";
      String assignmentNo = field(call("claimTask", "POST", claimPath, Map.of("bizContent", claim)), "assignmentNo");
      String deliverable = """
      {
        "description": "完成 %d 店推广，验收单已交回。",
        "quantity": %d
      }""".formatted(person.shops(), person.shops());
      String deliverablesPath = "/openapi/v1/person/assignments/" + assignmentNo + "/deliverables";
      call("submitDeliverable", "POST", deliverablesPath, Map.of("bizContent", deliverable));

      // 审核没有通知，隔一段时间查询一次，状态 40 表示成果已通过审核
      Map<String, String> approved = Map.of("status", "40", "pageNum", "1", "pageSize", "20");
      String tasksPath = "/openapi/v1/person/workers/" + workerNos.get(person) + "/tasks";
      List<String> tasks = List.of();
      for (int waited = 0; waited < 300 && tasks.isEmpty(); waited++) {
        Thread.sleep(100);
        tasks = objects(call("listWorkerTasks", "GET", tasksPath, approved), "list");
      }
      if (tasks.isEmpty()) throw new IllegalStateException("成果没有通过审核");
      String task = field(tasks.get(0), "taskName") + "，状态 " + field(tasks.get(0), "status");
      System.out.println("[task] " + person.realName() + " " + assignmentNo + " " + task);
    }
    // #endregion

    // #region quote
    // 试算税额和服务费；金额是两位小数的字符串，换算成分再计算，不用浮点数
    ToLongFunction<String> fen = yuan -> Long.parseLong(yuan.replace(".", ""));
    String amount = """
    {
      "workerNo": "%s",
      "amount": "%s"
    }""";
    String amounts = people
      .stream()
      .map(person -> amount.formatted(workerNos.get(person), person.amount()))
      .collect(Collectors.joining(", "));
    String quoted = """
    {
      "taxType": "LABOR",
      "feeBearer": "MERCHANT",
      "details": [%s]
    }""".formatted(amounts);
    String quote = call("quoteSettlement", "POST", "/openapi/v1/settlement/quote", Map.of("bizContent", quoted));
    String grossAmount = field(quote, "grossAmount");
    String serviceFee = field(quote, "serviceFee");
    String payableAmount = field(quote, "payableAmount");
    if (fen.applyAsLong(payableAmount) != fen.applyAsLong(grossAmount) + fen.applyAsLong(serviceFee)) {
      throw new IllegalStateException("试算金额不一致，停止付款");
    }
    System.out.println("[quote] 税前 " + grossAmount + "，税款 " + field(quote, "taxAmount"));
    System.out.println("[quote] 服务费 " + serviceFee + "，应付 " + payableAmount);
    // #endregion

    // #region settlement
    // 提交结算批次只表示受理，平台核对之后通知待确认；超时或结果未知时不能更换 outBatchNo
    String detail = """
    {
      "outDetailNo": "D20261121-0%d",
      "workerNo": "%s",
      "amount": "%s",
      "remark": "11 月推广服务费"
    }""";
    String details = people
      .stream()
      .map(person -> detail.formatted(person.number(), workerNos.get(person), person.amount()))
      .collect(Collectors.joining(", "));
    String batch = """
    {
      "outBatchNo": "B20261121-01",
      "taskNo": "%s",
      "channel": "BANK_DIRECT",
      "details": [%s]
    }""".formatted(taskNo, details);
    Map<String, String> creation = Map.of("bizContent", batch, "notifyUrl", NOTIFY_URL);
    String created = call("createBatch", "POST", "/openapi/v1/settlement/batches", creation);
    String batchNo = field(created, "batchNo");
    String totalAmount = field(created, "totalAmount");
    String checked = waitFor("settlement.checked", "batchNo", batchNo);
    String status = field(checked, "status");
    System.out.println("[settlement] 批次 " + batchNo + "，状态 " + status + "，总额 " + totalAmount);
    // #endregion

    // #region confirm
    // 总额与试算的税前金额一致才确认付款；确认之后不能取消
    if (!totalAmount.equals(grossAmount)) throw new IllegalStateException("总额与试算不一致，停止付款");
    String batchPath = "/openapi/v1/settlement/batches/" + batchNo;
    String confirmation = """
    {
      "totalAmount": "%s"
    }""".formatted(totalAmount);
    String confirmed = call("confirmBatch", "POST", batchPath + "/confirm", Map.of("bizContent", confirmation));
    System.out.println("[confirm] 批次 " + batchNo + "，状态 " + field(confirmed, "status"));
    // #endregion

    // #region notification
    // 付款结束之后收到通知，再查询明细，取得每个人的结果
    String paid = waitFor("settlement.succeeded", "batchNo", batchNo);
    String result = "[notification] 批次 %s，状态 %s，成功 %s 笔\n";
    System.out.printf(result, batchNo, field(paid, "status"), field(paid, "successCount"));
    Map<String, String> page = Map.of("pageNum", "1", "pageSize", "20");
    List<String> paidDetails = objects(call("listBatchDetails", "GET", batchPath + "/details", page), "list");
    for (String paidDetail : paidDetails) {
      String line = "[notification] %s 明细 %s，税后 %s\n";
      System.out.printf(
        line,
        field(paidDetail, "outDetailNo"),
        field(paidDetail, "detailNo"),
        field(paidDetail, "netAmount")
      );
    }
    // #endregion

    // #region receipt
    // 取得电子回单的下载地址，路径中填批次编号；下载之后，文件的 SHA-256 与应答一致才归档
    for (String paidDetail : paidDetails) {
      String receiptsPath = "/openapi/v1/task/settlements/" + batchNo + "/receipts";
      Map<String, String> query = Map.of("detailNo", field(paidDetail, "detailNo"));
      String receipt = objects(call("listReceipts", "GET", receiptsPath, query), "list").get(0);
      System.out.println("[receipt] " + field(receipt, "fileUrl"));
    }
  }
}
// #endregion
