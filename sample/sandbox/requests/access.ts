import type {Operation} from '../../../contract';
import {Failure} from '../platform/failure';
import type {Opened} from './families/family';
import type {Freshness} from './freshness';
import type {App} from '../platform/merchant';
import {verify} from '../platform/signature';
import type {WireRequest} from '../../../sandbox';
import type {World} from '../platform/world';

/**
 * Returns the valid token of a request.
 *
 * @throws Failure 401001 without one, 401002 or 401003 when it is not valid
 */
export function checkToken({headers}: WireRequest, family: string, {tokens}: World): string {
  const value = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (!value) throw new Failure('401001');
  return tokens.check(value, family).value;
}

/**
 * The application of a request, if it may make calls.
 *
 * @throws Failure 401004 when there is none, 403001 from an address that is not allowed, 403003 when its merchant is suspended
 */
export function checkApp(appId: string, {address}: WireRequest, {apps}: World): App {
  const app = apps.find((candidate) => candidate.appId === appId);
  if (!app) throw new Failure('401004');
  if (app.allowedIps && !app.allowedIps.includes(address)) throw new Failure('403001');
  if (app.suspended) throw new Failure('403003');
  return app;
}

/** @throws Failure 403002 when an application was not granted what an interface needs */
export function checkScopes({scopes}: App, {security = []}: Operation): void {
  const needed = security.flatMap((requirement) => Object.values(requirement).flat());
  if (scopes.length === 0 || needed.some((scope) => !scopes.includes(scope))) throw new Failure('403002');
}

/**
 * Verifies the signature of a request.
 *
 * @throws Failure 401003 when the token belongs to another application, 401102 to 401105 when the signature is not valid
 */
export function checkSignature({signed}: Opened, token: string, app: App, freshness: Freshness, {tokens}: World): void {
  if (!signed) throw new Failure('401101');
  const {keyId, type, text, signature, time, nonce, appId} = signed;
  if (tokens.get(token)?.appId !== appId) throw new Failure('401003');
  freshness.checkTime(time);
  const key =
    keyId === undefined ? Object.values(app.keys).find((candidate) => candidate.type === 'RSA2') : app.keys[keyId];
  if (!key) throw new Failure('401105');
  if (key.type !== type || !verify(type, text, signature, key.publicKey)) throw new Failure('401102');
  freshness.useNonce(app.appId, nonce);
}
