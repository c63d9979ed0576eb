-- Customers and partners. Contacts, titles for invoices and credit terms are kept with them: they are read together,
-- and documents carry a copy of what they were made with.
create table customer (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  "enCode" text not null unique,
  "nameCn" text not null unique,
  "nameEn" text not null,
  "shortName" text not null,
  roles jsonb not null,
  kind text not null,
  level text not null,
  "creditCode" text not null,
  "salesId" text,
  "serviceId" text,
  status text not null,
  "portalEnabled" boolean not null,
  contacts jsonb not null,
  "invoiceTitles" jsonb not null,
  "creditTerms" jsonb not null,
  remark text not null
);
create index customer_sales on customer ("salesId");
create unique index customer_credit_code on customer ("creditCode") where "creditCode" <> '';

-- Whose customer an account signs in for: one only, so that everybody knows whose prices and cargo it sees.
create table customer_user (
  "userId" text primary key references user_account on delete cascade,
  "customerId" text not null references customer on delete cascade
);
create index customer_user_customer on customer_user ("customerId");
