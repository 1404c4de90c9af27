// 核对应答。取得令牌之后，后面的请求都使用它。
const answer = pm.response.json();

pm.test(pm.info.requestName, () => {
  pm.expect(pm.response.code, pm.response.text()).to.be.below(400);
  if (typeof answer.code === 'string') pm.expect(answer.code, answer.msg).to.equal('200');
});

const {accessToken, token} = answer.data || {};
if (accessToken || token) pm.collectionVariables.set('accessToken', accessToken || token);
