-- The screen of the app that a message opens, with its query.
alter table message add column link text not null default '';

-- What a customer was offered. A snapshot: nothing in it follows the rate, the customer or the exchange rates.
create table quote (
  id text primary key,
  version integer not null default 1,
  "quoteNo" text not null unique,
  status text not null check (status in ('draft', 'sent', 'viewed', 'accepted', 'lost')),
  "searchText" text not null,
  "ownerId" text not null references user_account,
  "customerId" text references customer,
  "customerNameZh" text not null,
  "customerNameEn" text not null,
  addressee text not null,
  "contactName" text not null,
  language text not null,
  "rateId" text not null,
  mode text not null,
  -- The rate as it was, without its layers and what it says to the company alone.
  rate jsonb not null,
  sailing jsonb,
  asked jsonb not null,
  cargo jsonb not null,
  -- With floors and list prices, which leave the server for staff only.
  lines jsonb not null,
  excluded jsonb not null,
  totals jsonb not null,
  teu text not null,
  currency text not null,
  converted jsonb,
  "missingRate" jsonb,
  "validUntil" timestamptz not null,
  remark text not null,
  "isBelowFloor" boolean not null,
  "sentAt" timestamptz,
  "viewedAt" timestamptz,
  "acceptedAt" timestamptz,
  "acceptedName" text not null default '',
  "acceptedBy" text references user_account,
  "lostAt" timestamptz,
  "lostReason" text,
  "lostRemark" text not null default '',
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null
);
-- The lists: everybody's, those of an owner, those of a customer; and what a change of a rate concerns.
create index quote_newest on quote ("lastModifyTime" desc, id desc);
create index quote_owner on quote ("ownerId", "lastModifyTime" desc, id desc);
create index quote_customer on quote ("customerId", "lastModifyTime" desc, id desc);
create index quote_rate on quote ("rateId", "lastModifyTime" desc, id desc);

create table quote_link (
  "tokenHash" bytea primary key,
  "quoteId" text not null references quote on delete cascade,
  "creatorUserId" text references user_account,
  "creatorTime" timestamptz not null,
  "expiresAt" timestamptz not null
);
-- A quote has one link at most: a new one takes the place of the one before.
create unique index quote_link_quote on quote_link ("quoteId");
