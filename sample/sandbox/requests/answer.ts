import {checkApp, checkScopes, checkSignature, checkToken} from './access';
import {failure, success} from './envelope';
import {Failure, SandboxBug} from '../platform/failure';
import {withFault} from './faults';
import {isSecured} from './families/family';
import {rfc3339} from '../platform/clock';
import {schemeOf} from './families';
import type {Family, Signed} from './families/family';
import type {Freshness} from './freshness';
import {businessKey} from './idempotency';
import type {Idempotency} from './idempotency';
import type {Interfaces, Match} from './interfaces';
import {SAMPLE_APP} from '../platform/merchant';
import {signatureHeaders} from '../platform/signature-headers';
import type {Allowance, RateLimits} from './rate-limits';
import type {WireAnswer, WireRequest} from '../../../sandbox';
import type {Rule, World} from '../platform/world';
import * as words from '../../words';

const PREFIX = /^\/openapi\/([^/]+)\//;
/** The code for an invalid signature. */
const SIGN_INVALID = '401102';
/** Codes whose responses say when to retry. */
const RETRY_AFTER = ['429001', '503001'];

/** The parts that process requests. */
export type Parts = {
  readonly world: World;
  readonly interfaces: Readonly<Record<string, Interfaces>>;
  readonly rules: Readonly<Record<string, Rule<unknown>>>;
  readonly freshness: Freshness;
  readonly limits: RateLimits;
  readonly idempotency: Idempotency;
};

/** What has been determined about a request so far. */
type Progress = {match?: Match; allowance?: Allowance; signed?: Signed};

/** Codes that the interface may return; for an unknown interface, those that every call may return. */
function listedCodes({match}: Progress, family: string, {world}: Parts): readonly string[] {
  const common = world.contracts.families[family]['x-common-errors'];
  return [...common, ...(match?.operation['x-error-codes'] ?? [])];
}

/** Processes a request. @throws Failure when a check or a business rule rejects it */
async function run(
  request: WireRequest,
  family: string,
  scheme: Family,
  parts: Parts,
  progress: Progress,
): Promise<unknown> {
  const {world, interfaces, rules, freshness, limits, idempotency} = parts;
  const match = interfaces[family].match(request.method, request.target);
  progress.match = match;
  const {operation} = match;
  const name = `${family}#${operation.operationId}`;
  const token = isSecured(operation) ? checkToken(request, family, world) : undefined;
  const opened = await scheme.open(request, operation);
  progress.signed = opened.signed;
  const app = checkApp(opened.signed?.appId ?? String(opened.body?.appId ?? SAMPLE_APP), request, world);
  if (token !== undefined) {
    checkSignature(opened, token, app, freshness, world);
    checkScopes(app, operation);
  }
  const limit = world.contracts.families[family]['x-rate-limits'][operation['x-rate-limit'] ?? 'read'];
  progress.allowance = limits.count(`${app.appId} ${name}`, limit);
  if (progress.allowance.exceeded) throw new Failure('429001');
  const input = interfaces[family].check(match, opened.query, opened.body);
  const rule = rules[name];
  if (!rule) throw new SandboxBug(`${name} has no rule.`);
  const work = () => rule(input, world, {app, notifyUrl: opened.notifyUrl, file: opened.file, token});
  const key = input[operation['x-idempotent-key'] ?? ''];
  return withFault(request, listedCodes(progress, family, parts), () =>
    key === undefined ? work() : idempotency.once(businessKey(app.appId, name, key), input, work),
  );
}

function informingHeaders({allowance}: Progress, requestId: string, code: string, now: number): Record<string, string> {
  return {
    'X-Request-Id': requestId,
    ...(allowance && {
      'X-RateLimit-Limit': String(allowance.limit),
      'X-RateLimit-Remaining': String(allowance.remaining),
      'X-RateLimit-Reset': rfc3339(allowance.resetAt),
    }),
    ...(RETRY_AFTER.includes(code) && {
      'Retry-After': String(Math.max(1, Math.ceil(((allowance?.resetAt ?? now) - now) / 1000))),
    }),
  };
}

/** The signature algorithm of the response: only requests of v3 choose one. */
const answerType = ({signed}: Progress): Signed['type'] => (signed?.keyId === undefined ? 'RSA2' : signed.type);

/** The trace of a response for the log: the text that the platform signed helps to find the difference. */
function traceOf({match, signed}: Progress, family: string, {code, msg}: Record<string, unknown>): WireAnswer['trace'] {
  const name = match ? `${family}#${match.operation.operationId}` : words.platform.noInterface;
  const hint = code === SIGN_INVALID ? signed?.text : undefined;
  return {
    summary: words.interpolate(words.platform.answered, {code: String(code), msg: String(msg), name}),
    ...(hint !== undefined && {hint: words.interpolate(words.platform.signedText, {text: JSON.stringify(hint)})}),
  };
}

/**
 * Creates the function that responds to a request according to the contracts.
 *
 * @returns a function that throws SandboxBug when the response would violate the contract
 */
export function createAnswer(parts: Parts): (request: WireRequest) => Promise<WireAnswer> {
  const {world, interfaces} = parts;
  const newest = Object.keys(interfaces).at(-1) ?? '';
  return async (request) => {
    const named = PREFIX.exec(request.target)?.[1] ?? '';
    const family = Object.keys(interfaces).includes(named) ? named : newest;
    const contract = world.contracts.families[family];
    // Only contracts with a signing scheme are simulated here.
    const scheme = schemeOf(contract) as Family;
    const requestId = world.ids.hex('request');
    const progress: Progress = {};
    const outcome = await run(request, family, scheme, parts, progress).then(
      (data) => success(contract, requestId, data),
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        if (listedCodes(progress, family, parts).includes(error.code)) return failure(contract, requestId, error);
        throw new SandboxBug(
          `${family}#${progress.match?.operation.operationId ?? ''} must not return ${error.code}.`,
          {cause: error},
        );
      },
    );
    if (!outcome.success) interfaces[family].checkFailure(outcome);
    else if (progress.match) interfaces[family].checkAnswer(progress.match, outcome);
    const body = JSON.stringify(outcome);
    const code = String(outcome.code);
    const {status, informs} = scheme;
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      ...signatureHeaders(world, body, undefined, answerType(progress)),
      ...(informs && informingHeaders(progress, requestId, code, world.clock.real())),
    };
    return {status: status(code), headers, body, trace: traceOf(progress, family, outcome)};
  };
}
