import {
  listMyPlaces,
  locateCustomer,
  mostRecentPlaces,
  mostSavedPlaces,
  notePlace,
  removePlace,
  savePlace,
  searchPlaces,
} from '@fairway/contract/places.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customerIdOf } from '../customers/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { forgetPlaces } from './forget-places.ts';

let house: TestApp;
let sales: Person;
let manager: Person;
let client: Person;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  [sales, manager, client] = (await Promise.all(
    ['sales01', 'manager01', 'client01'].map((account) => house.as(account)),
  )) as [Person, Person, Person];
});
afterAll(() => house.close());
beforeEach(() => house.database.db.deleteFrom('place').execute());

const berth = { name: '北仑港三期', address: '宁波市北仑区', lat: 29.93910049, lng: 121.8564 };
const later = () => {
  house.clock.now = new Date(house.clock.now.getTime() + 1_000);
};
const mine = async (person: Person, kept: 'all' | 'saved' | 'recent' = 'all') =>
  (await person.call(listMyPlaces, { query: { kept } })).data?.list ?? [];
const found = async (person: Person, keyword: string) =>
  (await person.call(searchPlaces, { query: { keyword } })).data?.list ?? [];

it('keeps what was chosen, the last one first, the same one once, in WGS-84 to a tenth of a metre', async () => {
  await sales.call(notePlace, { body: berth });
  later();
  await sales.call(notePlace, { body: { ...berth, name: '外高桥', lat: 31.35 } });
  later();
  await sales.call(notePlace, { body: { ...berth, address: '北仑区穿山' } });
  expect(await mine(sales)).toMatchObject([
    {
      name: '北仑港三期',
      address: '北仑区穿山',
      lat: 29.9391,
      lng: 121.8564,
      datum: 'WGS84',
      isSaved: false,
    },
    { name: '外高桥' },
  ]);
  expect(await mine(manager)).toEqual([]);
});

it('a saved one stays saved when it is chosen, and stands apart', async () => {
  await sales.call(savePlace, { body: berth });
  await sales.call(notePlace, { body: berth });
  await sales.call(notePlace, { body: { ...berth, name: '洋山' } });
  expect((await mine(sales, 'saved')).map(({ name }) => name)).toEqual(['北仑港三期']);
  expect((await mine(sales, 'recent')).map(({ name }) => name)).toEqual(['洋山']);
});

it('of those chosen lately the oldest give way; of saved ones the next is refused', async () => {
  const row = (n: number, isSaved: boolean) => ({
    ...{ id: `${isSaved}${n}`, userId: 'user-sales01', name: `地点${n}`, address: '', lat: n / 2, lng: 100 },
    ...{ datum: 'WGS84' as const, isSaved, usedAt: new Date(house.clock.now.getTime() - n * 1_000) },
  });
  const many = (count: number, isSaved: boolean) => Array.from({ length: count }, (_, n) => row(n, isSaved));
  await house.database.db.insertInto('place').values(many(mostRecentPlaces, false)).execute();
  later();
  await sales.call(notePlace, { body: berth });
  const recent = (await sales.call(listMyPlaces, { query: { kept: 'recent', pageSize: 100 } })).data;
  expect(recent?.pagination.total).toBe(mostRecentPlaces);
  expect(recent?.list.map(({ name }) => name)).not.toContain(`地点${mostRecentPlaces - 1}`);

  await house.database.db.deleteFrom('place').execute();
  await house.database.db
    .insertInto('place')
    .values(many(mostSavedPlaces - 1, true))
    .execute();
  const replies = await Promise.all(
    ['一', '二', '三'].map((name) => sales.call(savePlace, { body: { ...berth, name } })),
  );
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 400, 400]);
  expect(replies.find(({ code }) => code === 400)?.msg).toContain(String(mostSavedPlaces));
});

it('only one’s own can be deleted', async () => {
  const { data } = await sales.call(savePlace, { body: berth });
  const id = data?.id ?? '';
  expect(await manager.call(removePlace, { params: { id } })).toMatchObject({ code: 404 });
  expect(await sales.call(removePlace, { params: { id } })).toMatchObject({ code: 200 });
  expect(await sales.call(removePlace, { params: { id } })).toMatchObject({ code: 404 });
});

it('finds one’s own places, customers, ports and areas by name and address', async () => {
  await sales.call(savePlace, { body: berth });
  expect(await found(sales, '北仑')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'mine', name: '北仑港三期' }),
      // By where it is: its name has no such word.
      expect.objectContaining({ kind: 'customer', id: customerIdOf('C0003'), lat: 29.8986 }),
      expect.objectContaining({ kind: 'area', name: '北仑区', address: '浙江省宁波市北仑区', lat: null }),
    ]),
  );
  const [port] = (await found(sales, 'CNNGB')).filter(({ kind }) => kind === 'port');
  expect(port).toMatchObject({ id: 'port-CNNGB' });
  expect(port?.lat).toBeGreaterThan(29);
  expect(await found(manager, '北仑港三期')).toEqual([]);
});

it('a customer finds no other customer', async () => {
  const kinds = (await found(client, '北仑')).map(({ kind }) => kind);
  expect(kinds).not.toContain('customer');
});

it('where a customer is is said once for everybody who sees it, by who may change customers', async () => {
  const where = { address: '余姚市兰江街道', lat: 30.05, lng: 121.14 };
  const id = customerIdOf('C0005');
  expect(await client.call(locateCustomer, { params: { id }, body: where })).toMatchObject({ code: 403 });
  expect(await manager.call(locateCustomer, { params: { id: 'nobody' }, body: where })).toMatchObject({
    code: 404,
  });
  expect(await manager.call(locateCustomer, { params: { id }, body: where })).toMatchObject({ code: 200 });
  expect(
    await manager.call(locateCustomer, { params: { id }, body: { ...where, lat: 30.06 } }),
  ).toMatchObject({ code: 200 });
  expect((await found(manager, '兰江街道'))[0]).toMatchObject({ kind: 'customer', id, lat: 30.06 });
});

it('who deletes their account takes their places along', async () => {
  const docs = await house.as('docs01');
  await docs.call(savePlace, { body: berth });
  const left = () =>
    house.database.db.selectFrom('place').select('id').where('userId', '=', 'user-docs01').execute();
  expect(await left()).toHaveLength(1);
  await forgetPlaces(house.database.db, 'user-docs01');
  expect(await left()).toEqual([]);
});
