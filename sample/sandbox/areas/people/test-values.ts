import type {TestValue} from '../../platform/world';

/** Values by which an integrator chooses outcomes that otherwise depend on other people. */
export const TEST_VALUES = {
  underage: {
    place: '`idNo` 中的出生日期不满 16 岁，例如',
    value: '11010120200101****',
    effect: '新增个人和提交实名认证返回 `422103`',
  },
  verifiedElsewhere: {place: '`idNo` 的结尾是', value: '0088', effect: '证件已经在平台实名，新增个人直接返回已实名'},
  mismatch: {place: '个人的 `realName` 是', value: '钱七', effect: '实名认证的结果是认证失败'},
  rejectsContract: {place: '个人的 `realName` 是', value: '周九', effect: '收到签约链接后拒绝签署；其他人立即签署'},
  ignoresContract: {place: '个人的 `realName` 是', value: '吴十', effect: '不打开签约链接，72 小时后链接过期'},
  refusedMember: {place: '个人的 `realName` 是', value: '郑十一', effect: '通道会员的申请结果是开通失败'},
  foreignCard: {
    place: '`bankCardNo` 的结尾是',
    value: '9999',
    effect: '银行卡不属于本人：绑定和申请绑卡返回 `422102`，要素核对不一致；发卡行不能识别的卡号也一样',
  },
  wrongSmsCode: {
    place: '`smsCode` 是',
    value: '000000',
    effect: '短信验证码错误，确认绑卡返回 `422503`；其他六位验证码都正确',
  },
} as const;

/** The same values with a description for readers. */
export const peopleTestValues: readonly TestValue[] = Object.values(TEST_VALUES).map(({place, value, effect}) => ({
  value: `${place}“${value}”`,
  effect,
}));
