import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteMyFile, downloadFile, getDownload } from '@fairway/contract/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { pdfOf, upload } from './sample-files.ts';

const kilobyte = 1024;
const limit = 8 * kilobyte * kilobyte;
let app: TestApp;
const people: Record<string, Person> = {};

beforeAll(async () => {
  app = await startTestApp({
    from: 'demo',
    environment: { FAIRWAY_UPLOAD_MB: '8', FAIRWAY_BASE_PATH: '/fairway' },
  });
  for (const account of ['sales01', 'ops01', 'client01', 'admin', 'nomenu'])
    people[account] = await app.as(account);
});
afterAll(() => app.close());

const person = (account: string) => people[account] ?? Promise.reject(new Error(account));

async function stored(
  account: string,
  name: string,
  bytes: Buffer | string,
  type = 'annex',
): Promise<string> {
  const { token } = await person(account);
  const { data, msg } = await upload({ url: app.url, token, type }, name, bytes);
  if (!data) throw new Error(msg);
  return data.name;
}

async function linkTo(account: string, fileId: string, type: 'annex' | 'document' = 'annex') {
  const { data } = await (await person(account)).call(getDownload, { params: { type, fileId } });
  return data && { ...data, url: app.url + data.url };
}

const codeFor = async (account: string, fileId: string, type = 'annex') =>
  (await (await person(account)).call(getDownload, { params: { type, fileId } })).code;

describe('a file comes back as it was', () => {
  it.each([
    1,
    2,
    255 * kilobyte,
    256 * kilobyte - 1,
    256 * kilobyte,
    256 * kilobyte + 1,
    kilobyte * kilobyte,
    limit,
  ])('%d bytes', async (size) => {
    const bytes = size < 20 ? Buffer.from('航道'.slice(0, 1).repeat(9)).subarray(0, size) : pdfOf(size);
    const fileId = await stored('sales01', size < 20 ? 'a.txt' : 'a.pdf', bytes);
    const response = await fetch((await linkTo('sales01', fileId))?.url ?? '');
    expect(response.status).toBe(200);
    if (size >= 20) expect(response.headers.get('content-length')).toBe(String(size));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('keeps pieces of 256 KB and no empty one', async () => {
    const fileId = await stored('sales01', 'a.pdf', pdfOf(512 * kilobyte));
    const pieces = await app.database.db
      .selectFrom('file_piece')
      .select(['number', (e) => e.fn<number>('length', ['bytes']).as('length')])
      .where('fileId', '=', fileId)
      .orderBy('number')
      .execute();
    expect(pieces).toEqual([0, 1].map((number) => ({ number, length: 256 * kilobyte })));
  });

  it('as a download that no browser opens or guesses at, under its own name', async () => {
    const fileId = await stored('sales01', `提单 <A> 100%'s (1).txt`, '<b>not</b> a page');
    const link = await linkTo('sales01', fileId);
    expect(link?.name).toBe(`提单 _A_ 100%'s (1).txt`);
    const { headers } = await fetch(`${link?.url}&name=evil.html`);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="__ _A_ 100_'s (1).txt"; filename*=UTF-8''%E6%8F%90%E5%8D%95%20_A_%20100%25%27s%20%281%29.txt`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('text/plain');
    expect(headers.get('cache-control')).toContain('no-store');
  });
});

describe('a ticket', () => {
  const refusal = { status: 200, code: 400, msg: '下载链接已失效，请重新获取' };
  const follow = async (url: string | undefined) => {
    const response = await fetch(url ?? '');
    const text = await response.text();
    return { status: response.status, text, ...(text.startsWith('{') ? JSON.parse(text) : {}) };
  };

  it('opens below the base path, once', async () => {
    const link = await linkTo('sales01', await stored('sales01', 'a.txt', 'words'));
    // The link is below the base path like every other address of the wire: the client joins them.
    expect(link?.url).toMatch(/^http:\/\/[^/]+\/fairway\/api\/file\/Download\?/);
    expect((await follow(link?.url)).text).toBe('words');
    expect(await follow(link?.url)).toMatchObject(refusal);
  });

  it('opens for one of many who come at once', async () => {
    const link = await linkTo('sales01', await stored('sales01', 'a.txt', 'words'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(link?.url)));
    expect(answers.filter(({ text }) => text === 'words')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 400)).toHaveLength(19);
  });

  it('is nowhere in the database as it is', async () => {
    const link = await linkTo('sales01', await stored('sales01', 'a.txt', 'words'));
    const ticket = new URL(link?.url ?? '').searchParams.get('encryption') ?? '';
    expect(Buffer.from(ticket, 'base64url')).toHaveLength(32);
    const rows = await app.database.db.selectFrom('file_ticket').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { ticketHash } of rows) expect(ticketHash.toString('base64url')).not.toBe(ticket);
  });

  it('is too old after a minute', async () => {
    const link = await linkTo('sales01', await stored('sales01', 'a.txt', 'words'));
    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 60_001);
    expect(await follow(link?.url)).toMatchObject(refusal);
    app.clock.now = before;
  });

  it('ends with its file', async () => {
    const fileId = await stored('sales01', 'a.txt', 'words');
    const link = await linkTo('sales01', fileId);
    await people.sales01?.call(deleteMyFile, { params: { fileId } });
    expect(await follow(link?.url)).toMatchObject(refusal);
  });

  it.each(['', 'x', 'x'.repeat(100), "' or 1=1 --"])('%j is none', async (encryption) => {
    expect(await app.call(downloadFile, { query: { encryption } })).toMatchObject(refusal);
  });

  it('leaves a line in the audit log that says who asked for which file', async () => {
    const fileId = await stored('sales01', 'audited.txt', 'words');
    await follow((await linkTo('sales01', fileId))?.url);
    const lines = await app.database.db
      .selectFrom('audit_log')
      .select(['name', 'account'])
      .where('target', '=', 'audited.txt')
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { name: 'uploadFile', account: 'sales01' },
      { name: 'getDownload', account: 'sales01' },
    ]);
  });
});

describe('lengths and ranges', () => {
  const size = 600 * kilobyte + 7;
  const bytes = Buffer.from(Array.from({ length: size }, (_, place) => 97 + (place % 26)));
  const ask = (url: string | undefined, headers: Record<string, string>, method = 'GET') =>
    fetch(url ?? '', { method, headers: { 'accept-encoding': 'gzip, br', ...headers } });
  const lettersOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it('what could be compressed keeps its length all the same', async () => {
    const link = await linkTo('sales01', await stored('sales01', 'a.txt', bytes));
    const response = await ask(link?.url, {});
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ 'content-length': String(size), 'accept-ranges': 'bytes', etag: expect.stringMatching(/^"\w+"$/) },
    });
    expect(response.headers.has('content-encoding')).toBe(false);
    expect((await lettersOf(response)).equals(bytes)).toBe(true);
  });

  it('a client reads any part, of one link, in whichever order; nobody else does', async () => {
    const link = await linkTo('sales01', await stored('sales01', 'a.txt', bytes));
    const piece = 256 * kilobyte;
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 0],
      ['bytes=-1', size - 1, size - 1],
      [`bytes=${piece - 1}-${piece}`, piece - 1, piece],
      [`bytes=${piece}-${2 * piece - 1}`, piece, 2 * piece - 1],
      [`bytes=${2 * piece + 3}-`, 2 * piece + 3, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
      ['bytes=5-99999999', 5, size - 1],
    ] as const) {
      const response = await ask(link?.url, { range });
      expect([range, response.status]).toEqual([range, 206]);
      expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`);
      expect(response.headers.get('content-length')).toBe(String(to - from + 1));
      expect((await lettersOf(response)).equals(bytes.subarray(from, to + 1))).toBe(true);
    }
    const beyond = await ask(link?.url, { range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    const others: Record<string, string>[] = [{ 'user-agent': 'somebody else', range: 'bytes=0-' }, {}];
    for (const headers of others)
      expect(await (await ask(link?.url, headers)).json()).toMatchObject({ code: 400 });
  });

  it('a part of another edition is of no use: with another tag everything comes', async () => {
    const fileId = await stored('sales01', 'a.txt', bytes);
    const { headers } = await ask((await linkTo('sales01', fileId))?.url, {}, 'HEAD');
    const etag = headers.get('etag') ?? '';
    const statusFor = async (condition: string) =>
      (
        await ask((await linkTo('sales01', fileId))?.url, {
          ...{ range: 'bytes=0-9', 'if-range': condition },
        })
      ).status;
    expect(await statusFor(etag)).toBe(206);
    expect(await statusFor('"other"')).toBe(200);
    expect(await statusFor('Wed, 21 Oct 2015 07:28:00 GMT')).toBe(200);
  });

  it('asked for its headers a link is not used up, and nothing of the file is read', async () => {
    const fileId = await stored('sales01', 'a.txt', bytes);
    const link = await linkTo('sales01', fileId);
    await app.database.db
      .updateTable('file_piece')
      .set({ number: 99 })
      .where('fileId', '=', fileId)
      .where('number', '=', 0)
      .execute();
    for (const _ of [1, 2]) {
      const response = await ask(link?.url, {}, 'HEAD');
      expect([response.status, response.headers.get('content-length')]).toEqual([200, String(size)]);
    }
    await app.database.db
      .updateTable('file_piece')
      .set({ number: 0 })
      .where('fileId', '=', fileId)
      .where('number', '=', 99)
      .execute();
    expect((await lettersOf(await ask(link?.url, {}))).length).toBe(size);
    expect((await ask(link?.url, {}, 'HEAD')).headers.get('content-length')).toBe(String(size));
  });

  it('only the pieces of a part are read', async () => {
    const fileId = await stored('sales01', 'a.txt', bytes);
    const link = await linkTo('sales01', fileId);
    const { db } = app.database;
    await db
      .updateTable('file_piece')
      .set({ bytes: Buffer.alloc(256 * kilobyte) })
      .where('fileId', '=', fileId)
      .where('number', '<>', 1)
      .execute();
    const response = await ask(link?.url, { range: `bytes=${256 * kilobyte}-${512 * kilobyte - 1}` });
    expect((await lettersOf(response)).equals(bytes.subarray(256 * kilobyte, 512 * kilobyte))).toBe(true);
  });
});

describe('getDownload', () => {
  it('is for the owner; to everybody else, the administrator too, the file does not exist', async () => {
    const fileId = await stored('sales01', 'a.pdf', pdfOf(100));
    expect(await codeFor('sales01', fileId)).toBe(200);
    for (const account of ['admin', 'ops01', 'client01', 'nomenu'])
      expect(await codeFor(account, fileId)).toBe(404);
    const nothing = await (await person('ops01')).call(getDownload, {
      params: { type: 'annex', fileId: 'nothing' },
    });
    const hidden = await (await person('ops01')).call(getDownload, { params: { type: 'annex', fileId } });
    expect(hidden).toEqual(nothing);
  });

  it('knows a file only under its own type', async () => {
    const fileId = await stored('sales01', 'a.pdf', pdfOf(100));
    expect(await codeFor('sales01', fileId, 'document')).toBe(404);
    expect(await codeFor('sales01', fileId, 'ANNEX')).toBe(200);
    expect(await codeFor('ops01', fileId, 'userAvatar')).toBe(404);
  });

  it('needs a session', async () => {
    expect((await app.call(getDownload, { params: { type: 'annex', fileId: 'x' } })).code).toBe(600);
  });
});

describe('a slow reader', () => {
  it('holds no database connection, and nobody else waits for it', async () => {
    const bytes = pdfOf(limit);
    const fileId = await stored('sales01', 'a.pdf', bytes);
    // More than the pool has connections, and none of them reads.
    const waiting = await Promise.all(
      Array.from({ length: 15 }, async () => {
        const link = await linkTo('sales01', fileId);
        return new Promise<IncomingMessage>((resolve) =>
          get(link?.url ?? '', (response) => resolve(response.pause())),
        );
      }),
    );
    try {
      const { pool } = app.database;
      for (let wait = 0; wait < 100 && pool.idleCount < pool.totalCount; wait++) await sleep(100);
      expect(pool.idleCount).toBe(pool.totalCount);
      expect(await codeFor('sales01', fileId)).toBe(200);
      const chunks: Buffer[] = await (waiting[0]?.toArray() ?? []);
      expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    } finally {
      for (const response of waiting) response.destroy();
    }
  });

  it('is cut off when the file goes away under it, and does not take the rest for all', async () => {
    const fileId = await stored('sales01', 'a.pdf', pdfOf(limit));
    const link = await linkTo('sales01', fileId);
    const response = await new Promise<IncomingMessage>((resolve) =>
      get(link?.url ?? '', (one) => resolve(one.pause())),
    );
    await app.database.db.deleteFrom('file').where('id', '=', fileId).execute();
    await expect(response.toArray()).rejects.toThrow();
    expect(await codeFor('sales01', fileId)).toBe(404);
  });
});
