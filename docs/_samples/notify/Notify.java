import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * 接收通知：先验签，再去重、比较版本，最后应答。
 * 需要 JDK 17 或更高版本，当前目录有示例工具包的 test-public-key.pem。
 * 运行：java -Dfile.encoding=UTF-8 Notify.java，监听 127.0.0.1:8080，环境变量 PORT 可以换端口；JDK 18 起不需要这个选项。
 */
public class Notify {

  // 本程序处理结算的事件，其他事件照此添加
  static final Set<String> KNOWN_EVENTS = Set.of(
    "settlement.checked",
    "settlement.succeeded",
    "settlement.partially_succeeded",
    "settlement.failed",
    "settlement.cancelled"
  );

  // 平台公钥按编号保存，更换密钥期间会有两把
  static final Map<String, PublicKey> platformKeys = new HashMap<>();

  // 示例把记录放在内存里。实际使用时换成数据库：eventId 设唯一约束，与版本、业务数据在同一个事务里写入
  static final Map<String, Long> usedNonces = new HashMap<>(); // 随机串 → 收到的时间
  static final Set<String> handledEvents = new HashSet<>(); // eventId
  // 本地保存的结算：业务编号 → 已经处理的 resourceVersion
  static final Map<String, Long> savedVersions = new HashMap<>(Map.of("stl_500001", 0L, "BT500001", 0L));

  // 当前时间，秒。NOTIFY_NOW 只用来核对时间固定的通知样例，不要在生产环境设置
  static long now() {
    String fixed = System.getenv("NOTIFY_NOW");
    return fixed != null ? Long.parseLong(fixed) : Instant.now().getEpochSecond();
  }

  static String header(Headers headers, String name) {
    String value = headers.getFirst(name);
    return value != null ? value : "";
  }

  // 验签：不通过时返回原因，通过时返回 null
  static String rejection(Headers headers, byte[] rawBody) {
    String timestamp = header(headers, "X-Timestamp");
    String nonce = header(headers, "X-Nonce");
    String keyId = header(headers, "X-Key-Id");
    String signType = header(headers, "X-Sign-Type");

    // 时间相差不超过 300 秒；不是 10 位数字时也不通过
    if (!timestamp.matches("\\d{10}") || Math.abs(now() - Long.parseLong(timestamp)) > 300) {
      return "与本机时间相差超过 300 秒";
    }

    // 随机串 10 分钟内没有出现过，更早的不必保留
    usedNonces.values().removeIf(received -> now() - received > 600);
    if (usedNonces.containsKey(nonce)) return "X-Nonce 已经用过";

    PublicKey key = platformKeys.get(keyId);
    if (key == null) return "没有编号为 " + keyId + " 的平台公钥";
    if (!signType.equals("RSA2")) return "签名类型不是 RSA2，而是 " + signType;

    // 三行，每行以换行符结尾；报文体是收到的原始字节，不是解析之后再序列化的结果
    try {
      Signature verifier = Signature.getInstance("SHA256withRSA");
      verifier.initVerify(key);
      verifier.update((timestamp + "\n" + nonce + "\n").getBytes(StandardCharsets.UTF_8));
      verifier.update(rawBody);
      verifier.update((byte) '\n');
      if (!verifier.verify(Base64.getDecoder().decode(header(headers, "X-Signature")))) return "签名不符";
    } catch (GeneralSecurityException | IllegalArgumentException error) {
      return "签名不符"; // 签名的长度不对，或不是 Base64
    }

    // 验签通过之后才记下随机串，伪造的请求不会占用它
    usedNonces.put(nonce, now());
    return null;
  }

  // Java 的标准库没有 JSON 解析器，这里用正则表达式取字段；实际使用时换成项目里的 JSON 库
  static String field(String json, String name) {
    Matcher matcher = Pattern.compile("\"" + name + "\"\\s*:\\s*\"?([^\",}]*)").matcher(json);
    return matcher.find() ? matcher.group(1) : "";
  }

  // 处理验签通过的通知，返回做了什么；业务更新失败时抛出异常
  static String handle(String json) {
    String eventId = field(json, "eventId");
    if (handledEvents.contains(eventId)) return "重复：事件 " + eventId + " 已经处理过";
    String eventType = field(json, "eventType");
    if (!KNOWN_EVENTS.contains(eventType)) return "忽略：不认识的事件类型 " + eventType;

    // 业务编号：v3 是 settlementId，v1 是 batchNo
    String id = field(json, field(json, "apiVersion").equals("v3") ? "settlementId" : "batchNo");
    long version = Long.parseLong(field(json, "resourceVersion"));
    Long saved = savedVersions.get(id);
    // 通知可能比创建的应答先到：本地还没有这笔业务，就等平台重发
    if (saved == null) throw new IllegalStateException("本地还没有 " + id);
    if (version <= saved) return "忽略：" + id + " 已有版本 " + saved + "，收到的是版本 " + version;

    // 金额和状态与本地记录核对一致之后，在这里更新业务数据
    savedVersions.put(id, version);
    // 业务更新成功之后才记下 eventId：更新失败时平台会重发，不能把它当作重复
    handledEvents.add(eventId);
    return "处理：" + id + " 更新到版本 " + version + "，状态 " + field(json, "status");
  }

  static void answer(HttpExchange exchange, int status, String code) throws IOException {
    byte[] body = ("{\"code\":\"" + code + "\"}").getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  // 接收一个通知。HttpServer 默认在一个线程里逐个处理，所以上面的记录不必加锁
  static void receive(HttpExchange exchange) throws IOException {
    byte[] rawBody = exchange.getRequestBody().readAllBytes();
    String reason = rejection(exchange.getRequestHeaders(), rawBody);
    if (reason != null) {
      System.out.println("拒绝：" + reason);
      answer(exchange, 401, "FAIL");
      return;
    }
    try {
      System.out.println(handle(new String(rawBody, StandardCharsets.UTF_8)));
    } catch (RuntimeException error) {
      // 处理失败时不应答成功，等平台重发
      System.out.println("失败：" + error.getMessage() + "，等待重发");
      answer(exchange, 500, "FAIL");
      return;
    }
    // 重复的、旧的和不认识的通知同样应答成功，否则平台会继续重发
    answer(exchange, 200, "SUCCESS");
  }

  public static void main(String[] args) throws Exception {
    // JDK 17 按系统的字符集读取源文件：不是 UTF-8 时，中文会出错
    if (!"中".equals("\u4e2d")) throw new IllegalStateException("Run with -Dfile.encoding=UTF-8");
    String pem = Files.readString(Path.of("test-public-key.pem")).replaceAll("-----[A-Z ]+-----|\\s", "");
    X509EncodedKeySpec spec = new X509EncodedKeySpec(Base64.getDecoder().decode(pem));
    platformKeys.put("pk_sample_01", KeyFactory.getInstance("RSA").generatePublic(spec));

    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));
    InetSocketAddress address = new InetSocketAddress(InetAddress.getByName("127.0.0.1"), port);
    HttpServer server = HttpServer.create(address, 0);
    server.createContext("/notify", Notify::receive);
    server.start();
    System.out.println("等待通知：POST /notify");
  }
}
