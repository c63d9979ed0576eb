import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import type { DeclaredParameter, InterfaceSource } from '@fairway/contract/data-interfaces.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startRowsServer } from '../testing/rows-server.ts';
import { askHttp } from './ask-http.ts';
import { InterfaceError } from './interface-error.ts';

type HttpSource = Extract<InterfaceSource, { kind: 'http' }>;

const json = (response: ServerResponse, answer: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));

let other: Awaited<ReturnType<typeof startRowsServer>>;
let ofInside: Awaited<ReturnType<typeof startRowsServer>>;
beforeAll(async () => {
  ofInside = await startRowsServer((response) => json(response, [{ secret: 'inside' }]));
  other = await startRowsServer((response, { path, method, body }) => {
    const page = path.split('?')[0] ?? '';
    const answers: Record<string, () => unknown> = {
      '/rows': () => json(response, [{ id: 1 }]),
      '/nested': () => json(response, { data: { list: [{ id: 'n' }] }, constructor: [] }),
      '/echo': () => json(response, [{ method, path, body }]),
      '/marked': () => response.end('\uFEFF[{"id": "bom"}]'),
      '/moved': () => response.writeHead(302, { location: `http://127.0.0.1:${ofInside.port}/` }).end(),
      '/moved-here': () => response.writeHead(301, { location: '/rows' }).end(),
      '/wrong': () => json(response, [], 500),
      '/text': () => response.end('<html>'),
      '/empty': () => response.end(),
      '/large': () => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const piece = `"${'x'.repeat(1024 * 1024)}",`;
        response.write(`[${piece}${piece}${piece}`);
      },
      '/slow': () => undefined,
      '/drip': () => {
        const timer = setInterval(() => response.write(' '), 100);
        response.on('close', () => clearInterval(timer));
      },
      '/cut': () => {
        response.writeHead(200, { 'content-length': 1000 });
        response.write('[{');
        setTimeout(() => response.destroy(), 20);
      },
    };
    (answers[page] ?? answers['/echo'])?.();
  });
});
afterAll(async () => {
  await other.close();
  await ofInside.close();
});

const hosts = (environment: Record<string, string>) => readConfig(environment);
const trusted = () => hosts({ FAIRWAY_INTERFACE_PRIVATE_HOSTS: `127.0.0.1:${other.port}` });
const source = (changes: Partial<HttpSource>): HttpSource => ({
  kind: 'http',
  method: 'GET',
  url: `http://127.0.0.1:${other.port}/rows`,
  headers: [],
  body: '',
  rowsAt: '',
  ...changes,
});
const at = (path: string) => `http://127.0.0.1:${other.port}${path}`;
const parameters: DeclaredParameter[] = [
  { name: 'a', label: '', dataType: 'text', required: false, defaultValue: null },
  { name: 'd', label: '', dataType: 'date', required: false, defaultValue: null },
];
const ask = (changes: Partial<HttpSource>, values: Record<string, string | number | null> = {}) =>
  askHttp(trusted(), source(changes), parameters, values);
const problemOf = (asked: Promise<unknown>) =>
  asked.then(
    (answer) => answer,
    (error: unknown) => (error instanceof InterfaceError ? error.problem : error),
  );

describe('another system', () => {
  it('is asked with its parameters, and answers with rows', async () => {
    expect(await ask({})).toEqual([{ id: 1 }]);
    expect(await ask({ url: at('/nested'), rowsAt: 'data.list' })).toEqual([{ id: 'n' }]);
    expect(await ask({ url: at('/marked') })).toEqual([{ id: 'bom' }]);
    expect(await ask({ url: at('/x/{a}?d={d}') }, { a: '../../admin?x=1#', d: 0 })).toEqual([
      { method: 'GET', path: '/x/..%2F..%2Fadmin%3Fx%3D1%23?d=1970-01-01T00%3A00%3A00.000Z', body: '' },
    ]);
    const posted = { method: 'POST', url: at('/echo'), body: '{"q": "{a}", "d": {d}}' } as const;
    expect(await ask({ ...posted, headers: [{ name: 'X-Key', value: 'k' }] }, { a: '"},{"' })).toEqual([
      { method: 'POST', path: '/echo', body: '{"q": "\\"},{\\"", "d": null}' },
    ]);
    expect(other.asked.at(-1)?.headers).toMatchObject({
      host: `127.0.0.1:${other.port}`,
      'x-key': 'k',
      'content-type': 'application/json',
      connection: 'close',
    });
  });

  it.each([
    ['points into our network', '/moved', 'redirected'],
    ['points elsewhere', '/moved-here', 'redirected'],
    ['is in trouble', '/wrong', 'badStatus'],
    ['gives no JSON', '/text', 'notJson'],
    ['gives nothing', '/empty', 'notJson'],
    ['gives too much', '/large', 'tooMuch'],
    ['hangs up', '/cut', 'unreachable'],
  ])('that %s ends in a sentence', async (_case, path, problem) => {
    expect(await problemOf(ask({ url: at(path) }))).toBe(problem);
    expect(ofInside.asked).toEqual([]);
  });

  it('has five seconds, also when it goes on sending', async () => {
    const from = performance.now();
    const asked = ['/slow', '/drip', '/drip'].map((path) => problemOf(ask({ url: at(path) })));
    expect(await Promise.all(asked)).toEqual(['tooSlow', 'tooSlow', 'tooSlow']);
    expect(performance.now() - from).toBeGreaterThan(4_500);
    expect(performance.now() - from).toBeLessThan(12_000);
  });

  it('that speaks something else ends in a sentence', async () => {
    const strange = createServer((socket) => {
      socket.on('error', () => undefined).resume();
      socket.end('220 mail.example ready\r\n');
    });
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve));
    const { port } = strange.address() as { port: number };
    const config = hosts({ FAIRWAY_INTERFACE_PRIVATE_HOSTS: `127.0.0.1:${port},127.0.0.1:${other.port}` });
    for (const url of [
      `http://127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/`,
      `https://127.0.0.1:${other.port}/`,
    ])
      expect(await problemOf(askHttp(config, source({ url }), [], {}))).toBe('unreachable');
    await new Promise((resolve) => strange.close(resolve));
  });

  it('has no rows where they were said to be', async () => {
    for (const rowsAt of ['data.rows', 'toString', '__proto__', 'data.list.0.id.x'])
      expect(await problemOf(ask({ url: at('/nested'), rowsAt })), rowsAt).toBe('notRows');
  });

  it('is asked by so many at once, the others are sent away', async () => {
    const before = other.asked.length;
    const all = Array.from({ length: 25 }, () => problemOf(ask({ url: at('/slow') })));
    await expect.poll(() => other.asked.length - before).toBe(20);
    const answers = await Promise.all(all);
    expect(answers.filter((problem) => problem === 'tooBusy')).toHaveLength(5);
    expect(await ask({})).toEqual([{ id: 1 }]);
  });
});

describe('only hosts the operator listed', () => {
  const listed = () =>
    hosts({ FAIRWAY_INTERFACE_HOSTS: `api.example.com, 127.0.0.1:${other.port}, localhost:${other.port}` });
  it.each([
    ['https://evil.example/', 'hostNotListed'],
    ['https://api.example.com.evil.example/', 'hostNotListed'],
    ['https://api.example.com:8443/', 'hostNotListed'],
    ['https://api.example.com@evil.example/', 'addressWrong'],
    ['http://127.0.0.1:1/', 'hostNotListed'],
  ])('%s: %s', async (url, problem) => {
    expect(await problemOf(askHttp(listed(), source({ url }), parameters, {}))).toBe(problem);
  });

  it.each([
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '127.0.0.1.',
  ])('%s leads into our own network', async (host) => {
    const listing = hosts({
      FAIRWAY_INTERFACE_HOSTS: `127.0.0.1:${other.port}, localhost:${other.port}, 127.0.0.1.:${other.port}`,
    });
    const before = other.asked.length;
    const url = `http://${host}:${other.port}/rows`;
    expect(await problemOf(askHttp(listing, source({ url }), [], {}))).toBe('hostPrivate');
    expect(other.asked).toHaveLength(before);
  });

  it.each([
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[fd00::1]',
    '[fe80::1]',
    '[64:ff9b::7f00:1]',
    '10.1.2.3',
    '169.254.169.254',
    '0.0.0.0',
  ])('%s is not public, even when it is listed', async (host) => {
    const config = hosts({ FAIRWAY_INTERFACE_HOSTS: host });
    expect(await problemOf(askHttp(config, source({ url: `http://${host}/` }), [], {}))).toBe('hostPrivate');
  });

  it('in our own network too, when they are listed as such', async () => {
    for (const host of ['127.0.0.1', 'localhost']) {
      const config = hosts({ FAIRWAY_INTERFACE_PRIVATE_HOSTS: `${host}:${other.port}` });
      expect(await askHttp(config, source({ url: `http://${host}:${other.port}/rows` }), [], {})).toEqual([
        { id: 1 },
      ]);
    }
  });

  it('a name is asked for once, and the call goes to the address that was looked at', async () => {
    const moved = await startRowsServer((response) => json(response, [{ id: 'second' }]), {
      address: '127.0.0.2',
      port: other.port,
    });
    const answers = ['127.0.0.1', '127.0.0.2'];
    const resolve = async () => [{ address: answers.shift() ?? '127.0.0.2' }];
    const url = `http://rebinding.example:${other.port}/rows`;
    const config = hosts({ FAIRWAY_INTERFACE_PRIVATE_HOSTS: `rebinding.example:${other.port}` });
    expect(await askHttp(config, source({ url }), [], {}, resolve)).toEqual([{ id: 1 }]);
    expect(answers).toEqual(['127.0.0.2']);
    expect(other.asked.at(-1)?.headers.host).toBe(`rebinding.example:${other.port}`);
    expect(await askHttp(config, source({ url }), [], {}, resolve)).toEqual([{ id: 'second' }]);
    await moved.close();
    const open = hosts({ FAIRWAY_INTERFACE_HOSTS: `rebinding.example:${other.port}` });
    expect(await problemOf(askHttp(open, source({ url }), [], {}, resolve))).toBe('hostPrivate');
  });
});
