import { AppError } from '@fairway/contract/app-error.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLanguage } from '../language/words.ts';
import { refused, success } from '../testing/answers.ts';
import { enterRoom, type Room } from '../testing/room.ts';
import { NetworkError, StoppedError } from './failures.ts';
import { interceptRequests, interceptResponses } from './interceptors.ts';
import { useReachability } from './reachability.ts';
import { request, requestBytes, requestTimeout } from './request.ts';
import { useSession } from './session-store.ts';

let room: Room;
let removals: (() => void)[] = [];
beforeEach(() => {
  room = enterRoom();
});
afterEach(() => {
  for (const remove of removals) remove();
  removals = [];
});

const failure = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: unknown) => error);

test('a relative path is joined to the base, POST is the default, and the data comes out of its envelope', async () => {
  await room.answer('POST /api/thing', success({ id: '7' }));
  expect(await request({ url: '/api/thing', data: { name: '箱' } })).toEqual({ id: '7' });
  const [heard] = await room.heard();
  expect(heard?.body).toBe('{"name":"箱"}');
});

test.each(['GET', 'PUT', 'DELETE'] as const)('%s is supported', async (method) => {
  await room.answer(`${method} /api/thing`, success(method));
  expect(await request({ url: '/api/thing', method })).toBe(method);
});

test('an absolute URL is used as given', async () => {
  await room.answer('GET /elsewhere', success('there'));
  const url = `${location.origin}${room.base}/elsewhere`;
  expect(await request({ url, method: 'GET' })).toBe('there');
});

test('every request carries JSON, the origin mark, the language and the token exactly as received', async () => {
  useSession.setState({ token: 'bearer abc.DEF' });
  await chooseLanguage('en');
  await room.answer('POST /api/thing', success(null));
  await request({ url: '/api/thing' });
  const headers = (await room.heard())[0]?.headers;
  expect(headers).toMatchObject({
    'content-type': 'application/json;charset=UTF-8',
    'jnpf-origin': 'app',
    'accept-language': 'en',
    authorization: 'bearer abc.DEF',
  });
  expect(headers).not.toHaveProperty('command-id');
});

test('a form travels as a form', async () => {
  await room.answer('POST /api/form', success(null));
  await request({ url: '/api/form', data: new URLSearchParams({ account: 'a&b' }) });
  const [heard] = await room.heard();
  expect(heard?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  expect(heard?.body).toBe('account=a%26b');
});

test('the query leaves out what is not given', async () => {
  await room.answer('GET /api/list', success([]));
  await request({ url: '/api/list', method: 'GET', query: { keyword: '', page: 2, sidx: undefined } });
  expect((await room.heard())[0]?.query).toBe('?page=2');
});

test('a command carries an id the server can recognise it by, also without crypto.randomUUID', async () => {
  await room.answer('POST /api/act', success(null));
  await request({ url: '/api/act', command: true });
  await request({ url: '/api/act', command: true });
  const ids = (await room.heard()).map(({ headers }) => headers['command-id']);
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test('the token does not go to somebody else’s server', async () => {
  useSession.setState({ token: 'bearer secret' });
  const { requestHeaders } = await import('./request.ts');
  expect(requestHeaders(new URL('https://example.com/x'), {})).not.toHaveProperty('Authorization');
  expect(requestHeaders(new URL(document.baseURI), {})).toHaveProperty('Authorization', 'bearer secret');
});

test('a body code other than 200 is a refusal with the server’s code, words and fields', async () => {
  await room.answer('POST /api/thing', refused(422, '提交的内容有误', { fields: { name: '太长' } }));
  const error = await failure(request({ url: '/api/thing' }));
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 422, message: '提交的内容有误', fields: { name: '太长' } });
});

test('an HTTP status other than 200 is a refusal whatever the body says', async () => {
  await room.answer('POST /api/thing', { status: 201, json: { code: 200, msg: 'Success', data: 1 } });
  expect(await failure(request({ url: '/api/thing' }))).toBeInstanceOf(AppError);
  await room.answer('POST /api/thing', { status: 502, text: '<html>bad gateway</html>', type: 'text/html' });
  expect(await failure(request({ url: '/api/thing' }))).toMatchObject({
    code: 502,
    message: '请求失败，请重试',
  });
});

test('raw mode gives the body as it came, but only with HTTP 200', async () => {
  await room.answer('POST /api/raw', { json: { code: 400, msg: 'no envelope' } });
  expect(await request({ url: '/api/raw', raw: true })).toEqual({ code: 400, msg: 'no envelope' });
  await room.answer('POST /api/raw', { status: 500, json: { code: 500, msg: '系统异常' } });
  expect(await failure(request({ url: '/api/raw', raw: true }))).toBeInstanceOf(AppError);
});

test('a request interceptor changes a call or cancels it before it leaves', async () => {
  await room.answer('POST /api/changed', success('changed'));
  removals.push(interceptRequests((asked) => ({ ...asked, url: '/api/changed' })));
  expect(await request({ url: '/api/thing' })).toBe('changed');
  removals.push(interceptRequests(() => false));
  const error = await failure(request({ url: '/api/thing' }));
  expect(error).toBeInstanceOf(StoppedError);
  expect(await room.heard()).toHaveLength(1);
});

test('a response interceptor that says false rejects a success', async () => {
  await room.answer('POST /api/thing', success(1));
  removals.push(interceptResponses(({ status }) => status !== 200));
  expect(await failure(request({ url: '/api/thing' }))).toMatchObject({
    name: 'StoppedError',
    at: 'response',
  });
});

test('no answer is a network failure, and the next answer ends it', async () => {
  await room.answer('POST /api/thing', { drop: true });
  const error = await failure(request({ url: '/api/thing' }));
  expect(error).toBeInstanceOf(NetworkError);
  expect(useReachability.getState().reachable).toBe(false);
  await room.answer('POST /api/thing', success(1));
  await request({ url: '/api/thing' });
  expect(useReachability.getState().reachable).toBe(true);
});

test('waiting ends after a minute', async () => {
  expect(requestTimeout).toBe(60_000);
  await room.answer('POST /api/slow', { delay: 2000 });
  const error = await failure(request({ url: '/api/slow', timeout: 150 }));
  expect(error).toMatchObject({ name: 'NetworkError', reason: 'timeout' });
});

test('an answer that begins and never ends is none', async () => {
  await room.answer('POST /api/endless', { endless: true });
  const late = { name: 'NetworkError', reason: 'timeout' };
  expect(await failure(request({ url: '/api/endless', timeout: 150 }))).toMatchObject(late);
  await room.answer('GET /api/endless', { endless: true, text: 'GIF', type: 'image/gif' });
  expect(await failure(requestBytes({ url: '/api/endless', method: 'GET', timeout: 150 }))).toMatchObject(
    late,
  );
  const giveUp = new AbortController();
  const asked = request({ url: '/api/endless', signal: giveUp.signal });
  giveUp.abort();
  expect(await failure(asked)).toMatchObject({ name: 'AbortError' });
});

test('a file that keeps coming may take longer than a call', async () => {
  await room.answer('GET /api/large', { text: '12345678', letterEvery: 300, type: 'image/gif' });
  const blob = await requestBytes({ url: '/api/large', method: 'GET', timeout: 2_000 });
  expect(await blob.text()).toBe('12345678');
});

test('bytes come as bytes, and a refusal in their place is a refusal', async () => {
  await room.answer('GET /api/picture', { text: 'GIF89a', type: 'image/gif' });
  const blob = await requestBytes({ url: '/api/picture', method: 'GET' });
  expect(await blob.text()).toBe('GIF89a');
  await room.answer('GET /api/picture', refused(404, '此条数据不存在'));
  expect(await failure(requestBytes({ url: '/api/picture', method: 'GET' }))).toMatchObject({ code: 404 });
});
