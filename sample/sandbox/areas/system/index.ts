import {rfc3339} from '../../platform/clock';
import {PLATFORM_KEY, PLATFORM_SM2_KEY} from '../../platform/merchant';
import {sharedTables} from '../../platform/world';
import type {Area, Rule} from '../../platform/world';
import {getCardBin, listBanks, nameOf} from './banks';
import {listChannels} from './channels';

const VALIDITY = {notBefore: '2026-01-01T00:00:00+08:00', notAfter: '2028-01-01T00:00:00+08:00'};

const listServiceCategories: Rule = (_, world) => {
  const {values} = sharedTables(world)['x-dictionaries'].D0015;
  return {items: Object.entries(values).map(([category, value]) => ({category, name: nameOf(value)}))};
};

const listKeys: Rule = (_, {clock, keys: {publicKey, sm2PublicKey}}) => {
  const keys = [
    {keyId: PLATFORM_KEY, alg: 'RSA2', publicKey},
    ...(sm2PublicKey ? [{keyId: PLATFORM_SM2_KEY, alg: 'SM2', publicKey: sm2PublicKey}] : []),
  ];
  return {serverTime: rfc3339(clock.unmoved()), keys: keys.map((key) => ({...key, ...VALIDITY}))};
};

/** 系统信息查询. */
export const systemArea: Area = {
  rules: {
    'v3#listBanks': listBanks,
    'v3#getCardBin': getCardBin,
    'v3#listChannels': listChannels,
    'v3#listServiceCategories': listServiceCategories,
    'v3#listKeys': listKeys,
  },
  kinds: {},
  seed: () => undefined,
};
