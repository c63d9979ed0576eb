import {
  addCommonWords,
  changeCommonWords,
  deleteCommonWords,
  listCommonWords,
  selectCommonWords,
} from '@fairway/contract/workflow-phrases.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let ops: Person;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [admin, sales, ops] = (await Promise.all(
    ['admin', 'sales01', 'ops01'].map((account) => house.as(account)),
  )) as [Person, Person, Person];
});
afterAll(() => house.close());
beforeEach(() => house.database.db.deleteFrom('common_words').execute());

interface More {
  commonWordsType?: 0 | 1;
  sortCode?: number;
  enabledMark?: 0 | 1;
}
const add = (person: Person, commonWordsText: string, more: More = {}) =>
  person.call(addCommonWords, { body: { commonWordsText, ...more } });
async function added(person: Person, text: string, more: More = {}): Promise<string> {
  const { data, msg } = await add(person, text, more);
  if (!data) throw new Error(msg);
  return data.id;
}
const offered = async (person: Person) =>
  (await person.call(selectCommonWords, { query: { type: 'App' } })).data?.list.map(
    ({ commonWordsText }) => commonWordsText,
  );

it('one’s own first, then everybody’s, and nobody else’s', async () => {
  await added(admin, '已阅', { commonWordsType: 0 });
  await added(sales, '同意', { sortCode: 2 });
  await added(sales, '请补充材料', { sortCode: 1 });
  await added(ops, '别人的');
  expect(await offered(sales)).toEqual(['请补充材料', '同意', '已阅']);
  expect(await offered(ops)).toEqual(['别人的', '已阅']);
  const { data } = await sales.call(listCommonWords, { query: { keyword: '同意' } });
  expect(data?.list).toMatchObject([{ commonWordsText: '同意', commonWordsType: 1 }]);
  expect(data?.pagination.total).toBe(1);
});

it('what is switched off is listed and not offered', async () => {
  await added(sales, '旧的', { enabledMark: 0 });
  expect(await offered(sales)).toEqual([]);
  expect((await sales.call(listCommonWords)).data?.list).toHaveLength(1);
});

it('is trimmed, and blanks alone are refused', async () => {
  await added(sales, '  同意 ');
  expect(await offered(sales)).toEqual(['同意']);
  expect(await add(sales, '   ')).toMatchObject({ code: 422 });
});

it('only one’s own can be changed; everybody’s by an administrator alone', async () => {
  const id = await added(sales, '同意');
  const shared = await added(admin, '已阅', { commonWordsType: 0 });
  const change = (person: Person, one: string, more: More = {}) =>
    person.call(changeCommonWords, { params: { id: one }, body: { commonWordsText: '改', ...more } });
  expect(await add(sales, '给大家', { commonWordsType: 0 })).toMatchObject({ code: 403 });
  for (const [person, one] of [
    [ops, id],
    [admin, id],
    [sales, shared],
    [sales, 'nothing'],
  ] as const) {
    expect(await change(person, one)).toMatchObject({ code: 404 });
    expect(await person.call(deleteCommonWords, { params: { id: one } })).toMatchObject({ code: 404 });
  }
  expect(await offered(sales)).toEqual(['同意', '已阅']);
  // Opinion that it is everybody's does not make it so.
  expect(await change(sales, id, { commonWordsType: 0 })).toMatchObject({ code: 200 });
  expect(await offered(ops)).toEqual(['已阅']);
  expect(await change(admin, shared)).toMatchObject({ code: 200 });
  expect(await offered(ops)).toEqual(['改']);
  expect(await admin.call(deleteCommonWords, { params: { id: shared } })).toMatchObject({ code: 200 });
  expect(await sales.call(deleteCommonWords, { params: { id } })).toMatchObject({ code: 200 });
  expect(await offered(sales)).toEqual([]);
});

it('a hundred are the most, also when they come at once', async () => {
  const creatorTime = new Date();
  await house.database.db
    .insertInto('common_words')
    .values(
      Array.from({ length: 98 }, (_, n) => ({
        ...{ id: `w${n}`, commonWordsText: `第${n}条`, ownerId: 'user-sales01', creatorTime },
        ...{ sortCode: 0, enabledMark: 1 as const },
      })),
    )
    .execute();
  const replies = await Promise.all(Array.from({ length: 6 }, (_, n) => add(sales, `新${n}`)));
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 200, 422, 422, 422, 422]);
  expect(await offered(sales)).toHaveLength(100);
  expect(await add(ops, '别人还有地方')).toMatchObject({ code: 200 });
});
