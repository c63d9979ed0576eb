import { connect } from 'node:net';
import { setConversation } from '@fairway/contract/chat.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import { getCurrentUser, signIn } from '@fairway/contract/session.ts';
import { getAppVersion, getBillNumber, getHealth, listAudit } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
});
afterAll(() => house.close());

const get = (path: string, init: RequestInit = {}) => fetch(house.url + path, init);
const envelopeOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as object,
});

describe('transport trouble keeps its status, in the same envelope', () => {
  it('404: no such path', async () => {
    expect(await envelopeOf(await get('/api/nothing/here'))).toEqual({
      status: 404,
      body: { code: 404, msg: '请求的地址不存在' },
    });
    expect((await get('/api/oauth/Login', { method: 'DELETE' })).status).toBe(404);
  });

  it('413: too much', async () => {
    const body = JSON.stringify({ account: 'x'.repeat(house.config.bodyLimit) });
    const response = await get('/api/oauth/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await envelopeOf(response)).toMatchObject({ status: 413, body: { code: 413 } });
  });

  it('415: a body nobody asked for', async () => {
    const response = await get('/api/oauth/Login', {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: 'x',
    });
    expect(await envelopeOf(response)).toMatchObject({ status: 415, body: { code: 415 } });
  });

  it('429: an address that asks too often without a session; people with one go on', async () => {
    const strict = await startTestApp({ from: 'demo', environment: { FAIRWAY_OPEN_CALLS_PER_MINUTE: '10' } });
    const person = await strict.as('sales01');
    let last = await strict.call(getAppVersion);
    for (let n = 0; n < 12; n++) last = await strict.call(getAppVersion);
    expect(last).toMatchObject({ status: 429, code: 429, msg: '请求过于频繁，请稍后再试' });
    expect(await person.call(getCurrentUser)).toMatchObject({ code: 200 });
    await strict.close();
  });

  it('a refusal is 200 with the body code and names every wrong field', async () => {
    const response = await get('/api/oauth/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"account":7}',
    });
    const { status, body } = await envelopeOf(response);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 422,
      data: { fields: { account: expect.any(String), password: expect.any(String) } },
    });
  });

  it('broken JSON is refused', async () => {
    const response = await get('/api/oauth/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a',
    });
    expect(await envelopeOf(response)).toEqual({ status: 200, body: { code: 422, msg: '请求内容无法识别' } });
  });
});

describe('what is no request of ours', () => {
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(house.url);
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  it.each([
    ['400', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      '400',
      'POST /api/oauth/Login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['431', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
  ])('%s, in the same envelope', async (status, text) => {
    const [head, body] = (await raw(text)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(body ?? '')).toMatchObject({ code: Number(status), msg: expect.any(String) });
  });

  it('an address that cannot be decoded is 400', async () => {
    expect(await envelopeOf(await get('/api/%'))).toMatchObject({ status: 400, body: { code: 400 } });
  });

  it.each(['/api', '/API/health', '/nope.js', '/favicon.ico', '/package.json', '/api/nope'])(
    '%s is 404, not a page',
    async (path) => {
      const response = await get(path, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('json');
    },
  );

  it('a screen is a page, a mistyped address a page that says so', async () => {
    expect((await get('/pages/anything', { headers: { accept: 'text/html' } })).status).toBe(200);
    const mistyped = await get('/login', { headers: { accept: 'text/html' } });
    expect(mistyped.status).toBe(404);
    expect(mistyped.headers.get('content-type')).toContain('text/html');
  });

  it('HEAD works where a load balancer asks, and changes nothing where a GET would', async () => {
    expect((await get('/api/health', { method: 'HEAD' })).status).toBe(200);
    expect((await get('/', { method: 'HEAD' })).status).toBe(200);
    expect((await get('/api/oauth/Logout', { method: 'HEAD' })).status).toBe(404);
  });
});

describe('every reply', () => {
  it('carries a request id, ours or the one it was given', async () => {
    expect((await get('/api/app/Version')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const given = await get('/api/app/Version', { headers: { 'x-request-id': 'from-the-proxy-1' } });
    expect(given.headers.get('x-request-id')).toBe('from-the-proxy-1');
    const hostile = await get('/api/app/Version', { headers: { 'x-request-id': '{"level":60}' } });
    expect(hostile.headers.get('x-request-id')).not.toContain('{');
  });

  it('may not be taken for something else, and a page runs only our own scripts', async () => {
    expect((await get('/api/app/Version')).headers.get('x-content-type-options')).toBe('nosniff');
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toContain("'unsafe-eval'");
  });
});

describe('health and description', () => {
  it('says how the database is', async () => {
    expect(await house.call(getHealth)).toMatchObject({
      status: 200,
      data: { live: true, ready: true, database: { state: 'up' } },
    });
  });

  it('describes every endpoint', async () => {
    const description = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(description.openapi).toBe('3.1.0');
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const declared = endpoints.map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(declared.sort());
  });
});

describe('a command', () => {
  const params = { enCode: 'OrderNumber' };

  it('sent twice with the same id acts once, also at the same instant', async () => {
    const person = await house.as('sales01');
    const lines = async () =>
      Number(
        (await house.database.pool.query(`select count(*) from audit_log where name = 'getBillNumber'`))
          .rows[0].count,
      );
    const before = await lines();
    const headers = { 'command-id': 'a-command-of-mine-1' };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => person.call(getBillNumber, { params, headers })),
    );
    replies.push(await person.call(getBillNumber, { params, headers }));
    expect(replies.every(({ code }) => code === 200)).toBe(true);
    expect(await lines()).toBe(before + 1);
    await person.call(getBillNumber, { params });
    expect(await lines()).toBe(before + 2);
  });

  it('another command under an id that was used is refused, and not done', async () => {
    const person = await house.as('sales01');
    const headers = { 'command-id': 'a-command-of-mine-3' };
    expect(await person.call(getBillNumber, { params, headers })).toMatchObject({ code: 200 });
    const other = await person.call(getBillNumber, { params: { enCode: 'JobNumber' }, headers });
    expect(other).toMatchObject({ code: 409, msg: '该操作编号已用于其他内容，本次未执行，请重新操作' });
    const elsewhere = await person.call(setConversation, { params: { id: 'any' }, body: {}, headers });
    expect(elsewhere).toMatchObject({ code: 409 });
  });

  it("somebody else's id is not mine", async () => {
    const headers = { 'command-id': 'a-command-of-mine-2' };
    await (await house.as('sales01')).call(getBillNumber, { params, headers });
    await (await house.as('ops01')).call(getBillNumber, { params, headers });
    const { rows } = await house.database.pool.query(
      `select distinct "userId" from command_receipt where "commandId" = 'a-command-of-mine-2'`,
    );
    expect(rows).toHaveLength(2);
  });
});

describe('the audit log', () => {
  it('shows who did what; a column without a grant never leaves the server', async () => {
    await house.call(signIn, { body: { account: 'sales01', password: 'Fairway@2026' } });
    const admin = await house.as('admin');
    const manager = await house.as('manager01');
    const seenByAdmin = await admin.call(listAudit, { query: { keyword: 'signIn' } });
    expect(seenByAdmin.data?.list[0]).toMatchObject({
      name: 'signIn',
      account: 'manager01',
      address: '127.0.0.1',
    });
    const seenByManager = await manager.call(listAudit, { query: { pageSize: '5' } });
    expect(seenByManager.data?.list).toHaveLength(5);
    for (const line of seenByManager.data?.list ?? []) expect(line).not.toHaveProperty('address');
  });

  it('is closed to who has no grant for the module', async () => {
    expect(await (await house.as('sales01')).call(listAudit)).toMatchObject({ status: 200, code: 403 });
    expect(await (await house.as('client01')).call(listAudit)).toMatchObject({ status: 200, code: 403 });
  });

  it('pages and searches; signs in a pattern mean themselves', async () => {
    const admin = await house.as('admin');
    const first = await admin.call(listAudit, { query: { pageSize: '2', currentPage: '1' } });
    const second = await admin.call(listAudit, { query: { pageSize: '2', currentPage: '2' } });
    expect(first.data?.pagination).toMatchObject({ currentPage: 1, pageSize: 2 });
    expect(first.data?.list.map(({ id }) => id)).not.toEqual(second.data?.list.map(({ id }) => id));
    expect((await admin.call(listAudit, { query: { keyword: '%' } })).data?.list).toEqual([]);
  });
});
