import type pg from 'pg';

/** Everybody else who works on the shipments; each has their share of all. */
const colleagues = 400;
/** The operator whose list is asked for is a member of so many, however many there are. */
export const operatorHas = 500;
export const operatorId = 'user-ops01';
/** The customer whose list is asked for has every fiftieth shipment. */
export const customerId = 'customer-C0001';
const groupId = 'org-group';

/** Tables that are filled, each without its indexes: sorting all of its rows once is faster than adding them one by one. */
const parts = ['shipment_viewer', 'shipment_reference', 'shipment_member', 'shipment_exception'] as const;

/**
 * Puts shipments of four years into the tables, as the verbs write them: one of twenty has not left, is on its way or was
 * not returned empty yet, the others are over. Numbers of bookings, bills, boxes and seals stand where they are found by.
 */
export async function fillShipments(database: pg.Client, many: number): Promise<void> {
  // No row here refers to anything that is not there.
  await database.query('set session_replication_role = replica');
  await database.query(`set maintenance_work_mem = '512MB'; set work_mem = '64MB'`);
  await database.query(people, [colleagues]);
  const added = new Map<string, string[]>();
  for (const table of ['shipment', ...parts]) added.set(table, await dropIndexes(database, table));
  await database.query(shipments, [many]);
  await database.query(members, [many, colleagues]);
  await database.query(references, [many]);
  await database.query(exceptions, [many]);
  await database.query(viewers);
  for (const statements of added.values()) for (const one of statements) await database.query(one);
  for (const table of added.keys()) await database.query(`vacuum analyze ${table}`);
  await database.query('set session_replication_role = default');
  // What was written is not written to the disk while something is measured.
  await database.query('checkpoint');
}

/** Drops what a table is found by, except what keeps its rows apart and grows at its end; gives what makes it again. */
async function dropIndexes(database: pg.Client, table: string): Promise<string[]> {
  const { rows } = await database.query<{ drop: string; add: string }>(
    `select case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
         else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
       case when c.oid is null then pg_get_indexdef(i.indexrelid)
         else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname,
           pg_get_constraintdef(c.oid)) end as add
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
     where i.indrelid = $1::text::regclass and ($1::text <> 'shipment' or c.oid is null)`,
    [table],
  );
  for (const { drop } of rows) await database.query(drop);
  return rows.map(({ add }) => add);
}

/** A figure below `$2` that the n-th shipment always gets. */
const chance = (of: string, salt: number, below: number | string) =>
  `(abs(hashint8extended(${of}, ${salt})) % ${below})::int`;
const oneOf = (texts: readonly string[], of: string, salt: number) =>
  `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + ${chance(of, salt, texts.length)}]`;
const digits = (of: string, salt: number, count: number) =>
  `lpad(${chance(of, salt, 10 ** count)}::text, ${count}, '0')`;

const people = `
  insert into user_account (id, account, "realName", "organisationId")
  select 'bench-person-' || n, 'bench' || n, '同事' || n, 'org-shanghai' from generate_series(0, $1 - 1) n`;

/** The newest is the last one; all of them sail within these days. */
const daysAhead = 40;
const daysOfAll = 1_500;

const shipments = `
  with pol as (
    select id, unlocode, "nameCn", "nameEn", row_number() over (order by id) - 1 as place
    from port where id in ('port-CNSHA', 'port-CNNGB', 'port-CNYTN', 'port-CNTAO', 'port-CNXMN', 'port-CNNSA')
  ), pod as (
    select id, unlocode, "nameCn", "nameEn", row_number() over (order by id) - 1 as place, count(*) over () as count
    from port where kind = 'sea' and country <> 'CN'
  ), shipper as (
    select id, scac, "nameCn", "nameEn", row_number() over (order by id) - 1 as place, count(*) over () as count
    from carrier where kind = 'ocean'
  ), sender as (
    select id, "enCode", "nameCn", "nameEn", "shortName", row_number() over (order by id) - 1 as place,
      count(*) over () as count
    from customer where id <> '${customerId}'
  ), made as (
    select n, now() + interval '${daysAhead} days' - ($1 - 1 - n)::float8 / $1 * interval '${daysOfAll} days' as sails,
      ${daysAhead} - ($1 - 1 - n)::float8 / $1 * ${daysOfAll} as ahead,
      12 + ${chance('n', 1, 24)} as days_at_sea,
      ${chance('n', 2, 6)} as pol_place, ${chance('n', 3, '(select count from pod limit 1)')} as pod_place,
      ${chance('n', 4, '(select count from shipper limit 1)')} as carrier_place,
      case when n % 50 > 0 then ${chance('n', 5, '(select count from sender limit 1)')} end as sender_place,
      ${chance('n / 40', 6, 900)} as ship
    from generate_series(0, $1 - 1) n
  ), placed as (
    select made.*, case when ahead > 0 then 'notSailed' when ahead > -days_at_sea then 'onTheWay'
      when ahead > -days_at_sea - 15 then 'arrived' else 'finished' end as segment
    from made
  ), staged as (
    select placed.*, case segment
      when 'notSailed' then ${oneOf(['unbooked', 'booked', 'booked', 'emptyOut', 'gatedIn', 'cleared'], 'n', 7)}
      when 'onTheWay' then ${oneOf(['atSea', 'atSea', 'atSea', 'atSea', 'transhipping'], 'n', 7)}
      when 'arrived' then ${oneOf(['arrived', 'discharged', 'available', 'gatedOut'], 'n', 7)}
      else 'emptyReturned' end as stage,
      segment <> 'finished' and n % 9 = 0 as troubled
    from placed
  ), named as (
    select staged.*, pol.id as pol, pod.id as pod, shipper.id as carrier,
      coalesce(sender.id, '${customerId}') as customer,
      'SH' || to_char(sails, 'YYYYMM') || lpad(n::text, 7, '0') as no,
      shipper.scac || ${digits('n', 8, 9)} as mbl,
      'YH' || substr(pol.unlocode, 3) || substr(pod.unlocode, 3) || ${digits('n', 9, 7)} as hbl,
      left(shipper.scac, 3) || ${digits('n', 10, 8)} as so,
      'EX-' || ${digits('n', 11, 7)} as customer_ref, 'PO45' || ${digits('n', 12, 6)} as po,
      'OCEAN STAR ' || ship as vessel, lpad((n / 40 % 90)::text, 3, '0') || 'E' as voyage,
      ${oneOf(['手动工具', '实木家具', '太阳能组件', '儿童玩具', '汽车配件', '陶瓷餐具'], 'n', 13)} as goods,
      ${oneOf(['org-shanghai', 'org-shanghai', 'org-ningbo', 'org-shenzhen'], 'n', 17)} as company,
      pol.unlocode || E'\\n' || pol."nameCn" || E'\\n' || pol."nameEn" || E'\\n' || pod.unlocode || E'\\n' || pod."nameCn"
        || E'\\n' || pod."nameEn" || E'\\n' || shipper.scac || E'\\n' || shipper."nameCn" || E'\\n' || shipper."nameEn"
        || E'\\n' || coalesce(sender."enCode" || E'\\n' || sender."nameCn" || E'\\n' || sender."nameEn", 'C0001') as words
    from staged join pol on pol.place = pol_place join pod on pod.place = pod_place
      join shipper on shipper.place = carrier_place left join sender on sender.place = sender_place
  )
  insert into shipment (id, "shipmentNo", "customerId", "companyId", business, mode, "billMode", "mblNo", "hblNo", "soNo",
    "customerRef", "poNo", "carrierId", "vesselName", "vesselImo", "voyageNo", "polId", "podId", "firstEtd", "firstEta",
    "goodsCn", packages, "grossKg", cbm, teu, "boxSummary", "bizDate", status, "searchText", stage, segment, etd, atd,
    eta, ata, "isTroubled", "worstSeverity", "awaitsRelease", "sailsAt", "creatorTime", "lastModifyTime")
  select 'bench-' || lpad(n::text, 7, '0'), no, customer, company, 'SE', 'FCL', 'direct', mbl, hbl, so,
    customer_ref, po, carrier, vessel, (9000000 + ship)::text, voyage, pol, pod, sails - interval '1 day',
    sails + days_at_sea * interval '1 day', goods, 400, 12000, 60, 2, '1×40HQ', (sails - interval '10 days')::date,
    case when segment = 'finished' and n % 3 > 0 then 'closed' else 'active' end,
    lower(concat_ws(E'\\n', no, mbl, hbl, so, customer_ref, po, words, vessel || ' ' || voyage, goods,
      replace(customer_ref, '-', ''), ${box('n', 1)}, ${seal('n', 1)}, case when n % 2 = 0 then ${box('n', 2)} end,
      case when n % 2 = 0 then ${seal('n', 2)} end)),
    stage, segment, sails, case when ahead <= 0 then sails end, sails + (days_at_sea + n % 5) * interval '1 day',
    case when ahead <= -days_at_sea then sails + days_at_sea * interval '1 day' end, troubled,
    case when troubled then ${oneOf(['warn', 'warn', 'high', 'critical'], 'n', 14)} end, segment = 'arrived' and n % 3 = 0, sails,
    sails - interval '20 days', least(now(), sails + (days_at_sea + 20) * interval '1 day') - n % 977 * interval '1 minute'
  from named order by n`;

/** The number of a box and of its seal. */
function box(of: string, nth: number): string {
  return `${oneOf(['COSU', 'MSCU', 'MAEU', 'CMAU', 'OOLU', 'EGHU', 'TCLU', 'ONEU'], of, 20 + nth)} || ${digits(of, 30 + nth, 7)}`;
}
function seal(of: string, nth: number): string {
  return `'CN' || ${digits(of, 40 + nth, 7)}`;
}

const isBench = `shipment.id like 'bench-%'`;
const nth = `substr(shipment.id, 7)::int`;

const members = `
  insert into shipment_member ("shipmentId", "userId", role)
  select shipment.id, case when role = 'operator' and ${nth} % ($1 / ${operatorHas}) = 0 then '${operatorId}'
    else 'bench-person-' || abs(hashint8extended(${nth} / 3, 15 + place)) % $2 end, role
  from shipment, unnest(array['sales', 'operator', 'documents']) with ordinality as of (role, place) where ${isBench}`;

const references = `
  insert into shipment_reference ("shipmentId", kind, key)
  select shipment.id, kind, key
  from shipment, lateral (select ${nth} as n offset 0) as numbered, lateral (values ('shipment', "shipmentNo"), ('mbl', "mblNo"),
    ('hbl', "hblNo"), ('so', "soNo"), ('customerRef', replace("customerRef", '-', '')), ('po', "poNo"),
    ('container', ${box('n', 1)}), ('seal', ${seal('n', 1)}),
    ('container', case when n % 2 = 0 then ${box('n', 2)} end), ('seal', case when n % 2 = 0 then ${seal('n', 2)} end)) as of (kind, key)
  where ${isBench} and key is not null and $1 > 0
  on conflict do nothing`;

/** One that is open where something is wrong, and one that is over with each tenth shipment that is. */
const exceptions = `
  insert into shipment_exception (id, "shipmentId", code, severity, "openedAt", "foundAt", status, "resolvedAt")
  select id, id, ${oneOf(['ETD_DELAY', 'ETA_DELAY', 'ROLLED', 'CUSTOMS_HOLD', 'STALE'], nth, 16)},
    coalesce("worstSeverity", 'warn'), "sailsAt", "sailsAt", case when "isTroubled" then 'open' else 'resolved' end,
    case when "isTroubled" then null else "sailsAt" + interval '3 days' end
  from shipment where ${isBench} and ("isTroubled" or segment = 'finished' and ${nth} % 10 = 0) and $1 > 0`;

const viewers = `
  insert into shipment_viewer ("viewerId", "shipmentId", segment, "isTroubled", "awaitsRelease", "sailsAt")
  select viewer, id, segment, "isTroubled", "awaitsRelease", "sailsAt"
  from (
    select distinct "userId" as viewer, "shipmentId" from shipment_member where "shipmentId" like 'bench-%'
    union all select "customerId", id from shipment where ${isBench}
    union all select "companyId", id from shipment where ${isBench}
    union all select '${groupId}', id from shipment where ${isBench}
  ) as of join shipment on shipment.id = of."shipmentId"`;
