import type pg from 'pg';

/** Ports, carriers and half-months repeat in this order, so that each lane has some of everything. */
const pols = ['CNNGB', 'CNSHA', 'CNYTN', 'CNSHK', 'CNNSA', 'CNTAO', 'CNTXG', 'CNXMN', 'CNDLC', 'CNFOC'];
const carriersOfLane = 32;
/** The lane that is asked for. */
export const searchedLane = { polId: 'port-CNNGB', podId: 'port-USLAX' } as const;

/**
 * Puts rates into the table until it has so many: of every lane from ten ports of China to all others, by 32 carriers,
 * those that hold now before those of the half-months that are over. The lane that is asked for has its 32 from the
 * start, and what came before them; what is over on it grows with the others.
 */
export async function fillRates(database: pg.Client, many: number): Promise<void> {
  // No row here refers to anything that is not there, and a million would be checked six times each.
  await database.query('set session_replication_role = replica');
  await database.query(insert, [many, pols.map((code) => `port-${code}`), carriersOfLane]);
  await database.query('set session_replication_role = default');
  await database.query('vacuum analyze freight_rate');
  // What was written is not written to the disk while something is measured.
  await database.query('checkpoint');
}

export async function removeRates(database: pg.Client): Promise<void> {
  await database.query('set session_replication_role = replica');
  await database.query(`delete from freight_rate where id like 'bench-%'`);
  await database.query('set session_replication_role = default');
  await database.query('vacuum freight_rate');
}

const box = (type: string, share: number) =>
  `jsonb_build_object('type', '${type}', 'cost', (base * ${share} - 100)::int::text,
     'floor', (base * ${share})::int::text, 'sell', (base * ${share} + 120)::int::text)`;

const insert = `
  with pod as (
    select port.id, port."lineId", row_number() over (order by port.id) - 1 as place, count(*) over () as count
    from port where kind = 'sea' and country <> 'CN'
  ), shipper as (
    select id, row_number() over (order by id) - 1 as place from carrier where kind = 'ocean'
  ), lane as (
    select pol, pod.id as pod, pod."lineId", (pol_place - 1) * pod.count + pod.place as place,
      cardinality($2::text[]) * pod.count as count
    from pod, unnest($2::text[]) with ordinality as loading (pol, pol_place)
  ), wanted as (
    select lane.*, n % $3 as carrier_place, n / $3 as half, count * n + lane.place as nth
    from lane, generate_series(0, greatest($1 / (select count from lane limit 1), $3 * 2)) n
  ), rate as (
    select wanted.*, shipper.id as carrier, 900 + nth % 2400 as base,
      date_trunc('day', now())::date - (half * 15)::int as day
    from wanted join shipper on shipper.place = carrier_place
    where nth < $1 or pol = '${searchedLane.polId}' and pod = '${searchedLane.podId}' and half <= 1
  )
  insert into freight_rate (id, "rateNo", status, "searchText", mode, "lineId", "polId", "podId", "isDirect",
    "carrierId", "serviceCode", "contractNo", "rateType", commodity, currency, "validFrom", "validTo",
    "validityBasis", frequency, "transitDays", "freeDemurrage", "freeDetention", "weightLimit", space, "isFeatured",
    audience, prices, surcharges, included, remark, "remarkInternal", source, "previousId", "publisherId",
    "publishedAt", "creatorTime", "lastModifyTime")
  select 'bench-' || nth, 'BENCH' || nth, case when half = 0 then 'published' else 'expired' end,
    lower('bench' || nth || ' ' || pol || ' ' || pod || ' ' || carrier), 'FCL', "lineId", pol, pod, nth % 3 > 0,
    carrier, 'S' || nth % 90, 'C' || nth % 500, 'FAK', '', 'USD', day - 7, day + 7,
    (array['soEtd', 'scheduledEtd', 'vesselAtd', 'lastEtd', 'onBoard'])[1 + nth % 5], '每周四开船',
    (14 + nth % 20)::int, 7, 14, '', 'ok', nth % 12 = 0,
    '{"isForEveryCustomer": true, "levels": [], "customerIds": []}',
    jsonb_build_object('by', 'box', 'boxes', jsonb_build_array(
      ${box('20GP', 0.8)}, ${box('40GP', 1)}, ${box('40HQ', 1)}, ${box('45HQ', 1.25)})),
    case when nth % 4 > 0 then '[]' else jsonb_build_array(jsonb_build_object('chargeCodeId', 'charge-DGS',
      'unit', 'ctn', 'currency', 'USD', 'prices', '{}'::jsonb, 'price', '150', 'minimum', null, 'maximum', null,
      'conditions', '[{"of": "dangerous", "is": true}]'::jsonb, 'validFrom', (day - 7)::text, 'validTo', null,
      'paidAt', 'PP', 'isMandatory', true)) end,
    case when nth % 3 = 0 then '["BAF"]' else '[]' end::jsonb, '不含起运港本地费用', '订舱请注明合约号', 'manual',
    case when half = 0 then 'bench-' || nth + count * $3 end, 'user-pricing01',
    day::timestamptz - interval '10 days', day::timestamptz - interval '10 days', day::timestamptz - interval '10 days'
  from rate on conflict do nothing`;
