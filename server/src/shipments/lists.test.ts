import {
  countShipments,
  findShipments,
  listShipmentDays,
  listShipments,
  mapShipments,
} from '@fairway/contract/shipments.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskedShipments } from './list-filter-store.ts';
import { firstOf } from './list-page-store.ts';
import { day, type ShipmentCompany, shipmentCompany, today } from './testing/shipment-company.ts';

const many = 6_000;
let house: ShipmentCompany;
beforeAll(async () => {
  house = await shipmentCompany();
  const { id } = await house.made({ mblNo: 'FIRST1' });
  const { pool } = house.app.database;
  // As the verbs write them: members of two people, of the branch and of the company above it.
  await pool.query(
    `insert into shipment
     select made.* from shipment, generate_series(1, $2::int) as n, jsonb_populate_record(shipment, jsonb_build_object(
       'id', 'bulk' || to_char(n, 'FM000000'), 'shipmentNo', 'BULK' || to_char(n, 'FM000000'),
       'mblNo', 'COSU' || to_char(n, 'FM00000000'),
       'segment', (array['notSailed', 'onTheWay', 'arrived', 'finished'])[n % 4 + 1],
       'stage', (array['booked', 'atSea', 'arrived', 'emptyReturned'])[n % 4 + 1],
       'isTroubled', n % 10 = 0, 'worstSeverity', case when n % 10 = 0 then case when n % 20 = 0 then 'high' else 'warn' end end,
       'awaitsRelease', n % 50 = 0, 'teu', 2,
       'etd', shipment.etd - n * interval '1 hour', 'eta', shipment.eta - n * interval '1 hour',
       'sailsAt', shipment."sailsAt" - (n / 3) * interval '3 hour')) as made
     where shipment.id = $1`,
    [id, many],
  );
  await pool.query(
    `insert into shipment_viewer ("viewerId", "shipmentId", segment, stage, "isTroubled", "awaitsRelease", "sailsAt", teu)
     select viewer, id, segment, stage, "isTroubled", "awaitsRelease", "sailsAt", teu
     from shipment, unnest(array['user-ops02', 'org-branch', 'org-office', $1]) as viewer where id like 'bulk%'`,
    [house.mine],
  );
  await pool.query(
    `insert into shipment_reference select id, 'mbl', "mblNo" from shipment where id like 'bulk%'`,
  );
  await pool.query(
    `insert into shipment_text select shipment.id, words from shipment, shipment_text
     where shipment.id like 'bulk%' and "shipmentId" = $1`,
    [id],
  );
  await pool.query('analyze shipment, shipment_viewer, shipment_reference');
});
afterAll(() => house.app.close());
const ops = () => house.who('ops02');

describe('a list', () => {
  it('is paged without gaps and without anything twice, whatever it is sorted by', async () => {
    for (const order of [
      {},
      { sidx: 'etd', sort: 'asc' },
      { sidx: 'eta' },
      { sidx: 'trouble' },
      { sidx: 'lastModifyTime' },
    ] as const) {
      const seen: string[] = [];
      for (let currentPage = 1; currentPage <= 4; currentPage++) {
        const { data } = await ops().call(listShipments, { body: { ...order, currentPage, pageSize: 50 } });
        seen.push(...(data?.list.map(({ id }) => id) ?? []));
      }
      expect(new Set(seen).size, JSON.stringify(order)).toBe(200);
    }
    const { data } = await ops().call(listShipments, { body: {} });
    expect(data?.pagination.total).toBe(many + 1);
  });

  it('shows the worst first', async () => {
    const { data } = await ops().call(listShipments, { body: { sidx: 'trouble', pageSize: 500 } });
    const ranks =
      data?.list.map(({ worstSeverity }) =>
        worstSeverity === 'high' ? 2 : worstSeverity === 'warn' ? 1 : 0,
      ) ?? [];
    expect(ranks).toEqual([...ranks].sort((one, two) => two - one));
    expect(ranks[0]).toBe(2);
  });

  it('has in each segment what its count says', async () => {
    const { data } = await ops().call(countShipments, { body: { segment: 'awaitsRelease' } });
    expect(data?.segments).toEqual({
      ...{ all: 1000, notSailed: 1000, onTheWay: 1000, arrived: 1000, finished: 1000, troubled: many / 10 },
      awaitsRelease: many / 50,
    });
    expect(data?.sums).toEqual({ count: many / 50, teu: String((many / 50) * 2) });
    for (const segment of ['troubled', 'awaitsRelease'] as const) {
      const { data: page } = await ops().call(listShipments, { body: { segment } });
      expect(page?.pagination.total).toBe(data?.segments[segment]);
    }
  });

  it('is narrowed', async () => {
    const { codes, mine, other } = house;
    const total = async (filters: object, keyword?: string) =>
      (await ops().call(listShipments, { body: { filters, ...(keyword && { keyword }) } })).data?.pagination
        .total;
    expect(
      await total({ customerId: mine, polId: codes.port('CNNGB'), carrierId: codes.carrier('COSU') }),
    ).toBe(many + 1);
    expect(await total({ customerId: other })).toBe(0);
    expect(await total({ podId: codes.port('CNNGB') })).toBe(0);
    expect(await total({ stages: ['atSea'] })).toBe(many / 4);
    expect(await total({ business: ['AE'] })).toBe(0);
    expect(await total({ vessel: 'cosco', voyage: '012e' })).toBe(many + 1);
    expect(await total({ etdFrom: today.getTime() + 5 * day })).toBe(1);
    expect(await total({ etaFrom: today.getTime() + 20 * day - 10 * 3_600_000 })).toBe(11);
    expect(await total({ memberId: 'user-sales01' })).toBe(1);
    expect(await total({ companyId: 'org-branch' })).toBe(many + 1);
    expect(await total({ companyId: 'org-beside' })).toBe(0);
    expect(await total({ exception: 'ROLLED' })).toBe(0);
    expect(await total({}, 'first1')).toBe(many + 1);
    const { rows } = await house.app.database.pool.query(`select "lineId" from port where id = $1`, [
      codes.port('USLAX'),
    ]);
    expect(await total({ lineId: rows[0].lineId })).toBe(many + 1);
    expect(await total({ lineId: 'none' })).toBe(0);
  });

  it.each(['all', 'notSailed', 'troubled', 'awaitsRelease'] as const)(
    'of %s is one walk along its index',
    async (segment) => {
      const asked: AskedShipments = { viewerIds: ['user-ops02'], segment, filters: {}, isStaff: true };
      const plan = await sql<{ 'QUERY PLAN': string }>`
        explain select "shipmentId" from ${firstOf(asked, 20, sql`desc`)} as v`.execute(
        house.app.database.db,
      );
      const lines = plan.rows.map((line) => line['QUERY PLAN']).join('\n');
      expect(lines).not.toMatch(/Sort|Seq Scan|Bitmap/);
      expect(lines).toMatch(/Index.* shipment_viewer_/);
    },
  );
});

describe('a number', () => {
  it('is found among many that begin alike, and only within the reader’s sight', async () => {
    const find = async (account: string, number: string) =>
      (await house.who(account).call(findShipments, { query: { number } })).data?.list ?? [];
    expect(await find('ops02', 'COSU-00000042')).toMatchObject([
      { shipmentNo: 'BULK000042', match: 'whole', isMine: true },
    ]);
    expect(await find('manager02', 'COSU-00000042')).toMatchObject([
      { shipmentNo: 'BULK000042', isMine: false },
    ]);
    expect(await find('ops02', '000042')).toMatchObject([{ shipmentNo: 'BULK000042', match: 'end' }]);
    expect(await find('ops02', 'COSU')).toHaveLength(20);
    expect(await find('client02', 'COSU')).toEqual([]);
    expect(await find('sales01', 'COSU00000042')).toEqual([]);
    expect(await find('client01', 'COSU0000004')).toHaveLength(10);
  });
});

it('a map has the first two thousand with their ports', async () => {
  await house.app.database.pool.query(
    `update shipment set position = '{"lat": 30.5, "lon": 140, "at": 1}' where id = 'bulk000001'`,
  );
  const { data } = await ops().call(mapShipments, { body: {} });
  expect(data?.list).toHaveLength(2_000);
  expect(data?.isCut).toBe(true);
  expect(data?.ports.map(({ code }) => code).sort()).toEqual(['CNNGB', 'USLAX']);
  expect(data?.list.find(({ id }) => id === 'bulk000001')?.position).toEqual({ lat: 30.5, lon: 140, at: 1 });
  expect(data?.list[0]?.mode).toBe('FCL');
  expect(data?.ports.find(({ code }) => code === 'USLAX')?.timeZone).toBe('America/Los_Angeles');
  const { data: few } = await ops().call(mapShipments, { body: { filters: { memberId: 'user-sales01' } } });
  expect(few).toMatchObject({ isCut: false, list: [{ no: expect.stringMatching(/^SH/) }] });
});

it('a calendar counts departures and arrivals by the days of the ports', async () => {
  const { data } = await house.who('sales01').call(listShipmentDays, { body: { month: '2026-11' } });
  // 04:00 UTC is noon in Ningbo and the evening before in Los Angeles.
  expect(data?.days).toMatchObject([
    { day: '2026-11-15', departures: 1, arrivals: 0, list: [{ of: 'etd', polName: '宁波' }] },
    { day: '2026-11-29', departures: 0, arrivals: 1, list: [{ of: 'eta', isActual: false }] },
  ]);
  const { data: all } = await ops().call(listShipmentDays, { body: { month: '2026-11' } });
  expect(all?.days.find(({ day: one }) => one === '2026-11-10')).toMatchObject({
    departures: 24,
    list: { length: 20 },
  });
});
