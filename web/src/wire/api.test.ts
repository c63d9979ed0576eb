import { deleteMyFile, listMyFiles } from '@fairway/contract/files.ts';
import { getSignInConfig, signIn } from '@fairway/contract/session.ts';
import { beforeEach, expect, test } from 'vitest';
import { success } from '../testing/answers.ts';
import { enterRoom, type Room } from '../testing/room.ts';
import { call } from './api.ts';

let room: Room;
beforeEach(() => {
  room = enterRoom();
});

test('parameters are encoded into the path', async () => {
  const config = { enableVerificationCode: 0, verificationCodeNumber: 4 };
  await room.answer('GET /api/oauth/getConfig/a%2Fb%20%E5%BC%A0', success(config));
  expect(await call(getSignInConfig, { params: { account: 'a/b 张' } })).toEqual(config);
});

test('a form endpoint sends a form, with the id of a command', async () => {
  await room.answer('POST /api/oauth/Login', success({ token: 'bearer x', theme: 'classic' }));
  await call(signIn, { body: { account: 'admin', password: 'p w', code: undefined } });
  const [heard] = await room.heard();
  expect(heard?.body).toBe('account=admin&password=p+w');
  expect(heard?.headers['command-id']).toBeTruthy();
});

test('a read carries its query and no command id, a deletion its method', async () => {
  const empty = { list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } };
  await room.answer('GET /api/file/Mine', success(empty));
  await room.answer('DELETE /api/file/f1', success(null));
  expect(await call(listMyFiles, { query: { keyword: '提单' } })).toEqual(empty);
  await call(deleteMyFile, { params: { fileId: 'f1' } });
  const [read, removal] = await room.heard();
  expect(new URLSearchParams(read?.query).get('keyword')).toBe('提单');
  expect(read?.headers).not.toHaveProperty('command-id');
  expect(removal?.headers).toHaveProperty('command-id');
});
