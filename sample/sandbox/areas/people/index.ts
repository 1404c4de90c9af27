import type {Area} from '../../platform/world';
import {cardBindingRules} from './card-bindings';
import {cardRules} from './cards';
import {contractKind, contractRules} from './contracts';
import {uploadFile} from '../system/files';
import {memberKind, memberRules} from './members';
import {realnameKind, realnameRules} from './realname';
import {seedExamples} from './seed';
import {getTaxSummary} from './tax';
import {peopleTestValues} from './test-values';
import {workerRules} from './workers';

/** 实名认证, 个人信息, 签约, 个人信息查询, 通联接口. */
export const peopleArea: Area = {
  rules: {
    ...workerRules,
    ...realnameRules,
    ...cardRules,
    ...contractRules,
    ...memberRules,
    ...cardBindingRules,
    'v1#uploadFile': uploadFile,
    'v3#getTaxSummary': getTaxSummary,
  },
  kinds: {realname: realnameKind, contract: contractKind, member: memberKind},
  seed: (world, data) => {
    if (data === 'examples') seedExamples(world);
  },
  testValues: peopleTestValues,
};
