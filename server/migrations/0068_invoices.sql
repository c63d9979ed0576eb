-- Bills to customers, credit notes and the bills of suppliers. What is owed by them stands in the ledger from the moment
-- they are issued; the sums here are changed in the same transaction.
create table bank_account (
  id text primary key,
  version integer not null default 1,
  "companyId" text not null references organisation,
  "accountName" text not null,
  "bankName" text not null,
  "accountNo" text not null,
  currency text not null,
  swift text not null,
  address text not null,
  "isDefault" boolean not null,
  remark text not null,
  "isEnabled" boolean not null default true,
  "searchText" text not null default '',
  "creatorUserId" text references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  unique ("accountNo", currency)
);

create table invoice (
  id text primary key,
  version integer not null default 1,
  "invoiceNo" text not null unique,
  kind text not null check (kind in ('debit', 'credit', 'supplier')),
  -- Whether it is between us and who pays us, or whom we pay: a credit note of either is of the same side.
  side text not null check (side in ('receivable', 'payable')),
  scope text not null,
  "companyId" text not null references organisation,
  "partyId" text not null references customer,
  -- As they were when it was made: ageing by person and department adds up whatever becomes of them.
  "salesId" text references user_account,
  "departmentId" text references organisation,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total numeric(18, 3) not null,
  net numeric(18, 3) not null,
  tax numeric(18, 3) not null,
  "bookTotal" numeric(18, 2) not null,
  -- What payments covered or gave up, what was credited, and what is left; and what that is worth in the books.
  settled numeric(18, 3) not null default 0,
  credited numeric(18, 3) not null default 0,
  balance numeric(18, 3) not null,
  "bookBalance" numeric(18, 2) not null,
  "billOn" text not null,
  "baseOn" text,
  "dueOn" text,
  "dueReason" text not null default '',
  status text not null check (status in ('draft', 'confirmed', 'issued', 'partlyPaid', 'paid', 'void')),
  answer text not null default 'none' check (answer in ('none', 'confirmed', 'disputed')),
  "answeredBy" text references user_account,
  "answeredAt" timestamptz,
  "bankAccountId" text references bank_account,
  title jsonb,
  "supplierNo" text not null default '',
  "creditOfId" text references invoice,
  "remindedLevel" smallint,
  "remindedAt" timestamptz,
  "promisedOn" text,
  "stateRemark" text not null default '',
  remark text not null default '',
  "searchText" text not null default '',
  "createdBy" text references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "confirmedAt" timestamptz,
  "issuedAt" timestamptz,
  -- When nothing was left of it.
  "closedAt" timestamptz,
  check (balance = total - settled - credited),
  check (kind = 'credit' or (balance >= 0 and settled >= 0) or total < 0),
  check (net + tax = total)
);
create index invoice_newest on invoice ("creatorTime" desc, id desc);
create index invoice_party on invoice ("partyId", "creatorTime" desc, id desc);
create index invoice_status on invoice (status, "creatorTime" desc, id desc);
create index invoice_sales on invoice ("salesId", "creatorTime" desc, id desc);
create index invoice_open on invoice (side, "dueOn", "partyId") include (balance, currency)
  where status in ('issued', 'partlyPaid') and kind <> 'credit';
create index invoice_open_party on invoice ("partyId", side, "dueOn")
  where status in ('issued', 'partlyPaid') and kind <> 'credit';
-- Those that were open at a moment of the past.
create index invoice_was_open on invoice using gist (tstzrange("issuedAt", "closedAt"))
  where "issuedAt" is not null and kind <> 'credit';
create index invoice_words on invoice using gin (grams_of("searchText")) with (fastupdate = off);
create unique index invoice_supplier_no on invoice ("partyId", "supplierNo")
  where kind = 'supplier' and "supplierNo" <> '' and status <> 'void';

create table invoice_line (
  id text primary key,
  "invoiceId" text not null references invoice on delete cascade,
  seq integer not null,
  "chargeId" text not null references shipment_charge,
  "shipmentId" text not null references shipment,
  amount numeric(18, 3) not null,
  net numeric(18, 3) not null,
  tax numeric(18, 3) not null,
  "bookAmount" numeric(18, 2) not null,
  "bookNet" numeric(18, 2) not null,
  "bookTax" numeric(18, 2) not null,
  "onBehalf" boolean not null,
  settled numeric(18, 3) not null default 0,
  credited numeric(18, 3) not null default 0,
  -- Of a credit note: the line it credits.
  "creditOfId" text references invoice_line,
  memo text not null default ''
);
create index invoice_line_invoice on invoice_line ("invoiceId", seq);
create index invoice_line_charge on invoice_line ("chargeId");
create index invoice_line_shipment on invoice_line ("shipmentId");

create table invoice_dispute (
  id text primary key,
  "lineId" text not null references invoice_line,
  "invoiceId" text not null references invoice,
  reason text not null,
  claimed numeric(18, 3) not null,
  remark text not null,
  status text not null check (status in ('open', 'accepted', 'rejected', 'credited')),
  "byId" text not null references user_account,
  at timestamptz not null,
  "answerBy" timestamptz not null,
  answer text not null default '',
  "answeredBy" text references user_account,
  "answeredAt" timestamptz,
  "creditId" text references invoice,
  "isLateTold" boolean not null default false
);
create index invoice_dispute_invoice on invoice_dispute ("invoiceId", at);
create index invoice_dispute_open on invoice_dispute ("answerBy") where status = 'open';

-- The papers that were made of an invoice; none is ever replaced.
create table invoice_print (
  id text primary key,
  "invoiceId" text not null references invoice,
  no integer not null,
  language text not null,
  sha256 text not null,
  bytes bytea not null,
  at timestamptz not null,
  "byId" text references user_account,
  unique ("invoiceId", no)
);

create table invoice_sending (
  id text primary key,
  "invoiceId" text not null references invoice,
  at timestamptz not null,
  "byId" text references user_account,
  via text not null,
  "to" text not null,
  "printId" text references invoice_print
);
create index invoice_sending_invoice on invoice_sending ("invoiceId", at);

create table invoice_act (
  id text primary key,
  "invoiceId" text not null references invoice on delete cascade,
  version integer not null,
  at timestamptz not null,
  act text not null,
  "byId" text references user_account,
  remark text not null default ''
);
create index invoice_act_invoice on invoice_act ("invoiceId", version, at);

-- Ageing is read from sums of open invoices by who owes, who answers and currency. Each row has them by bucket as of one
-- day, the same for all; a job moves that day every night, and what crossed a border since is put right when it is read.
create table aging_day (
  one boolean primary key default true check (one),
  day text not null
);
insert into aging_day (day) values (to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD'));

create table aging_sum (
  side text not null,
  "companyId" text not null,
  "partyId" text not null,
  -- Empty where nobody answers.
  "salesId" text not null,
  "departmentId" text not null,
  currency text not null,
  "notDue" numeric(20, 3) not null default 0,
  to30 numeric(20, 3) not null default 0,
  to60 numeric(20, 3) not null default 0,
  to90 numeric(20, 3) not null default 0,
  over90 numeric(20, 3) not null default 0,
  count integer not null default 0,
  primary key (side, "companyId", "partyId", "salesId", "departmentId", currency)
);

create function aging_bucket(due text, day text) returns text language sql immutable parallel safe as $$
  select case when day::date - due::date < 0 then 'notDue' when day::date - due::date <= 30 then 'to30'
    when day::date - due::date <= 60 then 'to60' when day::date - due::date <= 90 then 'to90' else 'over90' end
$$;

create function add_to_aging(i invoice, factor integer, day text) returns void language sql as $$
  insert into aging_sum as s (side, "companyId", "partyId", "salesId", "departmentId", currency, "notDue", to30, to60,
    to90, over90, count)
  select i.side, i."companyId", i."partyId", coalesce(i."salesId", ''), coalesce(i."departmentId", ''), i.currency,
    case b when 'notDue' then v else 0 end, case b when 'to30' then v else 0 end, case b when 'to60' then v else 0 end,
    case b when 'to90' then v else 0 end, case b when 'over90' then v else 0 end, factor
  from (select aging_bucket(i."dueOn", day) as b, factor * i.balance as v) as one
  on conflict (side, "companyId", "partyId", "salesId", "departmentId", currency) do update
    set "notDue" = s."notDue" + excluded."notDue", to30 = s.to30 + excluded.to30, to60 = s.to60 + excluded.to60,
      to90 = s.to90 + excluded.to90, over90 = s.over90 + excluded.over90, count = s.count + excluded.count
$$;

create function is_aging(i invoice) returns boolean language sql immutable as $$
  select i.kind <> 'credit' and i.status in ('issued', 'partlyPaid')
$$;

-- The day of the sums does not move while an invoice changes them.
create function keep_aging() returns trigger language plpgsql as $$
declare
  day text;
begin
  if (tg_op <> 'INSERT' and is_aging(old)) or (tg_op <> 'DELETE' and is_aging(new)) then
    select a.day into day from aging_day a for share;
    if tg_op <> 'INSERT' and is_aging(old) then perform add_to_aging(old, -1, day); end if;
    if tg_op <> 'DELETE' and is_aging(new) then perform add_to_aging(new, 1, day); end if;
  end if;
  return null;
end $$;
create trigger invoice_aging after insert or update or delete on invoice
  for each row execute function keep_aging();
