-- Money that came and went, whose it is, and what of it no invoice has used yet.
create table payment (
  id text primary key,
  version integer not null default 1,
  "paymentNo" text not null unique,
  direction text not null check (direction in ('in', 'out')),
  kind text not null check (kind in ('normal', 'prepaid', 'deposit', 'refund')),
  status text not null check (status in ('draft', 'confirmed', 'reversed')),
  "companyId" text not null references organisation,
  "bankAccountId" text not null references bank_account,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What counts for the party; of a receipt the bank kept the fee back, of a payment it comes on top.
  amount numeric(18, 3) not null check (amount > 0),
  fee numeric(18, 3) not null check (fee >= 0),
  "bookRate" numeric(18, 8) not null,
  "bookAmount" numeric(18, 2) not null,
  "bookFee" numeric(18, 2) not null,
  -- What is nobody's yet.
  unclaimed numeric(18, 3) not null check (unclaimed >= 0),
  "bookUnclaimed" numeric(18, 2) not null,
  "valueOn" text not null,
  "payerName" text not null,
  "bankRef" text not null,
  remark text not null,
  "searchText" text not null default '',
  "createdBy" text references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "reversedAt" timestamptz,
  "reverseReason" text not null default ''
);
create index payment_newest on payment ("creatorTime" desc, id desc);
create index payment_company on payment ("companyId", "creatorTime" desc, id desc);
create index payment_unclaimed on payment ("creatorTime" desc, id desc) where unclaimed > 0 and status = 'confirmed';
create index payment_words on payment using gin (grams_of("searchText")) with (fastupdate = off);
create unique index payment_bank_ref on payment ("bankAccountId", "bankRef") where "bankRef" <> '' and status <> 'reversed';

create table payment_party (
  "paymentId" text not null references payment on delete cascade,
  "partyId" text not null references customer,
  amount numeric(18, 3) not null check (amount >= 0),
  -- What no invoice has used, and what that is worth in the books.
  unapplied numeric(18, 3) not null,
  "bookUnapplied" numeric(18, 2) not null,
  primary key ("paymentId", "partyId"),
  check (unapplied >= 0 and unapplied <= amount)
);
create index payment_party_open on payment_party ("partyId") where unapplied > 0;
create index payment_party_party on payment_party ("partyId");

create table payment_act (
  id text primary key,
  "paymentId" text not null references payment on delete cascade,
  version integer not null,
  at timestamptz not null,
  act text not null,
  "byId" text references user_account,
  remark text not null default ''
);
create index payment_act_payment on payment_act ("paymentId", version, at);

alter table settlement add foreign key ("paymentId") references payment;
