import pg from 'pg';

/** Everybody else who works on the shipments; each has their share of all. */
const colleagues = 400;
/** The operator whose list is asked for is a member of so many, however many there are. */
const operatorHas = 500;
const operatorId = 'user-ops01';
/** The customer whose list is asked for has so many: where there are a hundred times more, ten times more. */
const customerHas = (many: number) => Math.round(2 * Math.sqrt(many));
const customerId = 'customer-C0001';
const groupId = 'org-group';
/** They sail within these days, the newest last. */
const [daysAhead, fourYears] = [40, 1_500];

/**
 * Puts shipments of so many days into a database, as the verbs write them: one of twenty has not left, is on its way or was
 * not returned empty yet, the others are over. Numbers of bookings, bills, boxes and seals stand where they are found by.
 */
export async function fillShipments(databaseUrl: string, many: number, days = fourYears): Promise<void> {
  const [one, other] = [await opened(databaseUrl), await opened(databaseUrl)];
  try {
    await one.query(people, [colleagues]);
    await filled(one, 'shipment', shipmentsOf(days), [many, Math.floor(many / customerHas(many))]);
    await Promise.all([
      filled(one, 'shipment_text', texts),
      (async () => {
        await filled(other, 'shipment_member', members, [many, colleagues]);
        await filled(other, 'shipment_viewer', viewers);
        await filled(other, 'shipment_reference', references);
        await filled(other, 'shipment_exception', exceptions);
      })(),
    ]);
    // The lists stand as the tree does, so that no job writes them anew while something is measured.
    await one.query(companiesAbove);
    // What was written is not written to the disk while something is measured.
    await one.query('checkpoint');
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

async function opened(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  // What failed is told, not that the database was stopped after it.
  client.on('error', () => undefined);
  await client.connect();
  // No row refers to anything that is not there, and each would be checked for it several times.
  await client.query(`set session_replication_role = replica;
    set maintenance_work_mem = '512MB'; set work_mem = '64MB'; set synchronous_commit = off`);
  return client;
}

/** Without its indexes: sorting all rows of a table once is faster than finding a place for each. */
async function filled(
  client: pg.Client,
  table: string,
  insert: string,
  values: number[] = [],
): Promise<void> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
         else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
       case when c.oid is null then pg_get_indexdef(i.indexrelid)
         else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname,
           pg_get_constraintdef(c.oid)) end as add
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
     where i.indrelid = $1::text::regclass and ($1::text <> 'shipment' or c.oid is null)`,
    [table],
  );
  for (const { drop } of rows) await client.query(drop);
  await client.query(insert, values);
  for (const { add } of rows) await client.query(add);
  await client.query(`vacuum analyze ${table}`);
}

/** A figure below some bound that the n-th shipment always gets. */
const chance = (of: string, salt: number, below: number | string) =>
  `(abs(hashint8extended(${of}, ${salt})) % ${below})::int`;
const oneOf = (texts: readonly string[], of: string, salt: number) =>
  `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + ${chance(of, salt, texts.length)}]`;
const digits = (of: string, salt: number, count: number) =>
  `lpad(${chance(of, salt, 10 ** count)}::text, ${count}, '0')`;

const people = `
  insert into user_account (id, account, "realName", "organisationId")
  select 'bench-person-' || n, 'bench' || n, '同事' || n, 'org-shanghai' from generate_series(0, $1 - 1) n`;

const shipmentsOf = (days: number) => `
  with pol as (
    select id, unlocode, row_number() over (order by id) - 1 as place
    from port where id in ('port-CNSHA', 'port-CNNGB', 'port-CNYTN', 'port-CNTAO', 'port-CNXMN', 'port-CNNSA')
  ), pod as (
    select id, unlocode, row_number() over (order by id) - 1 as place, count(*) over () as count
    from port where kind = 'sea' and country <> 'CN'
  ), shipper as (
    select id, scac, row_number() over (order by id) - 1 as place, count(*) over () as count
    from carrier where kind = 'ocean'
  ), sender as (
    select id, row_number() over (order by id) - 1 as place, count(*) over () as count
    from customer where id <> '${customerId}'
  ), made as (
    select n, now() + interval '${daysAhead} days' - ($1 - 1 - n)::float8 / $1 * interval '${days} days' as sails,
      ${daysAhead} - ($1 - 1 - n)::float8 / $1 * ${days} as ahead,
      12 + ${chance('n', 1, 24)} as days_at_sea,
      ${chance('n', 2, 6)} as pol_place, ${chance('n', 3, '(select count from pod limit 1)')} as pod_place,
      ${chance('n', 4, '(select count from shipper limit 1)')} as carrier_place,
      case when n % $2 > 0 then ${chance('n', 5, '(select count from sender limit 1)')} end as sender_place,
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
  )
  insert into shipment (id, "shipmentNo", "customerId", "companyId", business, mode, "billMode", "mblNo", "hblNo", "soNo",
    "customerRef", "poNo", "carrierId", "vesselName", "vesselImo", "voyageNo", "polId", "podId", "firstEtd", "firstEta",
    "goodsCn", packages, "grossKg", cbm, teu, "boxSummary", "bizDate", status, stage, segment, etd, atd, eta, ata,
    "isTroubled", "worstSeverity", "awaitsRelease", "sailsAt", "creatorTime", "lastModifyTime")
  select 'bench-' || lpad(n::text, 7, '0'), 'SH' || to_char(sails, 'YYYYMM') || lpad(n::text, 7, '0'),
    coalesce(sender.id, '${customerId}'), ${oneOf(['org-shanghai', 'org-shanghai', 'org-ningbo', 'org-shenzhen'], 'n', 17)},
    'SE', 'FCL', 'direct', scac || ${digits('n', 8, 9)},
    'YH' || substr(pol.unlocode, 3) || substr(pod.unlocode, 3) || ${digits('n', 9, 7)},
    left(scac, 3) || ${digits('n', 10, 8)}, 'EX-' || ${digits('n', 11, 7)}, 'PO45' || ${digits('n', 12, 6)}, shipper.id,
    'OCEAN STAR ' || ship, (9000000 + ship)::text, lpad((n / 40 % 90)::text, 3, '0') || 'E', pol.id, pod.id,
    sails - interval '1 day', sails + days_at_sea * interval '1 day',
    ${oneOf(['手动工具', '实木家具', '太阳能组件', '儿童玩具', '汽车配件', '陶瓷餐具'], 'n', 13)}, 400, 12000, 60, 2, '1×40HQ',
    (sails - interval '10 days')::date, case when segment = 'finished' and n % 3 > 0 then 'closed' else 'active' end,
    stage, segment, sails, case when ahead <= 0 then sails end, sails + (days_at_sea + n % 5) * interval '1 day',
    case when ahead <= -days_at_sea then sails + days_at_sea * interval '1 day' end, troubled,
    case when troubled then ${oneOf(['warn', 'warn', 'high', 'critical'], 'n', 14)} end, segment = 'arrived' and n % 3 = 0,
    sails, sails - interval '20 days',
    least(now(), sails + (days_at_sea + 20) * interval '1 day') - n % 977 * interval '1 minute'
  from staged join pol on pol.place = pol_place join pod on pod.place = pod_place
    join shipper on shipper.place = carrier_place left join sender on sender.place = sender_place
  order by n`;

const nth = `substr(s.id, 7)::int`;
const isBench = `s.id like 'bench-%'`;
/** Every second shipment has two boxes. */
const box = (count: number) =>
  `${oneOf(['COSU', 'MSCU', 'MAEU', 'CMAU', 'OOLU', 'EGHU', 'TCLU', 'ONEU'], 'n', 20 + count)} || ${digits('n', 30 + count, 7)}`;
const seal = (count: number) => `'CN' || ${digits('n', 40 + count, 7)}`;
const ifTwo = (number: string) => `case when n % 2 = 0 then ${number} end`;
const numbered = `shipment s cross join lateral (select ${nth} as n offset 0) as numbered`;

const references = `
  insert into shipment_reference ("shipmentId", kind, key)
  select distinct s.id, kind, key from ${numbered} cross join lateral (values ('shipment', "shipmentNo"), ('mbl', "mblNo"),
    ('hbl', "hblNo"), ('so', "soNo"), ('customerRef', replace("customerRef", '-', '')), ('po', "poNo"),
    ('container', ${box(1)}), ('seal', ${seal(1)}), ('container', ${ifTwo(box(2))}), ('seal', ${ifTwo(seal(2))})) as of (kind, key)
  where ${isBench} and key is not null`;

const texts = `
  insert into shipment_text ("shipmentId", words)
  select s.id, lower(concat_ws(E'\\n', "shipmentNo", "mblNo", "hblNo", "soNo", "customerRef", "poNo", customer."enCode",
    customer."nameCn", customer."nameEn", customer."shortName", pol.unlocode, pol."nameCn", pol."nameEn", pod.unlocode,
    pod."nameCn", pod."nameEn", scac, carrier."nameCn", carrier."nameEn", "vesselName" || ' ' || "voyageNo", "goodsCn",
    replace("customerRef", '-', ''), ${box(1)}, ${seal(1)}, ${ifTwo(box(2))}, ${ifTwo(seal(2))}))
  from ${numbered} join customer on customer.id = "customerId" join port pol on pol.id = "polId"
    join port pod on pod.id = "podId" join carrier on carrier.id = "carrierId"
  where ${isBench}`;

const members = `
  insert into shipment_member ("shipmentId", "userId", role)
  select s.id, case when role = 'operator' and ${nth} % ($1 / ${operatorHas}) = 0 then '${operatorId}'
    else 'bench-person-' || abs(hashint8extended(${nth} / 3, 15 + place)) % $2 end, role
  from shipment s, unnest(array['sales', 'operator', 'documents']) with ordinality as of (role, place) where ${isBench}`;

const viewers = `
  insert into shipment_viewer ("viewerId", "shipmentId", segment, stage, "isTroubled", "awaitsRelease", "sailsAt", teu)
  select viewer, s.id, segment, stage, "isTroubled", "awaitsRelease", "sailsAt", teu
  from shipment s join (
    select distinct "userId" as viewer, "shipmentId" from shipment_member
    union all select "customerId", s.id from shipment s
    union all select "companyId", s.id from shipment s
    union all select '${groupId}', s.id from shipment s
  ) as of on s.id = of."shipmentId" where ${isBench}`;

const companiesAbove = `
  insert into shipment_company_above
  with recursive above as (
    select id as company, id, "parentId", kind from organisation where kind = 'company'
    union all
    select company, organisation.id, organisation."parentId", organisation.kind
    from above join organisation on organisation.id = above."parentId"
  )
  select distinct company, id from above where kind = 'company'
  on conflict do nothing`;

/** One that is open where something is wrong, and one that is over with each tenth shipment that is. */
const exceptions = `
  insert into shipment_exception (id, "shipmentId", code, severity, "openedAt", "foundAt", status, "resolvedAt")
  select s.id, s.id, ${oneOf(['ETD_DELAY', 'ETA_DELAY', 'ROLLED', 'CUSTOMS_HOLD', 'STALE'], nth, 16)},
    coalesce("worstSeverity", 'warn'), "sailsAt", "sailsAt", case when "isTroubled" then 'open' else 'resolved' end,
    case when "isTroubled" then null else "sailsAt" + interval '3 days' end
  from shipment s where ${isBench} and ("isTroubled" or segment = 'finished' and ${nth} % 10 = 0)`;
