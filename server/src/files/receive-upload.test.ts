import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '@fairway/contract/envelope.ts';
import { listMyFiles } from '@fairway/contract/files.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { send } from './sample-files.ts';

let app: TestApp;
let sales: Person;
let me: { url: string; token: string };
let folder: string;

beforeAll(async () => {
  // A folder of our own: other tests upload at the same time.
  folder = await mkdtemp(join(tmpdir(), 'fairway-test-uploads-'));
  vi.stubEnv('TMPDIR', folder);
  app = await startTestApp({ from: 'demo' });
  sales = await app.as('sales01');
  me = { url: app.url, token: sales.token };
  // Chats of the demo company show some.
  await app.database.db.deleteFrom('file').execute();
});
afterAll(async () => {
  await app.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const waitingOnDisk = () => readdir(folder);

/** Writes a request by hand; `bytes` may be no multipart at all. */
function raw(
  headers: Record<string, string>,
  bytes: Buffer | string,
): Promise<Envelope & { status: number }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      `${app.url}/api/file/Uploader/annex`,
      { method: 'POST', headers: { authorization: sales.token, ...headers } },
      async (response) => {
        const text = (await response.setEncoding('utf8').toArray()).join('');
        resolve({ ...(JSON.parse(text) as Envelope), status: response.statusCode ?? 0 });
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}

const part = (disposition: string, content: string, type = 'text/plain') =>
  `--edge\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
const multipart = { 'content-type': 'multipart/form-data; boundary=edge' };

describe('a request that brings no file we can take leaves nothing', () => {
  afterEach(async () => {
    expect(await app.database.db.selectFrom('file').selectAll().execute()).toEqual([]);
    expect(await waitingOnDisk()).toEqual([]);
  });

  it('two files', async () => {
    const form = new FormData();
    form.append('file', new Blob(['one']), '1.txt');
    form.append('file', new Blob(['two']), '2.txt');
    expect(await send(me, form)).toMatchObject({ status: 200, code: 400, msg: '每次只能上传一个文件' });
  });

  it('no file, and words where the file should be', async () => {
    const form = new FormData();
    expect((await send(me, form)).msg).toBe('请选择文件');
    form.append('file', 'only words');
    expect((await send(me, form)).msg).toBe('请选择文件');
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['JSON', { 'content-type': 'application/json' }, '{"file":"a"}', '请选择文件'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'file=a', '请选择文件'],
    ['nothing', {}, '', '请选择文件'],
    ['an empty multipart', multipart, '', '请选择文件'],
    ['multipart without parts', multipart, '--edge--\r\n', '请选择文件'],
    [
      'no boundary',
      { 'content-type': 'multipart/form-data' },
      part('name="file"; filename="a.txt"', 'a'),
      '请求内容无法识别',
    ],
    [
      'another boundary',
      { 'content-type': 'multipart/form-data; boundary=other' },
      part('name="file"; filename="a.txt"', 'a'),
      '请求内容无法识别',
    ],
    ['no end', multipart, part('name="file"; filename="a.txt"', 'a'), '请求内容无法识别'],
    [
      'the middle of a part',
      multipart,
      part('name="file"; filename="a.txt"', 'a').slice(0, -3),
      '请求内容无法识别',
    ],
    [
      'a field of a forbidden name',
      multipart,
      `${part('name="__proto__"', 'a')}${part('name="file"; filename="a.txt"', 'a')}--edge--\r\n`,
      '请求内容无法识别',
    ],
    [
      'too many fields',
      multipart,
      `${part('name="x"', 'a').repeat(50)}${part('name="file"; filename="a.txt"', 'a')}--edge--\r\n`,
      '请求内容无法识别',
    ],
    [
      'a file without a name',
      multipart,
      `${part('name="file"', 'a', 'application/octet-stream')}--edge--\r\n`,
      '不支持该文件类型',
    ],
    [
      'a part whose head never ends',
      multipart,
      `${part('name="file"; filename="a.txt"', 'a')}--edge\r\nContent-Disposition: form-data\r\n--edge--\r\n`,
      '请求内容无法识别',
    ],
    ['noise', multipart, '\0\0\0--edge\r\n\r\n\r\n--edge', '请求内容无法识别'],
  ])('%s', async (_, headers, bytes, msg) => {
    expect(await raw(headers, bytes)).toMatchObject({ status: 200, msg });
  });

  it('a body of an unknown type, with its own status', async () => {
    expect((await raw({ 'content-type': 'application/pdf' }, 'x')).status).toBe(415);
  });

  it('a connection that breaks in the middle', async () => {
    for (const announced of [{ 'content-length': '500000' }, {}]) {
      const gone = new Promise<void>((resolve) => {
        const sent = httpRequest(`${app.url}/api/file/Uploader/annex`, {
          method: 'POST',
          headers: { authorization: sales.token, ...multipart, ...announced },
        });
        sent.on('error', () => resolve());
        sent.write(part('name="file"; filename="a.pdf"', `%PDF-1.7\n${'x'.repeat(100_000)}`).slice(0, -4));
        setTimeout(() => sent.destroy(new Error('the phone left the network')), 150);
      });
      await gone;
    }
    for (let wait = 0; wait < 40 && (await waitingOnDisk()).length > 0; wait++) await sleep(50);
    expect((await sales.call(listMyFiles)).code).toBe(200);
  });
});
