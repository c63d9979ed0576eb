import { carriers, vessels, voyages } from '@fairway/contract/carriers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

it('the options of voyages name the vessel: two may have the same number', async () => {
  const carrier = { scac: 'ZZZU', nameCn: '测试', nameEn: 'Test', kind: 'ocean' as const };
  const { data: owner } = await admin.call(carriers.add, { body: carrier });
  for (const [imo, nameEn] of [
    ['9811000', 'EVER GIVEN'],
    ['9776171', 'OOCL HONG KONG'],
  ] as const) {
    const body = { imo, nameEn, carrierId: owner?.id ?? '', teu: null };
    const { data: vessel } = await admin.call(vessels.add, { body });
    const voyage = { vesselId: vessel?.id ?? '', carrierId: null, carrierVoyage: '023E' };
    await admin.call(voyages.add, { body: voyage });
  }
  const { data } = await admin.call(voyages.options, { query: { keyword: '023' } });
  expect(data?.list.map(({ fullName }) => fullName).sort()).toEqual([
    'EVER GIVEN 023E',
    'OOCL HONG KONG 023E',
  ]);
});
