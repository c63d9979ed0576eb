-- What a customer owes one of our companies over a period, by currency. What it says is kept with it: a sent one never
-- changes, whatever becomes of its invoices.
create table statement (
  id text primary key,
  version integer not null default 1,
  "statementNo" text not null unique,
  "companyId" text not null references organisation,
  "partyId" text not null references customer,
  "periodFrom" text not null,
  "periodTo" text not null,
  basis text not null check (basis in ('etd', 'billDate', 'bizDate')),
  status text not null check (status in ('draft', 'sent', 'confirmed', 'disputed', 'closed')),
  sums jsonb not null,
  unapplied jsonb not null,
  invoices jsonb not null,
  receipts jsonb not null,
  "invoiceCount" integer not null,
  "computedAt" timestamptz not null,
  remark text not null default '',
  -- What the customer said, and the invoices they named.
  answer text not null default '',
  "answeredBy" text references user_account,
  "answeredAt" timestamptz,
  "namedInvoices" jsonb not null default '[]',
  "searchText" text not null default '',
  "createdBy" text references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "sentAt" timestamptz,
  "closedAt" timestamptz,
  check ("periodFrom" <= "periodTo"),
  check ((status = 'draft') = ("sentAt" is null))
);
create index statement_newest on statement ("creatorTime" desc, id desc);
create index statement_party on statement ("partyId", "creatorTime" desc, id desc);
create index statement_company on statement ("companyId", "creatorTime" desc, id desc);
create index statement_status on statement (status, "creatorTime" desc, id desc);
create index statement_words on statement using gin (grams_of("searchText")) with (fastupdate = off);
-- One at a time of a customer and a period; after it was closed there may be another.
create unique index statement_once on statement ("companyId", "partyId", "periodFrom", "periodTo", basis)
  where status <> 'closed';

create function refuse_statement_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A statement that was sent stays';
  end if;
  if (new."statementNo", new."companyId", new."partyId", new."periodFrom", new."periodTo", new.basis, new.sums,
      new.unapplied, new.invoices, new.receipts, new."sentAt")
    is distinct from (old."statementNo", old."companyId", old."partyId", old."periodFrom", old."periodTo", old.basis,
      old.sums, old.unapplied, old.invoices, old.receipts, old."sentAt") then
    raise exception 'What a sent statement says stays';
  end if;
  return new;
end $$;
create trigger statement_stays before update or delete on statement
  for each row when (old."sentAt" is not null) execute function refuse_statement_change();

-- The papers that were made of a sent one; none is ever replaced.
create table statement_print (
  id text primary key,
  "statementId" text not null references statement,
  no integer not null,
  language text not null,
  sha256 text not null,
  bytes bytea not null,
  at timestamptz not null,
  "byId" text references user_account,
  unique ("statementId", no)
);

create table statement_act (
  id text primary key,
  "statementId" text not null references statement on delete cascade,
  version integer not null,
  at timestamptz not null,
  act text not null,
  "byId" text references user_account,
  remark text not null default ''
);
create index statement_act_statement on statement_act ("statementId", version, at);
