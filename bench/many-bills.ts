import pg from 'pg';

/** They were issued within these days, the same number on each. */
const daysOfAll = 1_095;
const customers = 1_000;
const sellers = 60;

/** The customer whose account is asked for has so many: where there are a hundred times more, ten times more. */
const customerHas = (many: number) => Math.round(2 * Math.sqrt(many));

/**
 * Puts bills of three years into a database, each paid some weeks after it was issued, one of ten in two parts, one of a
 * hundred never; and money that no bill has used. The same number every day, so that where there are more bills there
 * are more open ones, too. What was left of each at every moment stands where the ledger would have put it.
 */
export async function fillBills(databaseUrl: string, many: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // What failed is told, not that the database was stopped after it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // No row refers to anything that is not there, and no trigger writes what is written here.
    await client.query(`set session_replication_role = replica;
      set maintenance_work_mem = '512MB'; set work_mem = '64MB'; set synchronous_commit = off`);
    await client.query(people, [sellers]);
    await client.query(parties, [customers]);
    await filled(client, 'invoice', bills, [many, Math.floor(many / customerHas(many))]);
    await filled(client, 'open_item', openItems);
    await client.query(money, [Math.floor(many / 100)]);
    await client.query('vacuum analyze open_item');
    // What was written is not written to the disk while something is measured.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** Without its indexes: sorting all rows of a table once is faster than finding a place for each. */
async function filled(
  client: pg.Client,
  table: string,
  insert: string,
  values: number[] = [],
): Promise<void> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as add
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
     where i.indrelid = $1::text::regclass and c.oid is null`,
    [table],
  );
  for (const { drop } of rows) await client.query(drop);
  await client.query(insert, values);
  for (const { add } of rows) await client.query(add);
  await client.query(`vacuum analyze ${table}`);
}

/** A figure below some bound that the n-th bill always gets. */
const chance = (salt: number, below: number) => `(abs(hashint8extended(n, ${salt})) % ${below})::int`;

const people = `
  insert into user_account (id, account, "realName", "organisationId")
  select 'bench-seller-' || n, 'seller' || n, '业务员' || n, 'org-shanghai' from generate_series(0, $1 - 1) n`;

const parties = `
  insert into customer
  select (jsonb_populate_record(c, jsonb_build_object('id', 'bench-customer-' || n, 'enCode', 'BENCH' || n,
    'salesId', case when n % 60 = 7 then 'user-sales01' else 'bench-seller-' || n % 60 end,
    'nameCn', '客户' || n, 'shortName', '客户' || n, 'creditCode', '', 'searchText', 'bench'))).*
  from customer c, generate_series(0, $1 - 1) n where c.id = 'customer-C0001'`;

const bills = `
  with made as (
    select n, now() - interval '1 hour' - ($1 - 1 - n)::float8 / $1 * interval '${daysOfAll} days' as issued,
      20 + ${chance(1, 60)} as paid_after, ${chance(2, 100)} = 0 as stuck, ${chance(3, 10)} = 0 as in_parts,
      case when n % $2 = 0 then 'customer-C0001' else 'bench-customer-' || ${chance(4, customers)} end as party,
      ${chance(5, customers)} as seller, (100 + ${chance(6, 900_000)} / 100.0)::numeric(18, 2) as total,
      case when ${chance(7, 3)} = 0 then 'CNY' else 'USD' end as currency
    from generate_series(0, $1 - 1) n
  ), dated as (
    select made.*, (issued at time zone 'Asia/Shanghai')::date as billed,
      case when not stuck and issued + paid_after * interval '1 day' < now() then issued + paid_after * interval '1 day' end
        as paid
    from made
  )
  insert into invoice (id, "invoiceNo", kind, side, scope, "companyId", "partyId", "salesId", "departmentId", currency,
    total, net, tax, "bookTotal", settled, balance, "bookBalance", "billOn", "dueOn", status, "searchText", "createdBy",
    "creatorTime", "lastModifyTime", "issuedAt", "closedAt")
  select 'bench-' || lpad(n::text, 7, '0'), 'DN' || lpad(n::text, 9, '0'), 'debit', 'receivable', 'shipment',
    (array['org-shanghai', 'org-shanghai', 'org-ningbo', 'org-shenzhen'])[1 + ${chance(8, 4)}], party,
    case when seller % 60 = 7 then 'user-sales01' else 'bench-seller-' || seller % 60 end, null, currency, total, total,
    0, total * 7, case when paid is null then 0 else total end, case when paid is null then total else 0 end,
    case when paid is null then total * 7 else 0 end, billed::text, (billed + 30)::text,
    case when paid is null then 'issued' else 'paid' end, 'dn' || n, 'bench-seller-' || seller % 60, issued, issued,
    issued, paid
  from dated order by n`;

const openItems = `
  insert into open_item (what, "itemId", "partyId", since, until, side, "companyId", currency, balance, "dueOn", "salesId",
    "departmentId", "createdBy")
  select 'invoice', id, "partyId", part.since, part.until, side, "companyId", currency, part.balance, "dueOn", "salesId",
    "departmentId", "createdBy"
  from invoice i cross join lateral (
    select "issuedAt" + interval '10 days' as half, right(id, 1) = '5' and "closedAt" is not null as in_parts
  ) as p cross join lateral (values
    ("issuedAt", case when in_parts then half else "closedAt" end, total),
    (case when in_parts then half end, "closedAt", round(total / 2, 2)),
    ("closedAt", null::timestamptz, 0)
  ) as part (since, until, balance)
  where id like 'bench-%' and part.since is not null
  order by part.since`;

const money = `
  insert into open_item (what, "itemId", "partyId", since, side, "companyId", currency, balance)
  select 'money', 'bench-money-' || n, 'bench-customer-' || n % ${customers}, now() - n % 300 * interval '1 day',
    'receivable', 'org-shanghai', 'USD', 100 + n % 900
  from generate_series(1, $1::int) n`;
