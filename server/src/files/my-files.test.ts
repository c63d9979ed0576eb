import { deleteMyFile, getDownload, listMyFiles } from '@fairway/contract/files.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { fileJobs } from './jobs.ts';
import { pdfOf, photo, upload } from './sample-files.ts';
import { showFileTo } from './show-file-to.ts';

let app: TestApp;
let sales: Person;
let ops: Person;
let now: Date;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  sales = await app.as('sales01');
  ops = await app.as('ops01');
  now = app.clock.now;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = now;
  await app.database.db.deleteFrom('file').execute();
});

const minute = 60_000;
const stored = async (name: string, bytes: Buffer | string = 'words', { type = 'annex', by = sales } = {}) =>
  (await upload({ url: app.url, token: by.token, type }, name, bytes)).data?.name ?? '';
const names = async (query: Parameters<typeof sales.call<typeof listMyFiles>>[1] = {}) =>
  (await sales.call(listMyFiles, query)).data?.list.map(({ name }) => name);

async function sessionOf(account: string) {
  const { id } = await app.database.db
    .selectFrom('user_account')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return { userId: id, isAdministrator: false };
}

describe('listMyFiles', () => {
  it('leaves my portrait to the personal centre', async () => {
    await stored('我.jpg', await photo(), { type: 'userAvatar' });
    await stored('合同.txt');
    expect(await names()).toEqual(['合同.txt']);
    expect(await names({ query: { type: 'userAvatar' } })).toEqual(['我.jpg']);
  });

  it('gives my files and nobody else’s, newest first', async () => {
    await stored('别人的.txt', 'a', { by: ops });
    for (const [index, name] of ['一.txt', '二.txt', '三.txt'].entries()) {
      app.clock.now = new Date(now.getTime() + index * minute);
      await stored(name);
    }
    expect(await names()).toEqual(['三.txt', '二.txt', '一.txt']);
    const { data } = await sales.call(listMyFiles, { query: { currentPage: '2', pageSize: '2' } });
    expect(data?.list.map(({ name }) => name)).toEqual(['一.txt']);
    expect(data?.pagination).toEqual({ currentPage: 2, pageSize: 2, total: 3 });
  });

  it('says of each what it is and where', async () => {
    const fileId = await stored('a.JPG', await photo());
    const { data } = await sales.call(listMyFiles);
    expect(data?.list).toEqual([
      {
        fileId,
        name: 'a.JPG',
        type: 'annex',
        fileExtension: 'jpg',
        fileSize: expect.any(Number),
        creatorTime: now.getTime(),
        url: `/api/file/Image/annex/${fileId}`,
        thumbUrl: `/api/file/Image/annex/${fileId}?size=thumb`,
      },
    ]);
  });

  it('finds by a part of the name as it is written, and by type', async () => {
    await stored('50% 折扣.txt');
    await stored('500 箱.txt');
    await stored('Invoice_1.pdf', pdfOf(50), { type: 'document' });
    expect(await names({ query: { keyword: '50%' } })).toEqual(['50% 折扣.txt']);
    expect(await names({ query: { keyword: 'INVOICE_' } })).toEqual(['Invoice_1.pdf']);
    expect(await names({ query: { keyword: '\\' } })).toEqual([]);
    expect(await names({ query: { type: 'Document' } })).toEqual(['Invoice_1.pdf']);
    expect(await names({ query: { currentPage: '1000000', pageSize: '500' } })).toEqual([]);
  });
});

describe('deleteMyFile', () => {
  it('deletes the file, its bytes and its twin', async () => {
    const fileId = await stored('a.jpg', await photo());
    await sales.call(getDownload, { params: { type: 'annex', fileId } });
    expect(await sales.call(deleteMyFile, { params: { fileId } })).toMatchObject({
      code: 200,
      msg: '删除成功',
    });
    for (const table of ['file', 'file_piece', 'file_ticket'] as const) {
      expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await sales.call(deleteMyFile, { params: { fileId } })).code).toBe(404);
  });

  it('is for the owner alone, not even for the administrator', async () => {
    const fileId = await stored('a.txt');
    const admin = await app.as('admin');
    for (const other of [ops, admin]) {
      expect((await other.call(deleteMyFile, { params: { fileId } })).code).toBe(404);
    }
    expect(await names()).toEqual(['a.txt']);
  });
});

it('asks for the module, and for the button before it deletes', async () => {
  const nobody = await app.as('nomenu');
  expect((await nobody.call(listMyFiles)).code).toBe(403);
  expect((await nobody.call(deleteMyFile, { params: { fileId: 'x' } })).code).toBe(403);
});

describe('showFileTo', () => {
  const canRead = async (person: Person, fileId: string) =>
    (await person.call(getDownload, { params: { type: 'annex', fileId } })).code === 200;

  it('lets others read, again and again without harm', async () => {
    const fileId = await stored('a.txt');
    expect(await canRead(ops, fileId)).toBe(false);
    const [by, to] = [await sessionOf('sales01'), await sessionOf('ops01')];
    for (let twice = 0; twice < 2; twice++) {
      await app.database.db.transaction().execute((db) => showFileTo(db, by, fileId, [to.userId, by.userId]));
    }
    expect(await canRead(ops, fileId)).toBe(true);
    expect(await canRead(await app.as('client01'), fileId)).toBe(false);
    expect((await ops.call(deleteMyFile, { params: { fileId } })).code).toBe(404);
    expect((await sales.call(deleteMyFile, { params: { fileId } })).code).toBe(200);
  });

  it('does not let somebody show what they may not read', async () => {
    const fileId = await stored('a.txt');
    const by = await sessionOf('ops01');
    const shown = app.database.db.transaction().execute((db) => showFileTo(db, by, fileId, [by.userId]));
    await expect(shown).rejects.toMatchObject({ refusal: 'NOT_FOUND' });
    expect(await canRead(ops, fileId)).toBe(false);
  });
});

describe('forgetOldTickets', () => {
  const run = (at: Date) =>
    app.database.db
      .transaction()
      .execute(async (db) =>
        fileJobs[0]?.work({ db, now: at, log: app.app.log, afterCommit: () => undefined }, {}),
      );

  it('takes away old links and what was only passing through', async () => {
    const annex = await stored('annex.txt');
    await stored('temporary.txt', 'words', { type: 'temporary' });
    await sales.call(getDownload, { params: { type: 'annex', fileId: annex } });
    const tickets = () => app.database.db.selectFrom('file_ticket').selectAll().execute();

    await run(new Date(now.getTime() + minute / 2));
    expect(await tickets()).toHaveLength(1);
    await run(new Date(now.getTime() + minute));
    expect(await tickets()).toHaveLength(0);
    expect(await names()).toHaveLength(2);
    await run(new Date(now.getTime() + 24 * 60 * minute + 1));
    expect(await names()).toEqual(['annex.txt']);
  });
});
