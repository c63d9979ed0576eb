import { sailings, vessels } from '@fairway/contract/carriers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const found = async (keyword: string) =>
  (await admin.call(sailings.list, { body: { keyword, pageSize: 100 } })).data ?? expect.fail();

it('sailings are told apart where one is picked: by ship, voyage, lane and day', async () => {
  const { data } = await admin.call(sailings.options, { query: { pageSize: 5 } });
  expect(data?.list.length).toBeGreaterThan(0);
  for (const { fullName, enCode, line } of data?.list ?? []) {
    expect(fullName).toMatch(/\S+ \S+/);
    expect(fullName).toContain(enCode);
    expect(line).toMatch(/^\S.* → \S.* \d{4}-\d\d-\d\d$/);
  }
});

it('sailings are found by vessel, voyage and port, and by the new name of a vessel', async () => {
  const [sailing] = (await found('')).list;
  const { id, vesselName, carrierVoyage } = sailing ?? expect.fail();
  const idsOf = async (keyword: string) => (await found(keyword)).list.map((one) => one.id);
  expect(await idsOf(`${vesselName} ${carrierVoyage}`)).toContain(id);
  const fromNingbo = await found('cnngb');
  expect(fromNingbo.list.length).toBeGreaterThan(0);
  expect(fromNingbo.list.every((one) => `${one.polName}${one.podName}`.includes('宁波'))).toBe(true);
  // Vessels are called like the port, too.
  expect((await found('宁波')).pagination.total).toBeGreaterThanOrEqual(fromNingbo.pagination.total);
  expect((await found('no such vessel')).pagination.total).toBe(0);

  const ships = await admin.call(vessels.list, { body: { keyword: vesselName } });
  const ship = ships.data?.list.find(({ nameEn }) => nameEn === vesselName) ?? expect.fail();
  const { id: shipId, version, ...kept } = ship;
  const changed = await admin.call(vessels.change, {
    params: { id: shipId },
    body: { ...kept, nameEn: 'RENAMED TODAY', version },
  });
  expect(changed.code, changed.msg).toBe(200);
  expect(await idsOf('renamed today')).toContain(id);
});
