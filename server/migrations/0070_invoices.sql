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
  "importId" text,
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
  -- Nothing is ever paid or credited beyond what is owed, whoever does it at once.
  check (status in ('draft', 'void') or (balance >= 0 and settled >= 0 and credited >= 0)),
  check (net + tax = total)
);
create index invoice_newest on invoice ("creatorTime" desc, id desc);
create index invoice_party on invoice ("partyId", "creatorTime" desc, id desc);
create index invoice_status on invoice (status, "creatorTime" desc, id desc);
create index invoice_sales on invoice ("salesId", "creatorTime" desc, id desc);
create index invoice_credit_of on invoice ("creditOfId") where "creditOfId" is not null;
create index invoice_company on invoice ("companyId", "creatorTime" desc, id desc);
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

-- Money that an invoice used; taken back it stays, with when and why.
create table settlement (
  id text primary key,
  "invoiceId" text not null references invoice,
  "paymentId" text not null,
  -- As in the payment: whose it is and when it counted are never changed there.
  "paymentNo" text not null,
  "valueOn" text not null,
  "partyId" text not null references customer,
  "payCurrency" text not null,
  paid numeric(18, 3) not null check (paid > 0),
  "paidBook" numeric(18, 2) not null,
  covered numeric(18, 3) not null check (covered > 0),
  rounding numeric(18, 3) not null check (rounding >= 0),
  "settledBook" numeric(18, 2) not null,
  "crossRate" numeric(18, 8),
  "exchangeGain" numeric(18, 2) not null,
  at timestamptz not null,
  "byId" text references user_account,
  "reversedAt" timestamptz,
  "reversedBy" text references user_account,
  "reverseReason" text not null default ''
);
create index settlement_invoice on settlement ("invoiceId", at);
create index settlement_payment on settlement ("paymentId", at);
