import { readFormDefinition } from '@fairway/contract/forms.ts';
import { listRecords } from '@fairway/contract/records.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { IndexTerms } from '@fairway/domain/forms/index-terms.ts';
import type { ListIndexes } from '@fairway/domain/forms/list-indexes.ts';
import { searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { filtersOf, keywordFilter, sortingOf } from './list/list-filters.ts';
import { type Search, searchRecords } from './list/store.ts';
import { added, field, makeModel } from './testing/make-model.ts';

let house: TestApp;
let admin: Person;
let sales: Person;

const nodes = [
  field('title', 'text'),
  field('amount', 'number'),
  field('day', 'date'),
  field('state', 'radio', {
    options: {
      from: 'static',
      options: [
        { value: 'open', label: '进行中' },
        { value: 'done', label: '完成' },
      ],
    },
  }),
  field('tags', 'checkbox', {
    options: { from: 'static', options: ['a', 'b', 'c'].map((value) => ({ value, label: value })) },
  }),
  field('place', 'cascader', {
    options: {
      from: 'static',
      options: [{ value: 'cn', label: 'CN', children: [{ value: 'sh', label: 'SH' }] }],
    },
  }),
];

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  admin = await house.as('admin');
  sales = await house.as('sales01');
});
afterAll(() => house.close());

describe('a list', () => {
  let modelId: string;
  const day = Date.parse('2026-11-15T00:00:00Z');
  beforeAll(async () => {
    modelId = await makeModel(admin.call, nodes, { listFields: ['title', 'amount', 'state'] });
    const rows = [
      { title: '海运订舱 FCL', amount: 30, day, state: 'open', tags: ['a', 'b'], place: ['cn', 'sh'] },
      {
        title: '空运 100% 急件',
        amount: 10,
        day: day + 86_400_000,
        state: 'done',
        tags: ['b'],
        place: ['cn'],
      },
      { title: '铁路_班列', day: day + 2 * 86_400_000, state: 'open' },
      { title: 'ＡＢＣ全角', amount: -5 },
    ];
    for (const row of rows) {
      house.clock.now = new Date(house.clock.now.getTime() + 1_000);
      await added(sales.call, modelId, row);
    }
  });

  const titles = async (body: object) => {
    const { data, msg } = await sales.call(listRecords, { params: { modelId }, body });
    if (!data?.list) throw new Error(msg);
    return data.list.map(({ title }) => String(title).slice(0, 2));
  };
  const asked = (query: object) => titles({ queryJson: JSON.stringify(query), sort: 'asc' });

  it.each([
    [{}, ['ＡＢ', '铁路', '空运', '海运']],
    [{ sort: 'asc' }, ['海运', '空运', '铁路', 'ＡＢ']],
    [{ sidx: 'amount', sort: 'asc' }, ['ＡＢ', '空运', '海运', '铁路']],
    [{ sidx: 'amount', sort: 'desc' }, ['海运', '空运', 'ＡＢ', '铁路']],
    [{ sidx: 'day', sort: 'desc' }, ['铁路', '空运', '海运', 'ＡＢ']],
    [{ sidx: 'amount', sort: 'asc', pageSize: 2, currentPage: 2 }, ['海运', '铁路']],
    [{ sidx: 'amount', sort: 'asc', pageSize: 3, currentPage: 2 }, ['铁路']],
    [{ sidx: 'nosuch; drop table record', sort: 'asc' }, ['海运', '空运', '铁路', 'ＡＢ']],
    [{ sidx: 'tags', sort: 'asc' }, ['海运', '空运', '铁路', 'ＡＢ']],
  ])('in order: %j', async (body, expected) => {
    expect(await titles(body)).toEqual(expected);
  });

  it('what is empty stands last in every direction, also with a filter', async () => {
    const filtered = { queryJson: '{"state":"open"}', sidx: 'amount' };
    expect(await titles({ ...filtered, sort: 'desc' })).toEqual(['海运', '铁路']);
    expect(await titles({ ...filtered, sort: 'asc' })).toEqual(['海运', '铁路']);
  });

  it.each([
    [{ state: 'open' }, ['海运', '铁路']],
    [{ state: ['open', 'done'] }, ['海运', '空运', '铁路']],
    [{ amount: 10 }, ['空运']],
    [{ amount: [0, 20] }, ['空运']],
    [{ amount: [null, 20] }, ['空运', 'ＡＢ']],
    [{ amount: [20, null] }, ['海运']],
    [{ day: [day, day + 86_400_000] }, ['海运', '空运']],
    [{ tags: 'b' }, ['海运', '空运']],
    [{ tags: ['a', 'b'] }, ['海运', '空运']],
    [{ place: ['cn'] }, ['海运', '空运']],
    [{ place: ['cn', 'sh'] }, ['海运']],
    [{ state: 'open', tags: 'a' }, ['海运']],
    [{ state: 'open', tags: 'c' }, []],
    [{ amount: 'x' }, []],
    [{ title: '运' }, ['海运', '空运']],
    [{ title: ' fCl' }, ['海运']],
    [{ title: 'abc' }, ['ＡＢ']],
    [{ title: '舱 F' }, ['海运']],
    [{ title: '舱F' }, []],
    [{ title: '100%' }, ['空运']],
    [{ title: '1_0' }, []],
    [{ title: '路_' }, ['铁路']],
    [{ title: ['运'] }, []],
    [{ title: ['铁路_班列', '空运 100% 急件'] }, ['空运', '铁路']],
    [{ title: '运', state: 'done' }, ['空运']],
    [{ nosuch: 1, state: '' }, ['海运', '空运', '铁路', 'ＡＢ']],
  ])('narrowed by %j', async (query, expected) => {
    expect(await asked(query)).toEqual(expected);
  });

  it.each([
    ['海运', ['海运']],
    ['运', ['海运', '空运']],
    ['运订', ['海运']],
    ['运急', []],
    ['fcl', ['海运']],
    ['abc', ['ＡＢ']],
    ['100%', ['空运']],
    ['1%', []],
    ['路_班', ['铁路']],
    ['路x班', []],
    ['完成', ['空运']],
    ['30', ['海运']],
    ['3', []],
    ['-5', ['ＡＢ']],
    ['10.00 空运', ['空运']],
    ['2026-11-15', ['海运']],
    ['2026年11月17日', ['铁路']],
    ['2026/11 班列', ['铁路']],
    ['2026-10', []],
    ['  ', ['海运', '空运', '铁路', 'ＡＢ']],
    ["' or 1=1 --", []],
    ['\\', []],
  ])('found by the keyword %s', async (keyword, expected) => {
    expect(await titles({ keyword, sort: 'asc' })).toEqual(expected);
  });
});

describe('with twenty thousand records', () => {
  const many = 20_000;
  const modelId = 'bulk';
  const form = compileForm(readFormDefinition({ version: 1, nodes }));
  const indexes: ListIndexes = {
    title: { column: 'text1', isReady: true },
    amount: { column: 'number1', isReady: true },
    state: { column: 'text2', isReady: false },
  };
  const words = ['海运', '空运', '铁路', '拖车'];
  const recordOf = (n: number) => ({
    values: {
      title: `t${n}`,
      amount: (n * 7) % 20_011,
      day: n * 60_000_000,
      state: n % 2 === 0 ? 'open' : 'done',
      place: ['cn', `p${n % 1_000}`],
    },
    search: searchTextOf([
      `${words[n % 4]}单${n}`,
      n % 997 === 0 ? '罕见' : '',
      n % 2 === 0 ? '进行中' : '完成',
    ]),
  });

  beforeAll(async () => {
    const { pool } = house.database;
    const another = await makeModel(admin.call, nodes);
    // Another model of the same size beside it: an index that ignored the model would show.
    await pool.query(
      `insert into form_model (id, "enCode", "fullName", icon, "webType", definition, "fieldCount", "creatorTime", "lastModifyTime")
        select 'bulk', 'bulk', 'bulk', '', '2', definition, 6, now(), now() from form_model where id = $1`,
      [another],
    );
    for (const id of [modelId, another]) {
      const hashed = new IndexTerms(id);
      const rows = Array.from({ length: many }, (_, n) => {
        const { values, search } = recordOf(n);
        // A few were not indexed yet.
        const terms =
          n % 1_999 === 7 ? null : [...hashed.ofText(search).union(hashed.ofValues(form, values))];
        return { n, values, search, terms, number1: values.amount, text1: values.title };
      });
      await pool.query(
        `insert into record (id, "modelId", data, "formVersion", "creatorUserId", "creatorTime", search, terms, number1, text1)
          select $1 || to_char(n, 'FM000000'), $1, values, 1,
            case when n % 10 = 0 then 'user-sales01' else 'user-sales02' end, now(), search, terms, number1, text1
          from json_to_recordset($2) as one (n int, values jsonb, search text, terms int4[], number1 float8, text1 text)`,
        [id, JSON.stringify(rows)],
      );
    }
    await pool.query('vacuum analyze record');
  });

  const search = (
    query: object,
    keyword: string,
    sidx: string | undefined,
    sort: 'asc' | 'desc' = 'asc',
  ): Search => ({
    modelId,
    filters: [
      ...keywordFilter({ id: modelId, form }, keyword, form.reading),
      ...filtersOf({ id: modelId, form, indexes }, JSON.stringify(query), 'zh'),
    ],
    sorting: sortingOf({ id: modelId, form, indexes }, sidx, sort),
    currentPage: 1,
    pageSize: 20,
  });

  /** Runs a search and gives how every statement of it was planned and how many rows it touched. */
  async function plansOf(asked: Search) {
    const { pool } = house.database;
    const statements: { sql: string; parameters: readonly unknown[] }[] = [];
    const dialect = new PostgresDialect({ pool });
    const db = new Kysely<Tables>({ dialect, log: ({ query }) => void statements.push(query) });
    const found = await searchRecords(db, asked);
    const plans: string[] = [];
    for (const { sql, parameters } of statements) {
      const explained = `explain (analyze, costs off, timing off, summary off) ${sql}`;
      const { rows } = await pool.query(explained, [...parameters]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return { found, plans };
  }

  const mostRows = (plans: readonly string[]) =>
    Math.max(
      ...plans.flatMap((plan) => [...plan.matchAll(/rows=([\d.]+)/g)].map(([, rows]) => Number(rows))),
    );

  it.each([
    ['sorted by a number', search({}, '', 'amount'), /record_modelId_number1_id_idx/],
    ['sorted backwards', search({}, '', 'amount', 'desc'), /Backward using "?record_modelId_number1_id_idx/],
    ['sorted by a text', search({}, '', 'title'), /record_modelId_text1_id_idx/],
    ['by when it was made', search({}, '', undefined), /record_modelId_id_idx/],
    ['equality few pass', search({ place: ['cn', 'p7'] }, '', undefined), /record_terms_idx/],
    ['equality few pass, sorted', search({ place: ['cn', 'p7'] }, '', 'amount'), /record_terms_idx/],
    ['range few pass', search({ amount: [100, 120] }, '', undefined), /record_modelId_number1_id_idx/],
    [
      'range few pass, without a column',
      search({ day: [60_000_000, 60_000_000 * 30] }, '', undefined),
      /record_terms_idx/,
    ],
    ['a rare word', search({}, '罕见', undefined), /record_terms_idx/],
    ['a rare word and another', search({}, '罕见 海运', undefined), /record_terms_idx/],
    ['a part of a text few have', search({ title: '7777' }, '', undefined), /record_terms_idx/],
    ['a number in a field without a column', search({}, '19999.5', undefined), /record_terms_idx/],
    ['a rare word, sorted', search({}, '罕见', 'day', 'desc'), /record_terms_idx/],
  ])('%s: by an index, and few rows are touched', async (_, asked, index) => {
    const { found, plans } = await plansOf(asked);
    expect(found.ids).toHaveLength(Math.min(20, found.total));
    expect(plans.join('\n\n')).toMatch(index);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on record/);
    // The newest thousand say how common it is; counting ends at ten thousand.
    expect(mostRows(plans.slice(-1))).toBeLessThanOrEqual(1_000);
    expect(mostRows(plans)).toBeLessThanOrEqual(10_000);
  });

  it.each([
    ['equality many pass, sorted', search({ state: ['open', 'done'] }, '', 'amount')],
    ['two that many pass', search({ state: ['open', 'done'], amount: [0, 1e12] }, '', 'amount', 'desc')],
    ['a common word, sorted', search({}, '单', 'title')],
  ])('%s: the order is walked until the page is full', async (_, asked) => {
    const { found, plans } = await plansOf(asked);
    expect(found.ids).toHaveLength(20);
    expect(found.total).toBe(10_000);
    const page = plans.at(-1) ?? '';
    expect(page).toMatch(/Index (Only )?Scan (Backward )?using "?record_modelId_(number|text)1_/);
    expect(page).not.toMatch(/Sort Key/);
    expect(mostRows([page])).toBeLessThanOrEqual(400);
  });

  /** Every record, looked at one by one. */
  const passing = (passes: (record: ReturnType<typeof recordOf>, n: number) => boolean) =>
    Array.from({ length: many }, (_, n) => n).filter((n) => passes(recordOf(n), n));
  const idOf = (n: number) => `bulk${String(n).padStart(6, '0')}`;

  it.each([
    ['an equality', search({ place: ['cn', 'p7'] }, '', undefined), passing((_, n) => n % 1_000 === 7)],
    [
      'half of them',
      search({ state: 'open' }, '', undefined),
      passing(({ values }) => values.state === 'open'),
    ],
    [
      'a range of a column',
      search({ amount: [100, 3_000] }, '', undefined),
      passing(({ values }) => values.amount >= 100 && values.amount <= 3_000),
    ],
    [
      'a range without a column',
      search({ day: [6e10, 9e10] }, '', undefined),
      passing(({ values }) => values.day >= 6e10 && values.day <= 9e10),
    ],
    [
      'a range open at one end',
      search({ day: [1.19e12, null] }, '', undefined),
      passing(({ values }) => values.day >= 1.19e12),
    ],
    [
      'a range and a choice',
      search({ amount: [0, 500], state: 'done' }, '', undefined),
      passing(({ values }) => values.amount <= 500 && values.state === 'done'),
    ],
    ['a word', search({}, '罕见', undefined), passing((_, n) => n % 997 === 0)],
    ['two words', search({}, '单1 海运', undefined), passing(({ search: text }) => /海运单1/.test(text))],
    ['one letter', search({}, '罕', undefined), passing((_, n) => n % 997 === 0)],
    ['a text somebody typed', search({ title: [' t77 '] }, '', undefined), [77]],
    [
      'a part of a text',
      search({ title: ' T177 ' }, '', undefined),
      passing(({ values }) => values.title.includes('t177')),
    ],
    [
      'a part of a text and a word',
      search({ title: '77' }, '海运', 'title'),
      passing(({ values, search: text }) => values.title.includes('77') && text.includes('海运')).toSorted(
        (one, other) => (recordOf(one).values.title < recordOf(other).values.title ? -1 : 1),
      ),
    ],
    [
      'one letter of a text',
      search({ title: '8' }, '', undefined),
      passing(({ values }) => values.title.includes('8')),
    ],
    [
      'a number',
      search({}, '4,242', undefined),
      passing(({ values, search: text }) => values.amount === 4_242 || text.includes('4,242')),
    ],
    [
      'a number that is a part of words too',
      search({}, '777', undefined),
      passing(({ values, search: text }) => values.amount === 777 || text.includes('777')),
    ],
    [
      'a day',
      search({}, '1999/7/5', undefined),
      passing(({ values }) => new Date(values.day + 28_800_000).toISOString().startsWith('1999-07-05')),
    ],
  ])('finds by %s what looking at every record finds', async (_, asked, expected) => {
    const { ids, total } = await searchRecords(house.database.db, asked);
    expect(total).toBe(Math.min(10_000, expected.length));
    expect(ids).toEqual(expected.slice(0, 20).map(idOf));
  });

  it.each(['amount', 'day', 'title', 'state'])('sorts by %s, with a column or without', async (sidx) => {
    const key = (n: number) => recordOf(n).values[sidx as 'amount'];
    const inOrder = passing(({ values }) => values.state === 'open').toSorted((one, other) =>
      key(one) === key(other) ? other - one : key(one) < key(other) ? 1 : -1,
    );
    const found = await searchRecords(house.database.db, search({ state: 'open' }, '', sidx, 'desc'));
    expect(found.ids).toEqual(inOrder.slice(0, 20).map(idOf));
    const all = await searchRecords(house.database.db, search({}, '', sidx, 'asc'));
    expect(all.ids).toHaveLength(20);
  });

  it('of one person', async () => {
    const asked = search({ place: ['cn', 'p10'] }, '', undefined);
    const filters = [...asked.filters, { by: 'creator' as const, userIds: ['user-sales01'] }];
    const { ids, total } = await searchRecords(house.database.db, { ...asked, filters });
    expect({ total, first: ids[0] }).toEqual({ total: 20, first: idOf(10) });
    const words = [
      ...search({}, '单', undefined).filters,
      { by: 'creator' as const, userIds: ['user-sales01'] },
    ];
    expect((await searchRecords(house.database.db, { ...asked, filters: words })).total).toBe(2_000);
  });

  it('pages beyond the ten thousandth are empty and cost nothing', async () => {
    const far = { ...search({}, '', 'amount'), currentPage: 501 };
    expect(await searchRecords(house.database.db, far)).toEqual({ ids: [], total: 10_000 });
  });
});
