/** Modules that samples may import, in the order of their import lines. */
export const MODULES = {
  java: [
    'java.io.ByteArrayOutputStream',
    'java.net.URI',
    'java.net.URLEncoder',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpRequest.BodyPublishers',
    'java.net.http.HttpResponse.BodyHandlers',
    'java.nio.charset.StandardCharsets',
    'java.nio.file.Files',
    'java.nio.file.Path',
    'java.security.KeyFactory',
    'java.security.MessageDigest',
    'java.security.Signature',
    'java.security.spec.PKCS8EncodedKeySpec',
    'java.security.spec.X509EncodedKeySpec',
    'java.time.Duration',
    'java.time.Instant',
    'java.time.LocalDateTime',
    'java.time.ZoneOffset',
    'java.time.format.DateTimeFormatter',
    'java.util.Base64',
    'java.util.HexFormat',
    'java.util.TreeMap',
    'java.util.UUID',
    'java.util.stream.Collectors',
  ],
  python: [
    'base64',
    'hashlib',
    'json',
    'os',
    'secrets',
    'subprocess',
    'tempfile',
    'time',
    'urllib.error',
    'urllib.parse',
    'urllib.request',
  ],
  go: [
    'bytes',
    'crypto',
    'crypto/rand',
    'crypto/rsa',
    'crypto/sha256',
    'crypto/x509',
    'encoding/base64',
    'encoding/hex',
    'encoding/json',
    'encoding/pem',
    'fmt',
    'io',
    'log',
    'mime/multipart',
    'net/http',
    'net/textproto',
    'net/url',
    'os',
    'sort',
    'strconv',
    'strings',
    'time',
  ],
} as const;

const STRINGS = /"""(?:\\[\s\S]|[^\\])*?"""|`[^`]*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/**
 * The modules that a sample uses, to import no others.
 *
 * @param modules the modules that samples of the language may use, in the order of its imports
 * @param use matches the use of a module in code, e.g. `base64.`
 */
export function usedImports(
  modules: readonly string[],
  code: string,
  use: (module: string) => RegExp,
): readonly string[] {
  const withoutStrings = code.replace(STRINGS, '""');
  return modules.filter((module) => use(module).test(withoutStrings));
}
