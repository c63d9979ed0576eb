import type { Input } from '@fairway/contract/endpoint.ts';
import {
  countShipments,
  listShipmentDays,
  listShipments,
  mapShipments,
} from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { day, type ShipmentCompany, shipmentCompany, today } from './testing/shipment-company.ts';

type Asked = NonNullable<Input<typeof listShipments>['body']>;

/** More than are looked at one by one. */
const many = 22_000;
let house: ShipmentCompany;
beforeAll(async () => {
  house = await shipmentCompany();
  const { id } = await house.made();
  const { pool } = house.app.database;
  const { codes, other } = house;
  // Hours before each other, the older half over; some numbers are the same by a remainder, so that no two filters agree.
  await pool.query(
    `insert into shipment
     select made.* from shipment, generate_series(1, $2::int) as n, jsonb_populate_record(shipment, jsonb_build_object(
       'id', 'bulk' || to_char(n, 'FM000000'), 'shipmentNo', 'BULK' || to_char(n * 7919 % 100000, 'FM00000') || n,
       'segment', case when n < 3000 then 'notSailed' when n < 6000 then 'onTheWay' when n < 8000 then 'arrived' else 'finished' end,
       'stage', case when n < 3000 then 'booked' when n < 6000 then (array['atSea', 'transhipping'])[1 + n % 2]
         when n < 8000 then 'discharged' else 'emptyReturned' end,
       'isTroubled', n % 10 = 0, 'worstSeverity', case when n % 10 = 0 then case when n % 20 = 0 then 'high' else 'warn' end end,
       'awaitsRelease', n % 50 = 0, 'teu', 2,
       'carrierId', case when n % 10 = 3 then $3 else shipment."carrierId" end,
       'customerId', case when n % 100 = 7 then $4 else shipment."customerId" end,
       'vesselName', 'SHIP ' || n % 300,
       'etd', shipment.etd - n * interval '1 hour',
       'eta', case when n % 500 > 0 then shipment.eta - (n + n % 7 * 100) * interval '1 hour' end,
       'sailsAt', shipment."sailsAt" - (n / 3) * interval '3 hour',
       'nextDueAt', case when n % 40 = 5 then shipment.etd + (n * 31 % 977) * interval '1 hour' end,
       'lastModifyTime', shipment."lastModifyTime" - (n * 31 % 977) * interval '1 minute')) as made
     where shipment.id = $1`,
    [id, many, codes.carrier('MAEU'), other],
  );
  await pool.query(
    `insert into shipment_viewer ("viewerId", "shipmentId", segment, stage, "isTroubled", "awaitsRelease", "sailsAt", teu)
     select viewer, id, segment, stage, "isTroubled", "awaitsRelease", "sailsAt", teu
     from shipment, unnest(array['org-branch', 'user-sales02', 'user-sales01']) as viewer
     where id like 'bulk%' and (viewer = 'org-branch' or viewer = 'user-sales02' and right(id, 2) = '11'
       or viewer = 'user-sales01' and id > 'bulk005000' and id < 'bulk012000')`,
  );
  await pool.query(
    `insert into shipment_text
     select id, lower(concat_ws(E'\\n', "shipmentNo", "vesselName", case when right(id, 1) < '8' then '宁波 ningbo' end,
       case when right(id, 3) = '123' then 'rare' end)) from shipment where id like 'bulk%'`,
  );
  await pool.query('analyze shipment, shipment_viewer, shipment_text');
});
afterAll(() => house.app.close());

interface Case {
  asked: Asked;
  where?: string;
  order?: string;
}
const own = 'v."sailsAt" desc, s.id desc';
const arrives = (from: number, to: number) =>
  `s.eta >= '${new Date(from).toISOString()}' and s.eta < '${new Date(to).toISOString()}'`;
const week = { from: today.getTime() - 100 * day, to: today.getTime() - 93 * day };

/** What is asked, and the same as plain SQL. */
const cases = (): Record<string, Case> => ({
  'its own order': { asked: {} },
  'its own order from the end': { asked: { sidx: 'etd', sort: 'asc' }, order: 'v."sailsAt", s.id' },
  'a far page': { asked: { currentPage: 60, pageSize: 100 } },
  'a stage': { asked: { filters: { stages: ['transhipping'] } }, where: `s.stage = 'transhipping'` },
  'two stages': {
    asked: { filters: { stages: ['atSea', 'emptyReturned'] }, currentPage: 40, pageSize: 100 },
    where: `s.stage in ('atSea', 'emptyReturned')`,
  },
  'a stage of another segment': {
    asked: { segment: 'arrived', filters: { stages: ['atSea'] } },
    where: 'false',
  },
  'a segment by arrival': {
    asked: { segment: 'onTheWay', sidx: 'eta', sort: 'asc' },
    where: `s.segment = 'onTheWay'`,
    order: `coalesce(s.eta, 'infinity'), s.id`,
  },
  'by arrival': {
    asked: { sidx: 'eta', sort: 'desc', currentPage: 2 },
    order: `coalesce(s.eta, 'infinity') desc, s.id desc`,
  },
  'by number': { asked: { sidx: 'shipmentNo', sort: 'asc' }, order: 's."shipmentNo", s.id' },
  'by the last change': {
    asked: { sidx: 'lastModifyTime', sort: 'desc', currentPage: 3 },
    order: 's."lastModifyTime" desc, s.id desc',
  },
  'by what is due': {
    asked: { sidx: 'nextDue', sort: 'asc' },
    order: `coalesce(s."nextDueAt", 'infinity'), s.id`,
  },
  'what is due soon': {
    asked: { filters: { dueTo: today.getTime() + 10 * day }, sidx: 'nextDue', sort: 'asc' },
    where: `s."nextDueAt" < '${new Date(today.getTime() + 10 * day).toISOString()}'`,
    order: 's."nextDueAt", s.id',
  },
  'the worst first': {
    asked: { sidx: 'trouble', sort: 'desc', currentPage: 12, pageSize: 100 },
    order: `case s."worstSeverity" when 'high' then 3 when 'warn' then 2 else 0 end desc, v."sailsAt" desc, s.id desc`,
  },
  'what is wrong, by number': {
    asked: { segment: 'troubled', sidx: 'shipmentNo', sort: 'desc' },
    where: 's."isTroubled"',
    order: 's."shipmentNo" desc, s.id desc',
  },
  'a word that few have': { asked: { keyword: 'rar' }, where: `t.words like '%rar%'` },
  'a word that many have': { asked: { keyword: 'Ningbo', currentPage: 5 }, where: `t.words like '%ningbo%'` },
  'words of two letters': { asked: { keyword: '宁波 hi' }, where: `t.words like '%宁波%'` },
  'a part of a number': { asked: { keyword: 'lk1234' }, where: `t.words like '%lk1234%'` },
  'a word that nothing has': { asked: { keyword: 'nowhere' }, where: 'false' },
  'a word by number': {
    asked: { keyword: 'ningbo', sidx: 'shipmentNo', sort: 'asc' },
    where: `t.words like '%ningbo%'`,
    order: 's."shipmentNo", s.id',
  },
  'many of a carrier': {
    asked: { filters: { carrierId: house.codes.carrier('COSU') } },
    where: `s."carrierId" = '${house.codes.carrier('COSU')}'`,
  },
  'few of a carrier': {
    asked: { filters: { carrierId: house.codes.carrier('MAEU') }, currentPage: 3, pageSize: 100 },
    where: `s."carrierId" = '${house.codes.carrier('MAEU')}'`,
  },
  'a customer': {
    asked: { filters: { customerId: house.other } },
    where: `s."customerId" = '${house.other}'`,
  },
  'a member': {
    asked: { filters: { memberId: 'user-sales02' } },
    where: `s.id like 'bulk%11'`,
  },
  'a ship': { asked: { filters: { vessel: 'ship 29' } }, where: `s."vesselName" like 'SHIP 29%'` },
  'a week of arrivals': {
    asked: { filters: { etaFrom: week.from, etaTo: week.to }, sidx: 'eta', sort: 'asc' },
    where: arrives(week.from, week.to),
    order: 's.eta, s.id',
  },
  'arrivals from a day on': {
    asked: { filters: { etaFrom: week.from } },
    where: arrives(week.from, week.from + 10_000 * day),
  },
  'a week of departures': {
    asked: { filters: { etdFrom: week.from, etdTo: week.to } },
    where: arrives(week.from, week.to).replaceAll('s.eta', 's.etd'),
  },
  'beyond what is counted': { asked: { currentPage: 101, pageSize: 100 } },
});

async function plainly({ asked, where = 'true', order = own }: Case, viewer: string) {
  const { currentPage = 1, pageSize = 20 } = asked as { currentPage?: number; pageSize?: number };
  const from = `from shipment_viewer v join shipment s on s.id = v."shipmentId" join shipment_text t on t."shipmentId" = s.id
    where v."viewerId" = '${viewer}' and ${where}`;
  const { pool } = house.app.database;
  const offset = (currentPage - 1) * pageSize;
  const { rows } = await pool.query(
    `select s.id ${from} order by ${order} limit ${pageSize} offset ${offset}`,
  );
  const counted = await pool.query(`select count(*)::int as total ${from}`);
  return { ids: offset < 10_000 ? rows.map(({ id }) => id) : [], total: counted.rows[0].total };
}

/** The page as plain SQL has it. The total is the same, or fewer where the page says that there are more. */
async function expectSame(account: string, name: string, one: Case, viewer: string) {
  const body = { pageSize: 20, ...one.asked };
  const { data, msg } = await house.who(account).call(listShipments, { body });
  if (!data) expect.fail(`${name}: ${msg}`);
  const { ids, total } = await plainly(one, viewer);
  expect(
    data.list.map(({ id }) => id),
    name,
  ).toEqual(ids);
  const { pagination } = data;
  if (!pagination.isMore) return expect(pagination.total, name).toBe(total);
  expect(pagination.total, name).toBeLessThan(total);
  const { currentPage, pageSize } = pagination;
  expect(pagination.total, name).toBeGreaterThan(Math.min(9_999, (currentPage - 1) * pageSize + ids.length));
}

it('a long list has what plain SQL finds, in the same order', async () => {
  for (const [name, one] of Object.entries(cases()))
    await expectSame('ops02', name, { ...one, asked: { ...one.asked, scope: 'group' } }, 'org-branch');
});

it('a list of some of many shipments is sorted among its own', async () => {
  const sorted = Object.entries(cases()).filter(([, { asked, order }]) => order && !asked.filters);
  expect(sorted.length).toBeGreaterThan(5);
  for (const [name, one] of sorted) await expectSame('sales01', name, one, 'user-sales01');
});

it('its segments are counted, narrowed or not', async () => {
  const counted = async (asked: Asked) => {
    const { data } = await house.who('ops02').call(countShipments, { body: { ...asked, scope: 'group' } });
    return data ?? expect.fail('not counted');
  };
  expect(await counted({})).toMatchObject({
    segments: { all: 1_000, arrived: 1_000, troubled: 1_000, awaitsRelease: many / 50 },
    sums: { count: 10_000 },
  });
  expect(await counted({ keyword: 'rare' })).toEqual({
    segments: { all: 22, notSailed: 3, onTheWay: 3, arrived: 2, finished: 14, troubled: 0, awaitsRelease: 0 },
    sums: { count: 22, teu: '44' },
  });
  expect(await counted({ keyword: 'ningbo', segment: 'awaitsRelease' })).toMatchObject({
    segments: { all: 1_000, troubled: 1_000, awaitsRelease: many / 50 },
    sums: { count: many / 50, teu: String((many / 50) * 2) },
  });
  expect((await counted({ filters: { stages: ['atSea'] } })).segments).toMatchObject({
    ...{ all: 1_000, notSailed: 0, onTheWay: 1_000, finished: 0 },
  });
});

it('its map and its calendar have the same shipments', async () => {
  const { data: map } = await house
    .who('ops02')
    .call(mapShipments, { body: { scope: 'group', keyword: 'rare' } });
  expect(map?.list).toHaveLength(22);
  const { data } = await house.who('ops02').call(listShipmentDays, {
    body: { scope: 'group', month: '2026-10', keyword: 'rare' },
  });
  const days = data?.days ?? [];
  const { rows } = await house.app.database.pool.query(
    `select count(*) filter (where to_char(etd at time zone 'Asia/Shanghai', 'YYYY-MM') = '2026-10')::int as departures,
       count(*) filter (where to_char(eta at time zone 'America/Los_Angeles', 'YYYY-MM') = '2026-10')::int as arrivals
     from shipment join shipment_text on "shipmentId" = id where words like '%rare%'`,
  );
  const sum = (of: 'departures' | 'arrivals') => days.reduce((all, one) => all + one[of], 0);
  expect({ departures: sum('departures'), arrivals: sum('arrivals') }).toEqual(rows[0]);
});
