-- The books. Nothing here is ever changed: what was wrong is reversed by another entry.
create table accounting_period (
  -- YYYY-MM; a month without a row is open.
  code text primary key check (code ~ '^[12]\d{3}-(0[1-9]|1[0-2])$'),
  status text not null check (status in ('open', 'closed', 'locked')),
  -- What the month came to when it was closed.
  snapshot jsonb,
  "closedBy" text references user_account,
  "closedAt" timestamptz,
  "lockedBy" text references user_account,
  "lockedAt" timestamptz,
  reason text not null default ''
);

create table ledger_entry (
  id text primary key,
  kind text not null check (kind in ('invoice', 'payment', 'claim', 'settlement')),
  -- The invoice, payment or settlement that made it.
  "sourceId" text not null,
  "sourceNo" text not null,
  "companyId" text not null references organisation,
  -- The day and the month it counts for, and the moment it was known.
  "bookedOn" text not null,
  period text not null,
  at timestamptz not null,
  "byId" text references user_account,
  -- The entry it takes back; none is taken back twice.
  reverses text unique references ledger_entry
);
create index ledger_entry_period on ledger_entry (period, at desc, id desc);
create index ledger_entry_source on ledger_entry ("sourceId", at);

create table ledger_line (
  "entryId" text not null references ledger_entry,
  line smallint not null,
  account text not null check (account in ('receivable', 'payable', 'revenue', 'cost', 'outputTax', 'inputTax',
    'onBehalf', 'bank', 'bankFee', 'unclaimed', 'advanceReceived', 'advancePaid', 'deposit', 'conversion',
    'exchangeDifference', 'rounding')),
  "partyId" text references customer,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- A debit is above nothing, a credit below it.
  amount numeric(18, 3) not null,
  "bookAmount" numeric(18, 2) not null,
  "invoiceId" text,
  "paymentId" text,
  "shipmentId" text,
  "bankAccountId" text,
  -- As in its entry: balances as of a moment are read from the lines alone.
  at timestamptz not null,
  primary key ("entryId", line)
);
create index ledger_line_invoice on ledger_line ("invoiceId", at) include (amount, "bookAmount")
  where account in ('receivable', 'payable');
create index ledger_line_payment on ledger_line ("paymentId") where "paymentId" is not null;
create index ledger_line_party on ledger_line ("partyId", account, at) where "partyId" is not null;

-- The sums of the lines, kept in the transaction that writes them and compared with them every night.
create table ledger_balance (
  account text not null,
  -- Empty while nobody knows whose money it is.
  "partyId" text not null,
  "companyId" text not null,
  currency text not null,
  period text not null,
  debit numeric(20, 3) not null,
  credit numeric(20, 3) not null,
  "bookDebit" numeric(20, 2) not null,
  "bookCredit" numeric(20, 2) not null,
  primary key (account, "partyId", "companyId", currency, period)
);
create index ledger_balance_period on ledger_balance (period, account);

-- A restored backup brings the rows of a ledger that was checked when it was written, in any order and portion.
create function is_restoring() returns boolean language sql stable as $$
  select coalesce(current_setting('fairway.restoring', true), '') = 'on'
$$;

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if is_restoring() then return null; end if;
  raise exception 'the ledger is not changed' using errcode = 'FW002';
end $$;
create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
create trigger ledger_line_stays before update or delete or truncate on ledger_line
  for each statement execute function refuse_ledger_change();

create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if is_restoring() then return null; end if;
  if exists (select from added group by "entryId" having sum("bookAmount") <> 0)
    or exists (select from added group by "entryId", currency having sum(amount) <> 0) then
    raise exception 'the entry is out of balance' using errcode = 'FW003';
  end if;
  return null;
end $$;
create trigger ledger_line_balances after insert on ledger_line referencing new table as added
  for each statement execute function refuse_unbalanced_entry();

-- Entries of one month share its lock, closing it takes it alone: nothing is booked into a month while it is closed,
-- and nothing after. The second statement reads what was committed before the lock was had.
create function refuse_closed_period() returns trigger language plpgsql as $$
begin
  if is_restoring() then return new; end if;
  perform pg_advisory_xact_lock_shared(hashtext('accounting-period'), hashtext(new.period));
  if exists (select from accounting_period where code = new.period and status <> 'open') then
    raise exception 'the period is closed' using errcode = 'FW001', detail = new.period;
  end if;
  return new;
end $$;
create trigger ledger_entry_in_open_period before insert on ledger_entry
  for each row execute function refuse_closed_period();
