import {expect, test} from './plain-test';
import {plainCommand} from '../../src/plugins/home/plain-command';

const CALL = `sandbox=\${SANDBOX_URL:-http://127.0.0.1:4010}
target='/orders'
body='{
  "sku": "a"
}'
curl --silent --show-error --max-time 10 --write-out '\\n' "$sandbox$target" \\
  --request POST \\
  --header 'Content-Type: application/json' \\
  --data-binary "$body"`;

test('variables are replaced by what they hold, and the sandbox by the address of the server', () => {
  expect(plainCommand(CALL, 'https://api.shop.example')).toBe(`curl https://api.shop.example/orders \\
  --header 'Content-Type: application/json' \\
  --data-binary '{
  "sku": "a"
}'`);
});

test('without a known server the address of the sandbox stays', () => {
  expect(plainCommand(CALL, undefined)).toContain('curl http://127.0.0.1:4010/orders');
});

test('an address with what the shell would read is quoted, and one that is no sandbox stays', () => {
  const call = `base='https://shop.example'\nbase=\${SANDBOX_URL:-$base}\ntarget='/orders?a=1&b=2'\ncurl --silent "$base$target" \\\n  --request DELETE`;
  expect(plainCommand(call, 'https://api.shop.example')).toBe(
    "curl 'https://shop.example/orders?a=1&b=2' \\\n  --request DELETE",
  );
});

for (const computed of [
  'time=$(date +%s)\n' + CALL,
  `${CALL} \\\n  --header "X-Time: $time"`,
  "printf '%s' a >b\n" + CALL,
]) {
  test(`commands that compute something stay as they are: ${computed.slice(0, 20)}`, () => {
    expect(plainCommand(computed, 'https://api.shop.example')).toBe(computed);
  });
}
