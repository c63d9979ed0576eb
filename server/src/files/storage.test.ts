import { deleteMyFile, getMyStorage } from '@fairway/contract/files.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { fileJobs } from './jobs.ts';
import { pdfOf, photo, pngBomb, upload } from './sample-files.ts';
import { showFilesAt } from './show-files-at.ts';

const megabyte = 1024 * 1024;
const day = 24 * 60 * 60 * 1000;
let house: TestApp;
let ops: Person;
let client: Person;

beforeAll(async () => {
  house = await startTestApp({
    environment: { FAIRWAY_PERSON_STORAGE_MB: '3', FAIRWAY_COMPANY_STORAGE_MB: '5' },
  });
  ops = await house.as('ops01');
  client = await house.as('client01');
});
afterAll(() => house.close());
beforeEach(() => house.database.db.deleteFrom('file').execute());

const send = (by: Person, name: string, bytes: Buffer, type = 'annex') =>
  upload({ url: house.url, token: by.token, type }, name, bytes);
const used = async (by: Person) => (await by.call(getMyStorage)).data?.used;

describe('storage', () => {
  it('is counted as files come and go', async () => {
    const first = await send(ops, 'a.pdf', pdfOf(1_000));
    await send(ops, 'b.pdf', pdfOf(500));
    await send(client, 'c.pdf', pdfOf(70));
    expect((await ops.call(getMyStorage)).data).toEqual({ used: 1_500, limit: 3 * megabyte });
    await ops.call(deleteMyFile, { params: { fileId: first.data?.name ?? '' } });
    expect(await used(ops)).toBe(500);
    expect(await used(client)).toBe(70);
  });

  it('is full for one person before it is full for the others', async () => {
    await send(client, 'a.pdf', pdfOf(2 * megabyte));
    const refused = await send(client, 'b.pdf', pdfOf(2 * megabyte));
    expect(refused).toMatchObject({ code: 400, msg: '您的存储空间已满（上限 3 MB），请删除不再需要的文件' });
    expect(await used(client)).toBe(2 * megabyte);
    expect((await send(ops, 'c.pdf', pdfOf(megabyte))).code).toBe(200);
  });

  it('takes no more than its limit from many uploads at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send(client, `${n}.pdf`, pdfOf(megabyte))),
    );
    expect(sent.filter(({ code }) => code === 200)).toHaveLength(3);
    expect(await used(client)).toBe(3 * megabyte);
  });

  it('is full for everybody when the company has no more', async () => {
    await send(client, 'a.pdf', pdfOf(3 * megabyte - 10));
    await send(ops, 'b.pdf', pdfOf(1.5 * megabyte));
    expect(await send(ops, 'c.pdf', pdfOf(megabyte))).toMatchObject({
      code: 400,
      msg: '公司的存储空间已满，请联系管理员',
    });
  });
});

it('pictures of one person hold nobody else for longer than one of them', async () => {
  const done: string[] = [];
  const heavy = pngBomb(7_900);
  const mine = Array.from({ length: 8 }, (_, n) =>
    send(client, `${n}.png`, heavy).then(({ code }) => done.push(`client ${code}`)),
  );
  await expect.poll(() => done.length).toBeGreaterThan(0);
  await send(ops, 'small.jpg', await photo(60, 40)).then(({ code }) => done.push(`ops ${code}`));
  await Promise.all(mine);
  expect(done).toHaveLength(9);
  expect(done.indexOf('ops 200')).toBeGreaterThan(0);
  expect(done.indexOf('ops 200')).toBeLessThan(5);
  expect(new Set(done)).toEqual(new Set(['client 200', 'ops 200']));
});

describe('uploads that nobody attached', () => {
  const sweep = (at: number) =>
    house.database.db
      .transaction()
      .execute(async (db) =>
        fileJobs
          .find(({ name }) => name === 'sweepUploads')
          ?.work({ db, now: new Date(at), log: house.app.log, afterCommit: () => undefined }, {}),
      );
  const left = async () =>
    (await house.database.db.selectFrom('file').select('originalName').orderBy('originalName').execute()).map(
      ({ originalName }) => originalName,
    );

  it('are deleted after a month; what stands somewhere, or is one’s own, stays', async () => {
    const now = house.clock.now.getTime();
    const attached = await send(ops, 'attached.pdf', pdfOf(10));
    await showFilesAt(house.database.db, { kind: 'record', placeId: 'any' }, [attached.data?.name ?? '']);
    await send(ops, 'left.pdf', pdfOf(10));
    await send(ops, 'picture.jpg', await photo(60, 40), 'annexpic');
    await send(ops, 'unworn.jpg', await photo(60, 40), 'userAvatar');
    const worn = await send(ops, 'worn.jpg', await photo(60, 40), 'userAvatar');
    await house.database.pool.query(`update user_account set "headIcon" = $1 where account = 'ops01'`, [
      worn.data?.url,
    ]);
    await send(ops, 'mine.pdf', pdfOf(10), 'document');
    await sweep(now + 29 * day);
    expect(await left()).toHaveLength(6);
    await sweep(now + 31 * day);
    expect(await left()).toEqual(['attached.pdf', 'mine.pdf', 'worn.jpg']);
  });
});
