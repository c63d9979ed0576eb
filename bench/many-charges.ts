import pg from 'pg';
import { fillShipments } from './many-shipments.ts';

const customers = 1_000;
const fiveYears = 1_826;
/** As many on an average shipment: five or six on each side. */
const linesEach = 11;

/**
 * Puts charges of five years into a database, eleven on each shipment of a company with a thousand customers. None of
 * their figures is worked out yet.
 */
export async function fillCharges(databaseUrl: string, lines: number): Promise<void> {
  await fillShipments(databaseUrl, Math.round(lines / linesEach), fiveYears);
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // No row refers to anything that is not there, and no trigger writes what is written here.
    await client.query(`set session_replication_role = replica;
      set maintenance_work_mem = '512MB'; set work_mem = '64MB'; set synchronous_commit = off`);
    await client.query(parties, [customers]);
    await client.query(owners, [customers]);
    await client.query(boxes);
    await client.query(charges, [linesEach]);
    await client.query('vacuum analyze shipment_charge, shipment');
    await client.query(stale);
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** A figure below some bound that the n-th shipment always gets. */
const chance = (of: string, salt: number, below: number | string) =>
  `(abs(hashint8extended((${of})::bigint, ${salt})) % ${below})::int`;
const nth = `substr(s.id, 7)::int`;

const parties = `
  insert into customer
  select (jsonb_populate_record(c, jsonb_build_object('id', 'bench-customer-' || n, 'enCode', 'BENCH' || n,
    'nameCn', '客户' || n, 'shortName', '客户' || n, 'creditCode', '', 'searchText', 'bench'))).*
  from customer c, generate_series(0, $1 - 1) n where c.id = 'customer-C0001'`;

/** Customers have lanes and carriers of their own: four places they ship to, each with one of two carriers. */
const owners = `
  with places as (
    select (select array_agg(distinct "podId" order by "podId") from shipment where id like 'bench-%') pods,
      (select array_agg(distinct "carrierId" order by "carrierId") from shipment
        where id like 'bench-%' and "carrierId" is not null) carriers
  ), owned as (
    select s.id, ${chance(nth, 51, '$1')} customer, ${chance(nth, 54, 4)} lane, ${chance(nth, 55, 2)} choice
    from shipment s where s.id like 'bench-%'
  )
  update shipment s set "customerId" = 'bench-customer-' || customer,
    "podId" = pods[1 + ${chance('customer * 4 + lane', 56, 'cardinality(pods)')}],
    "carrierId" = carriers[1 + ${chance('customer * 2 + choice', 57, 'cardinality(carriers)')}]
  from places, owned where owned.id = s.id`;

const boxes = `
  insert into shipment_box (id, "shipmentId", seq, type)
  select s.id || '-' || place, s.id, place, case when place = 1 then '40HQ' else '20GP' end
  from shipment s, generate_series(1, 1 + ${nth} % 2) place where s.id like 'bench-%'`;

/** Freight in dollars at the rate of its year, the rest in yuan; one of twenty shipments makes a loss. */
const charges = `
  with priced as (
    select s.id, s."companyId", s."customerId", s."creatorTime", s."bizDate", line,
      case when line % 2 = 0 then 'payable' else 'receivable' end as side,
      case when line < 2 then 'USD' else 'CNY' end as currency,
      (case when line = 0 then 900 + ${chance(nth, 52, 900)} - case when ${nth} % 20 = 3 then 900 else 0 end
        when line = 1 then 1000 + ${chance(nth, 52, 900)} else 100 + ${chance(nth, 53, 400)} end)::numeric(18, 2) as amount,
      6.5 + extract(year from s."bizDate")::int % 7 * 0.1 as rate
    from shipment s, generate_series(0, $1 - 1) line where s.id like 'bench-%'
  )
  insert into shipment_charge (id, "shipmentId", seq, "companyId", side, "chargeCodeId", "partyId", unit, quantity, price,
    currency, amount, net, tax, "vatKind", "vatRate", "bookRate", "rateKind", "rateOn", "bookAmount", "bookNet", "bookTax",
    "onBehalf", "isConfidential", source, status, period, "creatorTime", "lastModifyTime")
  select id || '-' || line, id, line, "companyId", side, 'charge-THC', "customerId", 'bl', 1, amount, currency, amount,
    amount, 0, 'zero', 0, case when currency = 'USD' then rate else 1 end, 'bocMid', "bizDate"::text, booked, booked, 0,
    false, false, 'manual', case when line % 10 = 9 then 'draft' else 'approved' end, to_char("bizDate", 'YYYY-MM'),
    "creatorTime", "creatorTime"
  from priced cross join lateral (
    select round(amount * case when currency = 'USD' then rate else 1 end, 2) as booked
  ) as of`;

const stale = `insert into shipment_figure_stale ("shipmentId") select id from shipment`;
