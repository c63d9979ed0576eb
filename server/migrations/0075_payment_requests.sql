-- Requests to pay suppliers. Approved ones are paid once: by a payment that settles their invoices.
create table payment_request (
  id text primary key,
  version integer not null default 1,
  "requestNo" text not null unique,
  -- Invoices that are due, or money ahead of any.
  kind text not null check (kind in ('invoices', 'prepaid')),
  "companyId" text not null references organisation,
  "partyId" text not null references customer,
  "bankAccountId" text not null references bank_account,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric(18, 3) not null check (amount > 0),
  "wantedOn" text not null,
  reason text not null,
  status text not null check (status in ('asked', 'approved', 'paid', 'rejected', 'withdrawn')),
  "stateRemark" text not null default '',
  -- The request of the workflow about it.
  "flowId" text,
  "paymentId" text unique references payment,
  "searchText" text not null default '',
  "createdBy" text references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "settledAt" timestamptz,
  "paidBy" text references user_account,
  "paidAt" timestamptz,
  check ((status = 'paid') = ("paymentId" is not null))
);
create index payment_request_company on payment_request ("companyId", "creatorTime" desc, id desc);
create index payment_request_status on payment_request (status, "creatorTime" desc, id desc);
create index payment_request_asker on payment_request ("createdBy", "creatorTime" desc, id desc);
create index payment_request_words on payment_request using gin (grams_of("searchText")) with (fastupdate = off);

create table payment_request_line (
  "requestId" text not null references payment_request on delete cascade,
  seq integer not null,
  "invoiceId" text not null references invoice,
  amount numeric(18, 3) not null check (amount > 0),
  primary key ("requestId", seq),
  unique ("requestId", "invoiceId")
);
create index payment_request_line_invoice on payment_request_line ("invoiceId");
