import { getDownload } from '@fairway/contract/files.ts';
import { getModel, updateModel } from '@fairway/contract/form-models.ts';
import { deleteMyAccount } from '@fairway/contract/own-access.ts';
import { deleteRecord, listRecords, showRecord } from '@fairway/contract/records.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfOf, photo, upload } from '../files/sample-files.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { reindexRecords } from './jobs.ts';
import { add, added, change, field, makeModel, table, valuesOf } from './testing/make-model.ts';

let house: TestApp;
let sales: Person;
let other: Person;
let ops: Person;
let admin: Person;
let modelId: string;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [admin, sales, other, ops] = (await Promise.all(
    ['admin', 'sales01', 'sales02', 'ops01'].map((account) => house.as(account)),
  )) as [Person, Person, Person, Person];
  modelId = await makeModel(admin.call, [
    field('title', 'text'),
    field('files', 'files'),
    field('pictures', 'pictures'),
  ]);
});
afterAll(() => house.close());

async function uploaded(person: Person, name = '合同.pdf'): Promise<string> {
  const bytes = name.endsWith('.jpg') ? await photo(30, 30) : pdfOf(500);
  const { data, msg } = await upload({ url: house.url, token: person.token }, name, bytes);
  if (!data) throw new Error(msg);
  return data.name;
}
const item = (fileId: string) => ({ name: 'x', fileId, url: 'https://evil.example.com/x' });
const download = (person: Person, fileId: string) =>
  person.call(getDownload, { params: { type: 'annex', fileId } });
const image = (person: Person, fileId: string) =>
  fetch(`${house.url}/api/file/Image/annex/${fileId}`, { headers: { authorization: person.token } });

it('whoever may read the record may read its files, and no longer', async () => {
  const fileId = await uploaded(sales);
  const picture = await uploaded(sales, 'p.jpg');
  expect(await download(other, fileId)).toMatchObject({ code: 404 });
  const id = await added(sales.call, modelId, { files: [item(fileId)], pictures: [item(picture)] });
  expect(await download(other, fileId)).toMatchObject({ code: 200 });
  expect((await image(other, picture)).headers.get('content-type')).toBe('image/jpeg');
  expect(await download(ops, fileId)).toMatchObject({ code: 404 });

  const itemId = `${modelId}.button.btn_detail`;
  const { pool } = house.database;
  await pool.query('delete from role_permission where "itemId" = $1', [itemId]);
  expect(await download(other, fileId)).toMatchObject({ code: 404 });
  await pool.query('insert into role_permission values ($1, $2)', ['sales', itemId]);

  expect(await change(sales.call, modelId, id, { files: [] }, 1)).toMatchObject({ code: 200 });
  expect(await download(other, fileId)).toMatchObject({ code: 404 });
  expect(await download(sales, fileId)).toMatchObject({ code: 200 });
  expect((await image(other, picture)).headers.get('content-type')).toBe('image/jpeg');
  await sales.call(deleteRecord, { params: { modelId, id } });
  expect((await image(other, picture)).headers.get('content-type')).toContain('application/json');
});

it('nobody brings a file they could not read themselves, and no address but ours is kept', async () => {
  const fileId = await uploaded(sales);
  expect(await add(other.call, modelId, { files: [item(fileId)] })).toMatchObject({
    code: 422,
    data: { fields: { files: 'files的文件无法识别' } },
  });
  const id = await added(sales.call, modelId, { files: [item(fileId)] });
  // Who sees it in a record may put it into another one.
  const copy = await added(other.call, modelId, { files: [item(fileId)] });
  for (const one of [id, copy])
    expect((await valuesOf(sales.call, modelId, one)).files).toEqual([
      {
        name: '合同.pdf',
        fileId,
        url: `/api/file/Download/annex/${fileId}`,
        fileSize: 500,
        fileExtension: 'pdf',
      },
    ]);
});

it('others keep the files of a record they change, though those are not theirs', async () => {
  const fileId = await uploaded(sales);
  const id = await added(sales.call, modelId, { files: [item(fileId)] });
  expect(await change(other.call, modelId, id, { title: 'x', files: [item(fileId)] }, 1)).toMatchObject({
    code: 200,
  });
  expect(((await valuesOf(other.call, modelId, id)).files as { url: string }[])[0]?.url).toMatch(
    /^\/api\/file\//,
  );
  const { data } = await other.call(showRecord, { params: { modelId, id } });
  expect(JSON.parse(data?.data ?? '').files).toMatchObject([{ fileId }]);
});

it('a file in a field that is hidden is read by nobody who cannot show it', async () => {
  const nodes = (hidden: boolean) => [
    field('open', 'files'),
    field('secret', 'files', { hidden }),
    field('kind', 'text'),
    field('some', 'files', { visibleWhen: '{kind} = "x"' }),
    table('rows', [field('note', 'text'), field('paper', 'files', { hidden }), field('shown', 'files')]),
    table('list', [field('paper', 'files')], { hidden }),
  ];
  const hiding = await makeModel(admin.call, nodes(false));
  const [openFile, secret, some, cell, shownCell, listed] = await Promise.all(
    Array.from({ length: 6 }, () => uploaded(sales)),
  );
  const all = [openFile, secret, some, cell, shownCell, listed] as string[];
  const id = await added(sales.call, hiding, {
    open: [item(openFile ?? '')],
    secret: [item(secret ?? '')],
    kind: 'x',
    some: [item(some ?? '')],
    rows: [{ id: '1', paper: [item(cell ?? '')], shown: [item(shownCell ?? '')] }],
    list: [{ id: '1', paper: [item(listed ?? '')] }],
  });
  const codes = async (person: Person) =>
    (await Promise.all(all.map((fileId) => download(person, fileId)))).map(({ code }) => code);
  expect(await codes(other)).toEqual([200, 200, 200, 200, 200, 200]);

  const { data: model } = await admin.call(getModel, { params: { id: hiding } });
  if (!model) throw new Error('no model');
  const formData = JSON.stringify({ version: 1, nodes: nodes(true), rules: [] });
  const body = { ...model, formData, version: model.version };
  expect(await admin.call(updateModel, { params: { id: hiding }, body })).toMatchObject({ code: 200 });
  expect(await codes(other)).toEqual([200, 404, 200, 404, 200, 404]);
  // Their own stay theirs; nobody puts one they cannot see into a record of their own.
  expect(await codes(sales)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await add(other.call, modelId, { files: [item(secret ?? '')] })).toMatchObject({ code: 422 });

  // Who may change the record can make it visible; who may only read it cannot.
  await house.database.pool.query(`update record set data = data || '{"kind": "y"}' where id = $1`, [id]);
  expect(await codes(other)).toEqual([200, 404, 200, 404, 200, 404]);
  const itemId = `${hiding}.button.btn_edit`;
  await house.database.pool.query('delete from role_permission where "itemId" = $1', [itemId]);
  expect(await codes(other)).toEqual([200, 404, 404, 404, 200, 404]);
});

it('a file stays in its record when who uploaded it has deleted their account', async () => {
  const leaver = await house.as('sales03');
  const fileId = await uploaded(leaver);
  const lonely = await uploaded(leaver);
  const id = await added(leaver.call, modelId, { files: [item(fileId)] });
  expect(await leaver.call(deleteMyAccount, { body: { password: demoPassword } })).toMatchObject({
    code: 200,
  });
  expect(await download(sales, fileId)).toMatchObject({ code: 200 });
  const { rows } = await house.database.pool.query('select id from file where id = $1', [lonely]);
  expect(rows).toEqual([]);
  const { data } = await sales.call(showRecord, { params: { modelId, id } });
  expect(data?.creatorUserName).toBe('已注销用户');
});

it('who deleted their account is not found by their name any more', async () => {
  const named = await makeModel(admin.call, [field('who', 'users'), field('by', 'createdBy')]);
  const leaver = await house.as('sales04');
  const { data: me } = await leaver.call(getCurrentUser);
  const name = me?.userInfo.userName ?? '';
  await added(sales.call, named, { who: ['user-sales04--user'] });
  const found = async () =>
    (await sales.call(listRecords, { params: { modelId: named }, body: { keyword: name } })).data?.list
      .length;
  expect(await found()).toBe(1);
  expect(await leaver.call(deleteMyAccount, { body: { password: demoPassword } })).toMatchObject({
    code: 200,
  });
  const { rows } = await house.database.pool.query(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'reindexRecords' and payload ->> 'modelId' = $1`,
    [named],
  );
  await house.database.db
    .transaction()
    .execute((db) =>
      reindexRecords.work(
        { db, now: new Date(), log: house.app.log, afterCommit: () => undefined },
        rows[0].payload,
      ),
    );
  expect(await found()).toBe(0);
});

it('a field that is taken out of the form loses nothing that stands in it, and shows nothing', async () => {
  const form = (...nodes: object[]) => JSON.stringify({ version: 1, nodes });
  const title = field('title', 'text');
  const gone = [field('files', 'files'), field('note', 'text')];
  const rows = (...columns: string[]) =>
    table(
      'rows',
      columns.map((column) => field(column, 'text')),
    );
  const mine = await makeModel(admin.call, [title, ...gone, rows('x', 'y')]);
  const reshape = async (formData: string) => {
    const { data } = await admin.call(getModel, { params: { id: mine } });
    if (!data) throw new Error('no model');
    const reply = await admin.call(updateModel, { params: { id: mine }, body: { ...data, formData } });
    expect(reply).toMatchObject({ code: 200 });
  };
  const fileId = await uploaded(sales);
  const kept = { note: '留', files: [item(fileId)], rows: [{ id: 'r', x: '1', y: '2' }] };
  const id = await added(sales.call, mine, { title: '一', ...kept });

  await reshape(form(title, rows('x')));
  const sent = { title: '二', note: '塞', rows: [{ id: 'r', x: '3', y: '塞' }] };
  expect(await change(sales.call, mine, id, sent, 1)).toMatchObject({ code: 200 });
  expect(await valuesOf(sales.call, mine, id)).toEqual({
    title: '二',
    rows: [{ id: 'r', x: '3' }],
    version: 2,
  });

  await reshape(form(title, ...gone, rows('x', 'y')));
  expect(await valuesOf(sales.call, mine, id)).toMatchObject({
    title: '二',
    note: '留',
    files: [{ fileId }],
    rows: [{ id: 'r', x: '3', y: '2' }],
  });
  expect(await download(other, fileId)).toMatchObject({ code: 200 });
});
