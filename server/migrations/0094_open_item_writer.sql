-- The transaction that wrote a row last: who knows what was open tells by it what they have not seen yet. Not a moment,
-- since transactions end in another order than they begin. The index has one entry for some pages of the table, so that it
-- costs those who write next to nothing.
alter table open_item add column written bigint not null default pg_current_xact_id()::text::bigint;
create index open_item_written on open_item using brin (written) with (pages_per_range = 32, autosummarize = on);

create function note_open_item_writer() returns trigger language plpgsql as $$
begin
  new.written := pg_current_xact_id()::text::bigint;
  return new;
end $$;
create trigger open_item_is_written before update on open_item for each row execute function note_open_item_writer();

-- Items with a row that was written by this transaction or a later one. Rows of a restored backup name transactions of
-- another database, which may lie ahead of all there were in this one. Only an index tells how few rows there are: without
-- it all are read.
create function open_items_written_from(first bigint) returns table (what text, "itemId" text, "partyId" text)
  language sql stable rows 20 set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
  select distinct o.what, o."itemId", o."partyId" from open_item o
  where o.written >= first and o.written < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
$$;

-- As before; a row of the table has one column more.
create or replace function keep_open_items() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  item open_item;
  others open_item[];
begin
  if is_restoring() then return null; end if;
  with changed as (
    select 'invoice' as what, i.id as "itemId", i."partyId", l.at as since, i.side, i."companyId", i.currency,
      sum(case when i.side = 'receivable' then l.amount else -l.amount end) as balance,
      coalesce(i."dueOn", i."billOn") as "dueOn", i."salesId", i."departmentId", i."createdBy"
    from added l join invoice i on i.id = l."invoiceId"
    where l.account in ('receivable', 'payable')
    group by i.id, l.at
    union all
    select 'money', m."paymentId", m."partyId", m.at, m.side, m."companyId", m.currency,
      sum(case when m.side = 'receivable' then -m.amount else m.amount end), null, null, null, null
    from (
      select l."paymentId", l."partyId", l.at, l.amount, p."companyId", p.currency,
        case when l.account = 'advanceReceived' or l.account = 'deposit' and p.direction = 'in'
          then 'receivable' else 'payable' end as side
      from added l join payment p on p.id = l."paymentId"
      where l.account in ('advanceReceived', 'advancePaid', 'deposit') and l."partyId" is not null
    ) as m
    group by m."paymentId", m."partyId", m.at, m.side, m."companyId", m.currency
  ), counted as (
    select *, count(*) over (partition by what, "itemId", "partyId") as times from changed
  ), placed as materialized (
    -- With the row it follows, where it is the only one and comes last.
    select c.*, o.since as "before", o.balance as "balanceBefore", o."dueOn" as "dueBefore"
    from counted c left join lateral (
      select since, until, balance, "dueOn" from open_item
      where what = c.what and "itemId" = c."itemId" and "partyId" = c."partyId"
      order by since desc limit 1
    ) o on c.times = 1 and o.until is null and o.since < c.since
  ), ended as (
    update open_item o set until = p.since from placed p
    where o.what = p.what and o."itemId" = p."itemId" and o."partyId" = p."partyId" and o.since = p."before"
  ), begun as (
    insert into open_item (what, "itemId", "partyId", since, until, side, "companyId", currency, balance, "dueOn",
      "salesId", "departmentId", "createdBy")
    select what, "itemId", "partyId", since, null, side, "companyId", currency, "balanceBefore" + balance, "dueBefore",
      "salesId", "departmentId", "createdBy"
    from placed where "before" is not null
  )
  select array_agg((what, "itemId", "partyId", since, null, side, "companyId", currency, balance, "dueOn", "salesId",
      "departmentId", "createdBy", null)::open_item order by since)
    into others from placed where "before" is null;
  foreach item in array coalesce(others, '{}') loop
    perform move_open_item(item);
  end loop;
  return null;
end $$;
