import {expect, test} from '../unit/plain-test';
import {startClient} from './fixtures/sandbox-client';
import {formOf} from './fixtures/sandbox-requests';
import {wait} from './fixtures/failures/calls';
import {DAY, act} from './sandbox-people';

const IMAGE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

test('a file is used for what it was uploaded for, and for a day', async () => {
  const client = await startClient();
  const submit = (frontFileId: string, backFileId?: string) =>
    act(client, 'v1#submitRealname', {
      body: {
        ...(client.example('v1#submitRealname').body as object),
        outAuthNo: `A-${frontFileId}`,
        frontFileId,
        ...(backFileId && {backFileId}),
        idNo: '110101********0054',
        realName: '钱七',
      },
    });
  expect((await submit('FI200002')).errors).toMatchObject([{field: '/frontFileId'}]);
  expect((await submit('FI200001', 'FI200001')).errors).toMatchObject([{field: '/backFileId'}]);
  await wait(client, DAY);
  expect((await submit('FI200001')).code).toBe('404001');
});

test('a file that is not the one of its digest is refused', async () => {
  const client = await startClient();
  const {body} = client.example('v1#uploadFile');
  const {body: form} = formOf(body as {meta: object}, IMAGE, 'image.png');
  const {file} = formOf(body as {meta: object}, Buffer.concat([IMAGE, IMAGE]), 'image.png');
  expect((await act(client, 'v1#uploadFile', {body: form, file})).errors).toMatchObject([{field: '/meta/sha256'}]);
});
