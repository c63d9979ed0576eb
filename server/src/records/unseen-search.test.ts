import { getModelConfig, listRecords, selectRecords } from '@fairway/contract/records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { takeButtons } from './testing/grants.ts';
import { added, field, makeModel } from './testing/make-model.ts';

let app: TestApp;
let admin: Person;
/** Has every button; may read but not edit; sees the list only; does not have the form at all. */
let [editor, reader, lister, stranger]: Person[] = [];
let modelId: string;
/** Every record, in the order a list has by itself. */
let all: string;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  admin = await app.as('admin');
  [editor, reader, lister, stranger] = await Promise.all(
    ['sales01', 'manager01', 'finance01', 'ops01'].map((account) => app.as(account)),
  );
  const nodes = [
    field('title', 'text'),
    field('salary', 'number'),
    field('mobile', 'text', { mask: 'mobile' }),
    field('secret', 'text', { hidden: true, default: { expression: '{title} & "机密"' } }),
    field('boss', 'text', { visibleWhen: 'USER() = "user-admin"' }),
  ];
  modelId = await makeModel(admin.call, nodes, {
    roleIds: ['sales', 'manager', 'finance'],
    listFields: ['title', 'boss'],
  });
  await takeButtons(app, 'manager', modelId, ['btn_edit']);
  await takeButtons(app, 'finance', modelId, ['btn_edit', 'btn_detail']);
  const source = { modelId, labelColumn: 'title', columns: [{ column: 'title', label: '标题' }] };
  await makeModel(admin.call, [field('which', 'relatedRecord', { source })], { roleIds: ['operations'] });
  for (const [title, salary, mobile, boss] of [
    ['甲', 87_654, '13612348888', '老板甲'],
    ['乙', 12_345, '13500000000', '老板乙'],
    ['丙', 55_555, '13700000000', '老板丙'],
  ] as const)
    await added(admin.call, modelId, { title, salary, mobile, boss });
  all = await titles(admin, {});
});
afterAll(() => app.close());

async function titles(person: Person | undefined, body: object): Promise<string> {
  const answer = await person?.call(listRecords, { params: { modelId }, body });
  expect(answer).toMatchObject({ code: 200 });
  const { list = [], pagination } = answer?.data ?? {};
  expect(pagination?.total).toBe(list.length);
  return list.map(({ title }) => title).join('');
}
const filter = (asked: object) => ({ queryJson: JSON.stringify(asked) });

describe('a list', () => {
  it('is filtered and sorted by every field that is not masked for who sees all of it', async () => {
    expect(await titles(editor, filter({ salary: [80_000, 90_000] }))).toBe('甲');
    expect(await titles(editor, filter({ mobile: ['13612348888'] }))).toBe(all);
    expect(await titles(editor, { sidx: 'salary', sort: 'asc' })).toBe('乙丙甲');
    for (const keyword of ['87654', '87,654', '136 8888'])
      expect(await titles(editor, { keyword })).toBe('甲');
    expect(await titles(editor, { keyword: '13612348888' })).toBe('');
    expect(await titles(editor, filter({ boss: '板甲' }))).toBe('甲');
    expect(await titles(editor, filter({ mobile: '1234' }))).toBe(all);
  });

  it('is not filtered or sorted by what is masked or hidden from who only reads it', async () => {
    expect(await titles(reader, filter({ salary: [80_000, 90_000] }))).toBe('甲');
    expect(await titles(reader, { sidx: 'salary', sort: 'asc' })).toBe('乙丙甲');
    expect(await titles(reader, { keyword: '87654' })).toBe('甲');
    expect(await titles(reader, filter({ mobile: ['13612348888', '13600000000'] }))).toBe(all);
    expect(await titles(reader, { sidx: 'mobile', sort: 'asc' })).toBe([...all].toReversed().join(''));
    for (const asked of [{ secret: ['甲机密'] }, { boss: ['老板甲'] }, { secret: '甲机' }, { boss: '板甲' }])
      expect(await titles(reader, filter(asked))).toBe(all);
    for (const mobile of ['1234', '8888', '13612348888'])
      expect(await titles(reader, filter({ mobile }))).toBe(all);
    for (const keyword of ['13612348888', '1234']) expect(await titles(reader, { keyword })).toBe('');
    for (const sidx of ['secret', 'boss'])
      expect(await titles(reader, { sidx, sort: 'asc' })).toBe([...all].toReversed().join(''));
    for (const keyword of ['甲机密', '老板甲', '机密']) expect(await titles(reader, { keyword })).toBe('');
    expect(await titles(reader, { keyword: '8888' })).toBe('甲');
  });

  it('is searched by what it shows for who may not open a record', async () => {
    for (const asked of [{ salary: [80_000, 90_000] }, { mobile: ['13612348888'] }, { secret: ['甲机密'] }])
      expect(await titles(lister, filter(asked))).toBe(all);
    for (const asked of [{ mobile: '1361' }, { secret: '机密' }, { boss: '老板' }])
      expect(await titles(lister, filter(asked))).toBe(all);
    expect(await titles(lister, { sidx: 'salary', sort: 'asc' })).toBe([...all].toReversed().join(''));
    for (const keyword of ['87654', '8888', '机密', '老板'])
      expect(await titles(lister, { keyword })).toBe('');
    expect(await titles(lister, { keyword: '甲' })).toBe('甲');
    expect(await titles(lister, filter({ title: ['甲'] }))).toBe('甲');
  });

  it('offers to search and sort only by what it may be searched and sorted by', async () => {
    const offered = async (person: Person | undefined) => {
      const { data } = (await person?.call(getModelConfig, { params: { modelId }, query: {} })) ?? {};
      return data?.columns.searchList.map(({ prop }) => prop);
    };
    expect(await offered(editor)).toEqual(['title', 'salary', 'boss']);
    expect(await offered(reader)).toEqual(['title', 'salary']);
    expect(await offered(lister)).toEqual(['title']);
  });
});

describe('records to choose from', () => {
  const found = async (person: Person | undefined, keyword: string) => {
    const query = { relationField: 'title', columnOptions: 'title,salary', keyword };
    const answer = await person?.call(selectRecords, { params: { modelId }, query });
    expect(answer).toMatchObject({ code: 200 });
    expect(answer?.data?.pagination.total).toBe(answer?.data?.list.length);
    return answer?.data?.list.map(({ title }) => title).join('');
  };

  it('are found by the columns that are shown, and by all for who sees all', async () => {
    for (const keyword of ['87654', '8888', '机密', '老板']) expect(await found(stranger, keyword)).toBe('');
    expect(await found(stranger, '甲')).toBe('甲');
    expect(await found(reader, '87654')).toBe('甲');
    expect(await found(reader, '机密')).toBe('');
    expect(await found(editor, '8888')).toBe('甲');
  });
});
