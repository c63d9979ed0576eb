import { readFormDefinition } from '@fairway/contract/forms.ts';
import { listRecords } from '@fairway/contract/records.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { gramsOf, searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { markedGrams } from './list/index-record.ts';
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
      const words = ['海运', '空运', '铁路', '拖车'];
      const searches = Array.from({ length: many }, (_, n) =>
        searchTextOf([`${words[n % 4]}单${n}`, n % 997 === 0 ? '罕见' : '', n % 2 ? '进行中' : '完成']),
      );
      await pool.query(
        `insert into record (id, "modelId", data, "formVersion", "creatorUserId", "creatorTime", search, grams)
          select $1 || to_char(n, 'FM000000'), $1, '{}', 1, case when n % 10 = 0 then 'user-sales01' else 'user-sales02' end,
            now(), s, array(select jsonb_array_elements_text(g))
          from unnest($2::text[], $3::jsonb[]) with ordinality as x(s, g, n)`,
        [id, searches, searches.map((search) => JSON.stringify(markedGrams(id, gramsOf(search))))],
      );
      await pool.query(
        `insert into record_value ("modelId", field, "recordId", ordinal, text, number)
          select $1, f, id, 0, case f when 'title' then 't' || n when 'state' then case when n % 2 = 0 then 'open' else 'done' end
              when 'place' then 'p' || (n % 1000) end,
            case f when 'amount' then n * 7 % 20011 when 'day' then n::float8 * 60000 end
          from (select id, row_number() over (order by id) as n from record where "modelId" = $1) r,
            unnest(array['title', 'amount', 'day', 'state', 'tags', 'place']) f`,
        [id],
      );
    }
    for (const name of ['record', 'record_value']) await pool.query(`vacuum analyze ${name}`);
  });

  const search = (
    query: object,
    keyword: string,
    sidx: string | undefined,
    sort: 'asc' | 'desc' = 'asc',
  ): Search => ({
    modelId,
    filters: [...keywordFilter(modelId, keyword), ...filtersOf(form, JSON.stringify(query), 'zh')],
    sorting: sortingOf(form, sidx, sort),
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
    ['sorted by a number', search({}, '', 'amount'), 20, /record_value_modelId_field_number_recordId_idx/],
    [
      'sorted backwards',
      search({}, '', 'amount', 'desc'),
      20,
      /Backward using "?record_value_modelId_field_number/,
    ],
    ['sorted by a text', search({}, '', 'title'), 20, /record_value_modelId_field_text_recordId_idx/],
    ['by when it was made', search({}, '', undefined), 20, /record_modelId_id_idx/],
    [
      'equality few pass',
      search({ place: 'p7' }, '', undefined),
      20,
      /record_value_modelId_field_text_recordId_idx/,
    ],
    ['equality few pass, sorted', search({ place: 'p7' }, '', 'amount'), 20, /record_value_pkey/],
    [
      'range few pass',
      search({ amount: [100, 120] }, '', undefined),
      20,
      /record_value_modelId_field_number_recordId_idx/,
    ],
    ['a rare word', search({}, '罕见', undefined), 20, /record_grams_idx/],
    ['a rare word, sorted', search({}, '罕见', 'day', 'desc'), 20, /record_grams_idx/],
  ])('%s: by an index, and few rows are touched', async (_, asked, length, index) => {
    const { found, plans } = await plansOf(asked);
    expect(found.ids).toHaveLength(Math.min(length, found.total));
    expect(plans.join('\n\n')).toMatch(index);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on record/);
    // Counting ends at ten thousand; a page itself touches no more than it shows and skips.
    expect(mostRows(plans.slice(-1))).toBeLessThanOrEqual(400);
    expect(mostRows(plans)).toBeLessThanOrEqual(10_000);
  });

  it.each([
    ['equality many pass, sorted', search({ state: 'open' }, '', 'amount')],
    ['two that many pass', search({ state: 'open', day: [0, 1e12] }, '', 'amount', 'desc')],
    ['a common word, sorted', search({}, '单', 'title')],
  ])('%s: the order is walked until the page is full', async (_, asked) => {
    const { found, plans } = await plansOf(asked);
    expect(found.ids).toHaveLength(20);
    expect(found.total).toBeGreaterThanOrEqual(9_999);
    const page = plans.at(-1) ?? '';
    expect(page).toMatch(/Index (Only )?Scan (Backward )?using "?record_value_modelId_field_/);
    expect(page).not.toMatch(/Sort Key/);
    expect(mostRows([page])).toBeLessThanOrEqual(400);
  });

  it('finds the same as looking at every record', async () => {
    const { pool } = house.database;
    const { rows } = await pool.query<{ id: string }>(
      `select v."recordId" as id from record_value v join record_value s on s."recordId" = v."recordId" and s.field = 'state'
        where v."modelId" = 'bulk' and v.field = 'amount' and s.text = 'open' order by v.number desc, v."recordId" desc limit 20`,
    );
    const { ids } = await searchRecords(house.database.db, search({ state: 'open' }, '', 'amount', 'desc'));
    expect(ids).toEqual(rows.map(({ id }) => id));
    const rare = await searchRecords(house.database.db, search({}, '罕见', 'day', 'desc'));
    expect(rare.total).toBe(Math.ceil(many / 997));
    expect(rare.ids[0]).toBe(`bulk0${19_940 + 1}`);
  });

  it('pages beyond the ten thousandth are empty and cost nothing', async () => {
    const far = { ...search({}, '', 'amount'), currentPage: 501 };
    expect(await searchRecords(house.database.db, far)).toEqual({ ids: [], total: 10_000 });
  });
});
