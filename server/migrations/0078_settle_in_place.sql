-- A receipt changes what is paid of an invoice, of its lines and of its charges, and nothing any list is sorted by. Rows
-- that stay on their page need no index written anew, and the search of words, the dearest of them, is left alone.
drop index invoice_open;
create index invoice_open on invoice (side, "dueOn", "partyId")
  where status in ('issued', 'partlyPaid') and kind <> 'credit';
alter table invoice set (fillfactor = 70);
alter table invoice_line set (fillfactor = 70);
alter table shipment_charge set (fillfactor = 70);
alter table payment set (fillfactor = 80);
alter table payment_party set (fillfactor = 80);
alter table ledger_balance set (fillfactor = 70);

-- Its rows come from lines of the ledger, which have a party and a company that exist.
alter table open_item drop constraint "open_item_partyId_fkey", drop constraint "open_item_companyId_fkey";

-- As before, but what comes last, as nearly all does, is one statement.
create or replace function move_open_item(item open_item) returns void language plpgsql as $$
declare
  before open_item;
  following timestamptz;
begin
  with ended as (
    update open_item set until = item.since
      where what = item.what and "itemId" = item."itemId" and "partyId" = item."partyId"
        and until is null and since < item.since
      returning balance, "dueOn")
  insert into open_item (what, "itemId", "partyId", since, until, side, "companyId", currency, balance, "dueOn",
    "salesId", "departmentId", "createdBy")
  select item.what, item."itemId", item."partyId", item.since, null, item.side, item."companyId", item.currency,
    ended.balance + item.balance, ended."dueOn", item."salesId", item."departmentId", item."createdBy"
  from ended;
  if found then return; end if;
  update open_item set until = item.since
    where what = item.what and "itemId" = item."itemId" and "partyId" = item."partyId"
      and since < item.since and until > item.since
    returning * into before;
  select min(since) into following from open_item
    where what = item.what and "itemId" = item."itemId" and "partyId" = item."partyId" and since >= item.since;
  if following is distinct from item.since then
    insert into open_item (what, "itemId", "partyId", since, until, side, "companyId", currency, balance, "dueOn",
      "salesId", "departmentId", "createdBy")
    values (item.what, item."itemId", item."partyId", item.since, following, item.side, item."companyId", item.currency,
      coalesce(before.balance, 0), coalesce(before."dueOn", item."dueOn"), item."salesId", item."departmentId",
      item."createdBy");
  end if;
  update open_item set balance = balance + item.balance
    where what = item.what and "itemId" = item."itemId" and "partyId" = item."partyId" and since >= item.since
      and item.balance <> 0;
end $$;

-- All lines of a statement at once. Items that are changed once, and last, are one statement together; the others go one
-- by one in the order of their moments. However many there are, each is found by its index: the plan is kept.
drop trigger ledger_line_keeps_open_item on ledger_line;
drop function keep_open_item();
drop function open_item_of(ledger_line);
create function keep_open_items() returns trigger language plpgsql
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
    from counted c left join open_item o on c.times = 1 and o.what = c.what and o."itemId" = c."itemId"
      and o."partyId" = c."partyId" and o.until is null and o.since < c.since
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
create trigger ledger_line_keeps_open_items after insert on ledger_line referencing new table as added
  for each statement execute function keep_open_items();
