import {beijingTime, rfc3339} from '../platform/clock';
import {Failure} from '../platform/failure';
import {LIFETIME} from '../platform/issued-tokens';
import type {Area, Rule} from '../platform/world';

type Credentials = {readonly appId: string; readonly appSecret: string};

/** @throws Failure 401004 when they belong to no application */
const checkCredentials: Rule<Credentials> = ({appId, appSecret}, {apps}) => {
  if (!apps.some((app) => app.appId === appId && app.secret === appSecret)) throw new Failure('401004');
};

const issueToken: Rule<Credentials> = (input, world, call) => {
  checkCredentials(input, world, call);
  const {value, issuedAt} = world.tokens.issue(input.appId, 'v3');
  return {accessToken: value, tokenType: 'Bearer', expiresIn: LIFETIME, issuedAt: rfc3339(issuedAt)};
};

const issueTokenV1: Rule<Credentials> = (input, world, call) => {
  checkCredentials(input, world, call);
  const {value, issuedAt} = world.tokens.issue(input.appId, 'v1');
  return {token: value, expireTime: beijingTime(issuedAt + LIFETIME * 1000)};
};

const introspectToken: Rule<{readonly accessToken: string}> = ({accessToken}, {tokens}, {app}) => {
  const token = tokens.get(accessToken);
  if (!token || token.appId !== app.appId || !tokens.isActive(token)) return {active: false};
  return {active: true, appId: token.appId, expiresAt: rfc3339(token.issuedAt + LIFETIME * 1000), scopes: app.scopes};
};

const revokeToken: Rule<{readonly accessToken: string}> = ({accessToken}, {tokens}, {app}) => {
  const token = tokens.get(accessToken);
  if (token?.appId === app.appId) tokens.revoke(token);
  return {revoked: true};
};

/** 获取访问令牌. */
export const tokenArea: Area = {
  rules: {
    'v3#issueToken': issueToken,
    'v1#issueTokenV1': issueTokenV1,
    'v3#introspectToken': introspectToken,
    'v3#revokeToken': revokeToken,
  },
  kinds: {},
  seed: () => undefined,
};
