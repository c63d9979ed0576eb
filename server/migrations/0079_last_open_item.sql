-- What an invoice has left is followed by its last row, which is found from the end: an invoice that was paid a thousand
-- times has a thousand rows before it.
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
      "departmentId", "createdBy")::open_item order by since)
    into others from placed where "before" is null;
  foreach item in array coalesce(others, '{}') loop
    perform move_open_item(item);
  end loop;
  return null;
end $$;
