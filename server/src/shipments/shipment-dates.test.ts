import * as contract from '@fairway/contract/schedule.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../testing/test-app.ts';
import { day, type ShipmentCompany, shipmentCompany, today } from './testing/shipment-company.ts';

let company: ShipmentCompany;
let no: string;
beforeAll(async () => {
  company = await shipmentCompany();
  const { id } = await company.made();
  ({ shipmentNo: no } = await company.shown(id));
  await company.app.database.pool.query(`update shipment set "cutSi" = $2, "cutPort" = $3 where id = $1`, [
    id,
    new Date(today.getTime() + 2 * day),
    new Date(today.getTime() + 4 * day),
  ]);
});
afterAll(() => company.app.close());

const shown = async (who: Person, layers: string | undefined = 'shipments', days = 10) => {
  const query = { from: String(today.getTime()), before: String(today.getTime() + days * day), layers };
  const { data, msg } = await who.call(contract.listSchedule, { query });
  return data ?? expect.fail(msg);
};
const kinds = async (who: Person, days?: number) =>
  (await shown(who, 'shipments', days)).layers.map(({ kind, title }) => [kind, title]);

it('shows the cut-offs, the departure and the arrival of shipments to who looks after them', async () => {
  const { who } = company;
  const first = [
    ['cutSi', no],
    ['cutPort', no],
    ['etd', no],
  ];
  expect(await kinds(who('ops02'))).toEqual(first);
  expect(await kinds(who('ops02'), 30)).toEqual([...first, ['eta', no]]);
  const [date] = (await shown(who('ops02'))).layers;
  expect(date).toMatchObject({
    ...{ layer: 'shipments', at: today.getTime() + 2 * day, zone: 'Asia/Shanghai', day: '2026-11-12' },
    ...{ isActual: false, link: expect.stringContaining('/pages/shipment/cargo/jobinfo?id=') },
  });
});

it('shows customers what is theirs, and nobody what is of others', async () => {
  const { who } = company;
  expect((await kinds(who('client01'))).length).toBe(3);
  for (const account of ['client02', 'manager03', 'sales02']) expect(await kinds(who(account))).toEqual([]);
});

it('shows no layer that nobody asked for, and knows no other names', async () => {
  const ops = company.who('ops02');
  expect((await shown(ops, '')).layers).toEqual([]);
  const query = { from: '0', before: String(day), layers: 'secrets' };
  expect(await ops.call(contract.listSchedule, { query })).toMatchObject({ code: 422 });
});

it('says that there are more than a calendar shows', async () => {
  const { app, who } = company;
  const { rows } = await app.database.pool.query<{ id: string }>('select id from shipment limit 1');
  // As many as five hundred departures on one day.
  await app.database.pool.query(
    `insert into shipment select (jsonb_populate_record(shipment, jsonb_build_object('id', 'many' || n,
       'shipmentNo', 'MANY' || n, 'orderId', null))).*
     from shipment, generate_series(1, 200) n where id = $1`,
    [rows[0]?.id],
  );
  await app.database.pool.query(
    `insert into shipment_viewer select (jsonb_populate_record(v, jsonb_build_object('shipmentId', 'many' || n))).*
     from shipment_viewer v, generate_series(1, 200) n where v."viewerId" = 'user-ops02' and v."shipmentId" = $1`,
    [rows[0]?.id],
  );
  const { layers, hasMoreDates } = await shown(who('ops02'));
  expect([layers.length, hasMoreDates]).toEqual([500, true]);
  await app.database.pool.query(`delete from shipment where id like 'many%'`);
});

it('remembers which layers somebody switched on', async () => {
  const ops = company.who('ops02');
  const list = async () => (await ops.call(contract.listScheduleLayers)).data?.list;
  expect(await list()).toEqual([{ name: 'shipments', isOn: false }]);
  await ops.call(contract.chooseScheduleLayers, { body: { layers: ['shipments'] } });
  expect(await list()).toEqual([{ name: 'shipments', isOn: true }]);
  await ops.call(contract.chooseScheduleLayers, { body: { layers: [] } });
  expect(await list()).toEqual([{ name: 'shipments', isOn: false }]);
});
