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

/**
 * 计算 v3 签名，并打印每一步的结果，可以与签名向量逐字节核对。
 * 运行：java -Dfile.encoding=UTF-8 SignV3.java；需要 JDK 17 或更高版本，JDK 18 起不需要这个选项，当前目录有示例工具包的 test-private-key.pem。
 */
public class SignV3 {

  // 读取 PKCS#8 格式的商户私钥
  static PrivateKey readPrivateKey(String file) throws Exception {
    String pem = Files.readString(Path.of(file)).replaceAll("-----[A-Z ]+-----|\\s", "");
    return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(pem)));
  }

  static void sign(String title, String method, String pathAndQuery, String timestamp, String nonce, String body)
    throws Exception {
    // 五行，每一行都以换行符结尾；没有请求体时第五行为空，换行符仍然保留
    String text = method + "\n" + pathAndQuery + "\n" + timestamp + "\n" + nonce + "\n" + body + "\n";
    byte[] data = text.getBytes(StandardCharsets.UTF_8);
    // 用商户私钥签名，算法是 SHA256withRSA，Base64 不换行
    Signature signer = Signature.getInstance("SHA256withRSA");
    signer.initSign(readPrivateKey("test-private-key.pem"));
    signer.update(data);
    String signature = Base64.getEncoder().encodeToString(signer.sign());
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(data);
    // 打印时把换行符写成可见的 \n
    System.out.print(title + "：待签名字符串\n" + text.replace("\n", "\\n\n"));
    System.out.println(title + "：SHA-256（十六进制）\n" + HexFormat.of().formatHex(digest));
    System.out.println(title + "：签名（Base64）\n" + signature);
    System.out.println(title + "：请求头");
    System.out.println("X-App-Id: app_sample_01");
    System.out.println("X-Key-Id: mk_sample_01");
    System.out.println("X-Timestamp: " + timestamp);
    System.out.println("X-Nonce: " + nonce);
    System.out.println("X-Sign-Type: RSA2");
    System.out.println("X-Signature: " + signature);
  }

  public static void main(String[] args) throws Exception {
    // JDK 17 按系统的字符集读取源文件：不是 UTF-8 时，待签名字符串里的中文会出错
    if (!"中".equals("\u4e2d")) throw new IllegalStateException("Run with -Dfile.encoding=UTF-8");

    // 请求体只序列化一次，签名和发送使用同一个字符串
    String body = """
    {"outSettlementNo":"S20261121-01","taskId":"tsk_300001","quoteId":"qt_500001","channel":"BANK_DIRECT","items":[{"outItemNo":"I20261121-01","workerId":"wkr_200001","amount":1200000,"remark":"11 月推广服务费"},{"outItemNo":"I20261121-02","workerId":"wkr_200002","amount":800000,"remark":"11 月推广服务费"}],"notifyUrl":"https://merchant.example/notify"}""";

    // 实际使用时，时间取当前的秒数，随机串每次重新生成
    sign("创建结算单", "POST", "/openapi/v3/settlements", "1795226460", "d2e00f172bd3f14ad530c759da2435a2", body);

    // GET：请求体为空，查询串与实际发送的完全一致，不排序
    String settlementItems = "/openapi/v3/settlements/stl_500001/items?status=SUCCEEDED&limit=20";
    sign("查询结算明细", "GET", settlementItems, "1795227600", "84c76fddd93a05ce1e03b4faa349ba95", "");
  }
}
