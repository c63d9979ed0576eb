import type { Endpoint, Reply } from '@fairway/contract/endpoint.ts';
import { fileColumns, listMyFiles } from '@fairway/contract/files.ts';
import { listModels, modelColumns } from '@fairway/contract/form-models.ts';
import {
  listNotices,
  listNoticesByPost,
  noticeCategories,
  noticeColumns,
} from '@fairway/contract/notices.ts';
import { auditColumns, listAudit } from '@fairway/contract/system.ts';
import { listTemplates, templateColumns } from '@fairway/contract/workflow-templates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { categoriesOf } from '../workflow/templates/categories.ts';
import { type Person, startTestApp, type TestApp } from './test-app.ts';

type Rows<E extends Endpoint> = Reply<E> extends { list: (infer T)[] } ? T : never;
type Value = string | number;

let house: TestApp;
let admin: Person;
let categories: string[];

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  admin = await house.as('admin');
  ({ codes: categories } = await categoriesOf(house.database.db));
  // Many rows that are equal in every column, in capitals and without.
  await house.database.pool.query(`
    insert into audit_log ("at", "userId", account, "realName", name, target, address, "requestId")
    select now() - (i % 7) * interval '1 hour', null, 'Who' || i % 3, case i % 4 when 0 then '' when 1 then '王芳' else 'ann' end,
      'signIn', (array['', '提单', 'Alpha', 'beta'])[1 + i % 4], '', ''
    from generate_series(1, 60) i;
    insert into file (id, type, "originalName", extension, mime, size, sha256, "ownerId", "creatorTime")
    select 'sorted-' || i, 'annex', (array['b.pdf', 'A.png', '合同.pdf', 'c.TXT'])[1 + i % 4],
      (array['pdf', 'png', 'pdf', 'TXT'])[1 + i % 4], 'x', (i % 5) * 1000, '', '${userIdOf('admin')}',
      now() - (i % 6) * interval '1 day'
    from generate_series(1, 40) i;
    insert into notice (id, title, "bodyText", excerpt, files, category, "toIds", "expirationTime", state, version,
      "creatorUserId", "creatorTime", "releaseTime")
    select 'sorted-' || i, (array['放假', 'Party', 'audit', '放假'])[1 + i % 4], '', '', '',
      (array['regulation', 'notice', 'activity', 'announcement'])[1 + i % 4], '{}',
      case when i % 3 = 0 then null else now() + (i % 3) * interval '1 day' end, (i % 2) * 2, 1,
      (array['${userIdOf('admin')}', '${userIdOf('sales01')}'])[1 + i % 2], now(),
      case when i % 2 = 0 then null else now() - (i % 4) * interval '1 day' end
    from generate_series(1, 30) i`);
});
afterAll(() => house.close());

interface Sorted<E extends Endpoint> {
  endpoint: E;
  columns: readonly string[];
  keyOf: (row: Rows<E>) => string;
  /** What a column is sorted by; left out where it is the field of the same name. */
  by?: Partial<Record<string, (row: Rows<E>) => Value>>;
}

const sorted = <E extends Endpoint>(one: Sorted<E>) => one as unknown as Sorted<Endpoint>;
/** In every list some rows have no such time: they are not there yet, or stay for ever. */
const timeOf = (time: number | null) => time ?? Number.POSITIVE_INFINITY;
const stateOf = (template: Rows<typeof listTemplates>) => {
  if (template.enabledMark === 0) return 3;
  if (template.version === 0) return 2;
  return template.hasDraft ? 1 : 0;
};

const lists: [string, Sorted<Endpoint>][] = [
  [
    'the audit log',
    sorted({
      ...{ endpoint: listAudit, columns: auditColumns, keyOf: ({ id }) => id },
      by: { who: ({ realName, account }) => realName || account },
    }),
  ],
  [
    'announcements',
    sorted({
      ...{ endpoint: listNotices, columns: noticeColumns, keyOf: ({ id }) => id },
      by: {
        category: ({ category }) => noticeCategories.indexOf(category),
        releaseTime: ({ releaseTime }) => timeOf(releaseTime),
        expirationTime: ({ expirationTime }) => timeOf(expirationTime),
      },
    }),
  ],
  ['forms', sorted({ endpoint: listModels, columns: modelColumns, keyOf: ({ id }) => id })],
  [
    'flows',
    sorted({
      ...{ endpoint: listTemplates, columns: templateColumns, keyOf: ({ id }) => id },
      by: { state: stateOf, category: ({ category }) => categories.indexOf(category) },
    }),
  ],
  ['my files', sorted({ endpoint: listMyFiles, columns: fileColumns, keyOf: ({ fileId }) => fileId })],
];

const pageSize = 7;
const english = { 'accept-language': 'en' };
async function page(endpoint: Endpoint, query: object, headers = {}): Promise<Record<string, Value>[]> {
  const { code, data } = await admin.call(endpoint, { query, headers } as never);
  expect(code).toBe(200);
  return (data as { list: Record<string, Value>[] }).list;
}
async function everyPage(endpoint: Endpoint, query: object, headers = {}) {
  const rows: Record<string, Value>[] = [];
  for (let currentPage = 1; ; currentPage += 1) {
    const found = await page(endpoint, { ...query, currentPage, pageSize }, headers);
    rows.push(...found);
    if (found.length < pageSize) return rows;
  }
}

/** As the database orders them; which letter comes before which is its own affair. */
async function inOrder(values: readonly Value[], direction: string): Promise<Value[]> {
  if (values.every((value) => typeof value === 'number'))
    return values.toSorted((a, b) => (direction === 'asc' ? a - b || 0 : b - a || 0));
  const { rows } = await house.database.pool.query(
    `select lower(value) as value from unnest($1::text[]) value order by 1 ${direction}`,
    [values],
  );
  return rows.map(({ value }) => value);
}
const lower = (value: Value) => (typeof value === 'string' ? value.toLowerCase() : value);

describe.each(lists)('%s', (_, { endpoint, columns, keyOf, by = {} }) => {
  const cases = columns.flatMap((column) =>
    (['asc', 'desc'] as const).flatMap((sort) => [
      { column, sort, headers: {} },
      { column, sort, headers: english },
    ]),
  );
  it.each(cases)('by $column, $sort: every page in order, nothing twice or missing', async (one) => {
    const { column, sort, headers } = one;
    const all = (await page(endpoint, { pageSize: 500 }, headers)).map(keyOf as never);
    expect(all.length).toBeGreaterThan(pageSize);
    const rows = await everyPage(endpoint, { sidx: column, sort }, headers);
    expect(rows.map(keyOf as never).toSorted()).toEqual(all.toSorted());
    const sortedBy = (by[column] ?? ((row: Record<string, Value>) => row[column])) as (row: object) => Value;
    const values = rows.map(sortedBy);
    expect(values.map(lower)).toEqual(await inOrder(values, sort));
    const whole = await page(endpoint, { sidx: column, sort, pageSize: 500 }, headers);
    expect(whole.map(keyOf as never)).toEqual(rows.map(keyOf as never));
  });

  it('by nothing goes by time, whichever direction is named', async () => {
    const ids = async (query: object) => (await page(endpoint, query)).map(keyOf as never);
    expect(await ids({ sort: 'asc' })).toEqual(await ids({}));
    expect(await ids({ sidx: '' })).toEqual(await ids({}));
  });

  it.each([
    ['a column that is not its own', 'address'],
    ['one of its table that nobody is shown', 'userId'],
    ['SQL', 'id;drop table audit_log'],
    ['SQL in quotes', `"at" desc, (select pg_sleep(9))`],
    ['a name every object has', 'constructor'],
    ['another', '__proto__'],
    ['the tie-break', 'id'],
    ['a column in other letters', 'AT'],
  ])('is not sorted by %s', async (__, sidx) => {
    expect(await admin.call(endpoint, { query: { sidx } } as never)).toMatchObject({ code: 422 });
  });
});

it('announcements asked for with a body are sorted as well', async () => {
  const asked = await admin.call(listNoticesByPost, { body: { sidx: 'title', sort: 'asc', pageSize: 500 } });
  const { data } = await admin.call(listNotices, { query: { sidx: 'title', sort: 'asc', pageSize: 500 } });
  expect(asked.data?.list).toEqual(data?.list);
  expect(await admin.call(listNoticesByPost, { body: { sidx: 'bodyText' as never } })).toMatchObject({
    code: 422,
  });
});
