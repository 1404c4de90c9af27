import {expect, test} from './plain-test';
import {playZoo, withHeader} from '../fixtures/plain-sandbox';

test('Prefer chooses among the answers that are declared', async () => {
  await playZoo(async ({call}) => {
    const prefer = (text: string) => call('animals-get', withHeader('Prefer', text));
    const gone = await prefer('code=404');
    expect([gone.status, gone.headers.get('content-type'), gone.headers.get('preference-applied')]).toEqual([
      404,
      'application/problem+json',
      'code=404',
    ]);
    expect(await gone.json()).toEqual({title: 'gone'});
    expect(await (await prefer('respond-async, code=404; example="never"')).json()).toEqual({title: 'never'});
    const other = await prefer('code=503');
    expect([other.status, await other.json()]).toEqual([503, {message: 'string'}]);
    const unknown = await call('createAnimal', withHeader('Prefer', 'code=404'));
    expect(await unknown.json()).toMatchObject({
      status: 400,
      detail: 'Prefer: code=404 不是契约声明的状态码。可用：201。',
    });
    expect(await (await prefer('code=404, example=lost')).json()).toMatchObject({
      status: 400,
      detail: expect.stringContaining('可用：gone、never') as unknown,
    });
  });
});
