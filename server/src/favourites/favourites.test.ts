import {
  addFavourite,
  listAppsForFavourites,
  listFavourites,
  listFlowsForFavourites,
  mostFavourites,
  removeFavourite,
} from '@fairway/contract/favourites.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Published, publishFlow } from '../workflow/comments/testing/publish-flow.ts';

let house: TestApp;
let admin: Person;
let sales: Person;
let client: Person;
let flows: Published[];
let sealed: Published;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [admin, sales, client] = (await Promise.all(
    ['admin', 'sales01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person];
  flows = [];
  for (let n = 0; n < mostFavourites + 2; n++)
    flows.push(await publishFlow(house, admin, { name: `流程${n}` }));
  sealed = await publishFlow(house, admin, {
    name: '用印',
    settings: { launchBy: { users: ['user-manager01'] } },
  });
});
afterAll(() => house.close());
beforeEach(() => house.database.db.deleteFrom('favourite').execute());

const templateId = (n: number) => flows[n]?.templateId ?? '';
const keep = (person: Person, objectId: string, objectType: '1' | '2' = '1') =>
  person.call(addFavourite, { body: { objectType, objectId, objectData: { fullName: '假的' } } });
const kept = async (person: Person, type: '1' | '2' = '1') =>
  (await person.call(listFavourites, { query: { type } })).data?.list;
const enable = (id: string, enabledMark: 0 | 1) =>
  house.database.db.updateTable('flow_template').set({ enabledMark }).where('id', '=', id).execute();

it('keeps a flow as it is now, not as a client describes it; twice is once', async () => {
  house.clock.now = new Date(house.clock.now.getTime() + 1_000);
  await keep(sales, templateId(1));
  house.clock.now = new Date(house.clock.now.getTime() + 1_000);
  await keep(sales, templateId(0));
  expect(await keep(sales, templateId(1))).toMatchObject({ code: 200 });
  const list = await kept(sales);
  expect(list?.map(({ objectId }) => objectId)).toEqual([templateId(1), templateId(0)]);
  expect(JSON.parse(list?.[0]?.objectData ?? '')).toMatchObject({
    ...{ id: templateId(1), fullName: '流程1', formType: 2, type: 0 },
  });
  expect(list?.[0]?.objectData).not.toContain('launchBy');
  expect(await kept(sales, '2')).toEqual([]);
  expect(await kept(admin)).toEqual([]);
  for (let twice = 0; twice < 2; twice++)
    expect(await sales.call(removeFavourite, { params: { objectId: templateId(1) } })).toMatchObject({
      code: 200,
    });
  expect((await kept(sales))?.map(({ objectId }) => objectId)).toEqual([templateId(0)]);
});

it('only what one may start, and only as long', async () => {
  expect(await keep(sales, sealed.templateId)).toMatchObject({ code: 404 });
  expect(await keep(sales, 'nothing')).toMatchObject({ code: 404 });
  expect(await keep(client, templateId(0))).toMatchObject({ code: 404 });
  await keep(sales, templateId(0));
  await enable(templateId(0), 0);
  expect(await kept(sales)).toEqual([]);
  expect(await keep(sales, templateId(0))).toMatchObject({ code: 404 });
  await enable(templateId(0), 1);
  expect(await kept(sales)).toHaveLength(1);
});

it('eleven are the most, also when they come at once; what cannot be opened takes no place', async () => {
  const replies = await Promise.all(flows.map((flow) => keep(sales, flow.templateId)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(mostFavourites);
  expect(replies.find(({ code }) => code !== 200)).toMatchObject({ code: 400, msg: '最多只能添加11个' });
  const [first] = (await kept(sales)) ?? [];
  const left = flows.find((_, n) => replies[n]?.code !== 200)?.templateId ?? '';
  await enable(first?.objectId ?? '', 0);
  expect(await keep(sales, left)).toMatchObject({ code: 200 });
  await enable(first?.objectId ?? '', 1);
});

it('entries of one’s own menu, and no others', async () => {
  const entryOf = async (person: Person) => {
    const { data } = await person.call(getCurrentUser);
    return flattenTree(data?.menuList ?? []).filter(({ type }) => type !== 1);
  };
  const [mine] = await entryOf(sales);
  const ids = new Set((await entryOf(sales)).map(({ id }) => id));
  const foreign = (await entryOf(admin)).find(({ id }) => !ids.has(id));
  expect(await keep(sales, mine?.id ?? '', '2')).toMatchObject({ code: 200 });
  expect(await keep(sales, foreign?.id ?? '', '2')).toMatchObject({ code: 404 });
  expect(await keep(sales, mine?.parentId ?? '', '2')).toMatchObject({ code: 404 });
  expect(await keep(sales, mine?.id ?? '', '1')).toMatchObject({ code: 404 });
  const [favourite] = (await kept(sales, '2')) ?? [];
  expect(JSON.parse(favourite?.objectData ?? '')).toMatchObject({
    fullName: mine?.fullName,
    urlAddress: mine?.urlAddress,
  });
  const { data } = await sales.call(listAppsForFavourites);
  const marked = flattenTree(data?.list ?? []).filter(({ isData }) => isData);
  expect(marked.map(({ id }) => id)).toEqual([mine?.id]);
  const found = (await sales.call(listAppsForFavourites, { query: { keyword: mine?.fullName } })).data?.list;
  expect(flattenTree(found ?? []).map(({ id }) => id)).toContain(mine?.id);
  expect((await sales.call(listAppsForFavourites, { query: { keyword: '没有的' } })).data?.list).toEqual([]);
});

it('lists the flows to pick from with what is kept, by category, words and page', async () => {
  await keep(sales, templateId(2));
  const ask = async (query: object) => (await sales.call(listFlowsForFavourites, { query })).data;
  const all = await ask({ pageSize: '500' });
  expect(all?.list.find(({ id }) => id === templateId(2))).toMatchObject({ isData: true, fullName: '流程2' });
  expect(all?.list.filter(({ isData }) => isData)).toHaveLength(1);
  expect(all?.list.map(({ id }) => id)).not.toContain(sealed.templateId);
  expect((await ask({ keyword: '流程2' }))?.list).toHaveLength(1);
  expect((await ask({ category: 'nothing' }))?.list).toEqual([]);
  const page = await ask({ category: 'office', currentPage: '2', pageSize: '5' });
  expect(page?.list).toHaveLength(5);
  expect(page?.pagination.total).toBeGreaterThanOrEqual(flows.length);
});
