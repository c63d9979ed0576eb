-- What was left of invoices and of money at any moment: a row for each time in which that did not change. It is written
-- from the lines of the ledger as they come, in their transaction, so that a day of the past is read without adding up
-- everything that ever happened.
create table open_item (
  -- An invoice, or a payment with the party whose money it is.
  what text not null check (what in ('invoice', 'money')),
  "itemId" text not null,
  "partyId" text not null references customer,
  since timestamptz not null,
  -- Null as long as nothing changed since.
  until timestamptz,
  side text not null check (side in ('receivable', 'payable')),
  "companyId" text not null references organisation,
  currency text not null,
  -- Above nothing what is owed, and what of money no invoice has used; a refund is below it.
  balance numeric(18, 3) not null,
  -- Of invoices: as in the invoice, the day as it was known then.
  "dueOn" text,
  "salesId" text,
  "departmentId" text,
  "createdBy" text,
  primary key (what, "itemId", "partyId", since),
  check (until > since),
  check (what = 'money' or "dueOn" is not null)
);
-- What is open now. Nothing else is read of it, so that ageing does not touch the rows.
create index open_item_now on open_item (side, what, "partyId", "dueOn")
  include (balance, currency, "companyId", "salesId", "departmentId", "createdBy")
  where until is null and balance <> 0;
-- What was open at a moment of the past.
create index open_item_then on open_item using gist (tstzrange(since, until)) where balance <> 0;

-- The same of one party.
create index open_item_party on open_item ("partyId", since) where balance <> 0;

-- From a moment on so much more or less is left of an item. Lines mostly come in the order of their moments; one that
-- comes late counts for all that came after it.
create function move_open_item(item open_item) returns void language plpgsql as $$
declare
  before open_item;
  following timestamptz;
begin
  update open_item set until = item.since
    where what = item.what and "itemId" = item."itemId" and "partyId" = item."partyId"
      and since < item.since and (until is null or until > item.since)
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

-- What a line of the ledger changes.
create function open_item_of(line ledger_line) returns open_item language plpgsql stable as $$
declare
  item open_item;
begin
  if line.account in ('receivable', 'payable') then
    select 'invoice', i.id, i."partyId", line.at, null, i.side, i."companyId", i.currency,
        case when i.side = 'receivable' then line.amount else -line.amount end, coalesce(i."dueOn", i."billOn"),
        i."salesId", i."departmentId", i."createdBy"
      into item from invoice i where i.id = line."invoiceId";
    return item;
  end if;
  select 'money', p.id, line."partyId", line.at, null,
      case when line.account = 'advanceReceived' or line.account = 'deposit' and p.direction = 'in'
        then 'receivable' else 'payable' end,
      p."companyId", p.currency, -line.amount, null, null, null, null
    into item from payment p where p.id = line."paymentId";
  if item.side = 'payable' then item.balance := line.amount; end if;
  return item;
end $$;

create function keep_open_item() returns trigger language plpgsql as $$
declare
  item open_item;
begin
  if is_restoring() then return null; end if;
  item := open_item_of(new);
  if item."itemId" is not null then perform move_open_item(item); end if;
  return null;
end $$;
create trigger ledger_line_keeps_open_item after insert on ledger_line for each row
  when (new.account in ('receivable', 'payable')
    or new.account in ('advanceReceived', 'advancePaid', 'deposit') and new."partyId" is not null and new."paymentId" is not null)
  execute function keep_open_item();

-- A day to pay that is moved counts from then on: what was overdue before was overdue.
create function move_due_day() returns trigger language plpgsql as $$
declare
  item open_item;
begin
  if is_restoring() then return null; end if;
  select * into item from open_item where what = 'invoice' and "itemId" = new.id and until is null;
  if item."itemId" is null then return null; end if;
  item.since := greatest(item.since, new."lastModifyTime");
  item.balance := 0;
  perform move_open_item(item);
  update open_item set "dueOn" = coalesce(new."dueOn", new."billOn")
    where what = 'invoice' and "itemId" = new.id and since >= item.since;
  return null;
end $$;
create trigger invoice_moves_due_day after update of "dueOn" on invoice for each row
  when (old."dueOn" is distinct from new."dueOn" and new."issuedAt" is not null)
  execute function move_due_day();

-- Of what was booked before this table was there.
do $$
declare
  line ledger_line;
  item open_item;
begin
  for line in select * from ledger_line l where l.account in ('receivable', 'payable')
    or l.account in ('advanceReceived', 'advancePaid', 'deposit') and l."partyId" is not null and l."paymentId" is not null
    order by l.at, l."entryId", l.line
  loop
    item := open_item_of(line);
    if item."itemId" is not null then perform move_open_item(item); end if;
  end loop;
end $$;

-- What was billed in some weeks, for the days that money takes to come in.
create index invoice_billed on invoice (side, "billOn")
  include ("bookTotal", kind, "partyId", "companyId", "salesId", "departmentId", "createdBy", currency, "issuedAt", "closedAt",
    status)
  where "issuedAt" is not null;

-- Requests to freeze a customer or to lift that; the customer changes when one is agreed to.
create table customer_freeze (
  id text primary key,
  "customerId" text not null references customer,
  wants text not null check (wants in ('freeze', 'unfreeze')),
  reason text not null,
  status text not null check (status in ('asked', 'done', 'refused')),
  "flowId" text not null,
  "askedBy" text references user_account,
  "askedAt" timestamptz not null,
  "settledAt" timestamptz
);
create index customer_freeze_customer on customer_freeze ("customerId", "askedAt" desc);
-- One at a time.
create unique index customer_freeze_asked on customer_freeze ("customerId") where status = 'asked';
