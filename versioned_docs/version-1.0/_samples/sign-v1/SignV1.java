import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * 计算 v1 签名，并打印每一步的结果，可以与签名向量逐字节核对。
 * 运行：java -Dfile.encoding=UTF-8 SignV1.java；需要 JDK 17 或更高版本，JDK 18 起不需要这个选项，当前目录有示例工具包的 test-private-key.pem。
 */
public class SignV1 {

  // 公共参数：appId、charset、signType 和 version 每个请求都相同。TreeMap 按名称的 ASCII 码排序
  // 实际使用时，timestamp 取当前的北京时间，nonce 每次随机生成
  static Map<String, String> newParams(String method, String timestamp, String nonce) {
    Map<String, String> params = new TreeMap<>();
    params.put("appId", "app_sample_01");
    params.put("charset", "UTF-8");
    params.put("signType", "RSA2");
    params.put("version", "1.0");
    params.put("method", method);
    params.put("timestamp", timestamp);
    params.put("nonce", nonce);
    return params;
  }

  // 待签名字符串：去掉 sign 和值为空的参数，按名称排序，用 & 连接；值用原文，末尾没有换行
  static String stringToSign(Map<String, String> params) {
    return params
      .entrySet()
      .stream()
      .filter(param -> !param.getKey().equals("sign") && !param.getValue().isEmpty())
      .map(param -> param.getKey() + "=" + param.getValue())
      .collect(Collectors.joining("&"));
  }

  // 读取 PKCS#8 格式的商户私钥
  static PrivateKey readPrivateKey(String file) throws Exception {
    String pem = Files.readString(Path.of(file)).replaceAll("-----[A-Z ]+-----|\\s", "");
    return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(pem)));
  }

  // 用商户私钥签名，算法是 SHA256withRSA，Base64 不换行
  static String sign(String title, Map<String, String> params) throws Exception {
    String text = stringToSign(params);
    byte[] data = text.getBytes(StandardCharsets.UTF_8);
    Signature signer = Signature.getInstance("SHA256withRSA");
    signer.initSign(readPrivateKey("test-private-key.pem"));
    signer.update(data);
    String signature = Base64.getEncoder().encodeToString(signer.sign());
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(data);
    System.out.println(title + "：待签名字符串\n" + text);
    System.out.println(title + "：SHA-256（十六进制）\n" + HexFormat.of().formatHex(digest));
    System.out.println(title + "：签名（Base64）\n" + signature);
    return signature;
  }

  // URLEncoder 按表单编码，空格成为加号，要改成 %20；加号本身已经是 %2B
  static String urlEncode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
  }

  public static void main(String[] args) throws Exception {
    // JDK 17 按系统的字符集读取源文件：不是 UTF-8 时，待签名字符串里的中文会出错
    if (!"中".equals("\u4e2d")) throw new IllegalStateException("Run with -Dfile.encoding=UTF-8");

    // POST 和 PUT：业务内容只序列化一次，放在 bizContent 里，签名和发送使用同一个字符串
    Map<String, String> contract = newParams(
      "createContract",
      "2026-11-02 10:06:00",
      "987f37d093f30964bf1db55b0fa90c04"
    );
    contract.put("notifyUrl", "https://merchant.example/notify");
    contract.put(
      "bizContent",
      """
      {"outContractNo":"C20261102-01","workerNo":"WK200001","contractType":"SERVICE_AGREEMENT","templateNo":"TPL1001"}"""
    );
    contract.put("sign", sign("发起签约", contract));
    System.out.println("发起签约：请求体中的 sign\n\"sign\": \"" + contract.get("sign") + "\"");

    // 嵌套的内容和中文都按原文参与签名，不重新排序，也不转义
    Map<String, String> batch = newParams("createBatch", "2026-11-21 10:01:00", "8dceaa3801e4b87b3d8a067bb0fe6b5b");
    batch.put("notifyUrl", "https://merchant.example/notify");
    batch.put(
      "bizContent",
      """
      {"outBatchNo":"B20261121-02","taskNo":"TK300001","channel":"BANK_DIRECT","details":[{"outDetailNo":"D20261121-01","workerNo":"WK200001","amount":"12000.00","remark":"11 月推广服务费"},{"outDetailNo":"D20261121-02","workerNo":"WK200002","amount":"8000.00","remark":"11 月推广服务费"}]}"""
    );
    batch.put("sign", sign("提交结算批次", batch));
    System.out.println("提交结算批次：请求体中的 sign\n\"sign\": \"" + batch.get("sign") + "\"");

    // GET 和 DELETE：业务条件也是顶层参数，没有 bizContent；签名之后再做 URL 编码
    Map<String, String> query = newParams("listWorkerTasks", "2026-11-02 11:20:00", "4a4d86e71b8daa57367ecf8886a35cf1");
    query.put("status", "10");
    query.put("pageNum", "1");
    query.put("pageSize", "20");
    query.put("sign", sign("查询个人任务", query));

    // 查询串里参数的先后不影响签名，这里按名称排列
    String queryString = query
      .entrySet()
      .stream()
      .map(param -> param.getKey() + "=" + urlEncode(param.getValue()))
      .collect(Collectors.joining("&"));
    System.out.println("查询个人任务：查询串\n" + queryString);
  }
}
