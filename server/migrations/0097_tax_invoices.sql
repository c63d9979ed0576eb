-- How much of what is billed stands on tax invoices: `taxAsked` of all that are alive, `taxInvoiced` of those issued,
-- less what red ones took back.
alter table invoice
  add column "taxAsked" numeric(18, 3) not null default 0,
  add column "taxInvoiced" numeric(18, 3) not null default 0;
alter table invoice_line
  add column "taxAsked" numeric(18, 3) not null default 0,
  add column "taxInvoiced" numeric(18, 3) not null default 0,
  -- Nothing is ever taxed beyond what is billed, whoever asks at once; a line below nothing is a discount.
  add constraint invoice_line_taxed check (
    abs("taxAsked") <= abs(amount) and abs("taxInvoiced") <= abs("taxAsked")
    and sign("taxAsked") in (0, sign(amount)) and sign("taxInvoiced") in (0, sign(amount)));

-- Invoices for the tax administration (发票), blue and red. Amounts are yuan; those of red ones lie below nothing.
create table tax_invoice (
  id text primary key,
  version integer not null default 1,
  "applyNo" text not null unique,
  kind text not null check (kind in ('eSpecial', 'eNormal', 'paperSpecial', 'paperNormal', 'proforma')),
  status text not null check (status in ('applied', 'approved', 'failed', 'issued', 'delivered', 'redPending',
    'partRed', 'redDone', 'rejected', 'cancelled', 'voided')),
  -- What it was before a red one was applied for.
  "statusBefore" text,
  "stateRemark" text not null default '',
  "companyId" text not null references organisation,
  "partyId" text not null references customer,
  title text not null,
  "taxNo" text not null,
  "addressPhone" text not null,
  "bankAccount" text not null,
  email text not null,
  "sellerName" text not null,
  gross numeric(18, 2) not null,
  net numeric(18, 2) not null,
  tax numeric(18, 2) not null,
  -- What of a blue one red ones took back.
  "redGross" numeric(18, 2) not null default 0 check ("redGross" >= 0),
  remark text not null,
  transport jsonb,
  "redOfId" text references tax_invoice,
  "redReason" text check ("redReason" in ('01', '02', '03', '04')),
  confirmation text not null default 'none'
    check (confirmation in ('none', 'needed', 'asked', 'confirmed', 'refused', 'expired')),
  "confirmNo" text not null default '',
  "confirmUntil" timestamptz,
  -- The request of the workflow about it.
  "flowId" text,
  code text not null default '',
  number text not null default '',
  -- Code and number together: one over all kinds.
  "fullNumber" text unique,
  "issuedOn" text,
  "issuedBy" text references user_account,
  "issuedAt" timestamptz,
  "approvedAt" timestamptz,
  -- The month whose quota it uses.
  "quotaMonth" text,
  "deliveredAt" timestamptz,
  "searchText" text not null default '',
  "createdBy" text references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  check (net + tax = gross),
  check (case when "redOfId" is null then gross > 0 and "redGross" <= gross else gross < 0 end),
  check (status <> 'redPending' or "statusBefore" is not null)
);
create index tax_invoice_company on tax_invoice ("companyId", "creatorTime" desc, id desc);
create index tax_invoice_party on tax_invoice ("partyId", "creatorTime" desc, id desc);
create index tax_invoice_status on tax_invoice (status, "creatorTime" desc, id desc);
create index tax_invoice_maker on tax_invoice ("createdBy", "creatorTime" desc, id desc);
create index tax_invoice_red on tax_invoice ("redOfId") where "redOfId" is not null;
-- One red one at a time.
create unique index tax_invoice_one_red on tax_invoice ("redOfId")
  where "redOfId" is not null and status in ('applied', 'approved', 'failed');
create index tax_invoice_quota on tax_invoice ("companyId", "quotaMonth") where "quotaMonth" is not null;
create index tax_invoice_waits on tax_invoice ("confirmUntil") where confirmation = 'asked';
create index tax_invoice_words on tax_invoice using gin (grams_of("searchText")) with (fastupdate = off);

create table tax_invoice_line (
  id text primary key,
  "taxInvoiceId" text not null references tax_invoice on delete cascade,
  seq integer not null,
  "invoiceLineId" text not null references invoice_line,
  "invoiceId" text not null references invoice,
  "itemName" text not null,
  currency text not null,
  -- In the currency of the invoice, and the rate into yuan of the day it was applied for.
  amount numeric(18, 3) not null,
  rate numeric(18, 8) not null,
  gross numeric(18, 2) not null,
  net numeric(18, 2) not null,
  tax numeric(18, 2) not null,
  "vatKind" text not null,
  "vatRate" numeric(5, 2) not null,
  -- Of a red one: the line it takes back; of a blue one: what of it was taken back.
  "redOfId" text references tax_invoice_line,
  "redAmount" numeric(18, 3) not null default 0,
  "redGross" numeric(18, 2) not null default 0,
  "redNet" numeric(18, 2) not null default 0,
  check (net + tax = gross),
  check (abs("redGross") <= abs(gross) and abs("redAmount") <= abs(amount)),
  unique ("taxInvoiceId", seq)
);
create index tax_invoice_line_invoice on tax_invoice_line ("invoiceId");
create index tax_invoice_line_source on tax_invoice_line ("invoiceLineId");

create table tax_invoice_delivery (
  id text primary key,
  "taxInvoiceId" text not null references tax_invoice on delete cascade,
  at timestamptz not null,
  "byId" text references user_account,
  via text not null,
  "to" text not null
);
create index tax_invoice_delivery_of on tax_invoice_delivery ("taxInvoiceId", at);

create table tax_invoice_act (
  id text primary key,
  "taxInvoiceId" text not null references tax_invoice on delete cascade,
  version integer not null,
  at timestamptz not null,
  act text not null,
  "byId" text references user_account,
  remark text not null default ''
);
create index tax_invoice_act_of on tax_invoice_act ("taxInvoiceId", version, at);
