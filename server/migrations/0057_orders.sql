-- What customers order online. `fields` is what somebody filled in; the columns beside it are what lists are found by.
create table online_order (
  id text primary key,
  version integer not null default 1,
  "orderNo" text not null unique,
  status text not null check (status in ('draft', 'submitted', 'needInfo', 'rejected', 'accepted', 'booking',
    'confirmed', 'converted', 'completed', 'cancelled', 'expired')),
  -- What the customer asked for and nobody answered yet, with what differs.
  request text check (request in ('amend', 'cancel')),
  asked jsonb,
  -- Chosen by the device that wrote it.
  "clientId" text,
  "placedBy" text not null references user_account,
  "isPlacedByStaff" boolean not null,
  "customerId" text references customer,
  "customerNameZh" text not null,
  "customerNameEn" text not null,
  "salesId" text references user_account,
  mode text not null,
  "polId" text,
  "podId" text,
  "carrierId" text,
  "rateId" text,
  "quoteId" text,
  "quoteNo" text not null default '',
  fields jsonb not null,
  -- As it was promised, with floors and list prices, which never leave the server; and what it came to before.
  price jsonb,
  "priceBefore" jsonb,
  -- What the freight of this price costs the company.
  costs jsonb,
  "priceLockUntil" timestamptz,
  -- The departure that was chosen; from the release on with its cut-offs as they were then.
  sailing jsonb,
  -- The day it sails, or the first day it is wished to.
  "etdOn" text,
  "soNo" text not null default '',
  "slaDue" timestamptz,
  "isLateTold" boolean not null default false,
  "isWaitingForCredit" boolean not null default false,
  "rejectReason" text,
  "stateRemark" text not null default '',
  "deadFreight" jsonb,
  "submittedAt" timestamptz,
  "acceptedAt" timestamptz,
  "bookedAt" timestamptz,
  "confirmedAt" timestamptz,
  "convertedAt" timestamptz,
  "endedAt" timestamptz,
  "shipmentId" text,
  "shipmentNo" text not null default '',
  "copiedFromId" text,
  "searchText" text not null,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null
);
-- The lists: everybody's, those somebody placed, those of a customer; by state, by the day of departure.
create index online_order_newest on online_order ("lastModifyTime" desc, id desc);
create index online_order_placed on online_order ("placedBy", "lastModifyTime" desc, id desc);
create index online_order_customer on online_order ("customerId", "lastModifyTime" desc, id desc);
create index online_order_status on online_order (status, "lastModifyTime" desc, id desc);
create index online_order_etd on online_order ("etdOn");
create index online_order_words on online_order using gin (grams_of("searchText")) with (fastupdate = off);
-- The clock: prices that are not held any longer, answers that are late.
create index online_order_lock on online_order ("priceLockUntil") where status in ('draft', 'submitted');
create index online_order_late on online_order ("slaDue") where status = 'submitted' and not "isLateTold";
-- A draft that a device sends twice is one order, and an order becomes one shipment.
create unique index online_order_client on online_order ("placedBy", "clientId") where "clientId" is not null;
create unique index online_order_shipment on online_order ("shipmentId") where "shipmentId" is not null;

-- What was done with an order, in the transaction that did it.
create table online_order_act (
  id text primary key,
  "orderId" text not null references online_order on delete cascade,
  -- That of the order then: what happens at one moment has an order too.
  version integer not null,
  at timestamptz not null,
  act text not null,
  "byId" text references user_account,
  "isByCustomer" boolean not null,
  status text not null,
  "rejectReason" text,
  remark text not null,
  -- Said among staff.
  "isRemarkInternal" boolean not null default false,
  differences jsonb not null
);
create index online_order_act_order on online_order_act ("orderId", version, at);

create table order_template (
  id text primary key,
  "ownerId" text not null references user_account,
  name text not null,
  "customerId" text references customer,
  mode text not null,
  fields jsonb not null,
  "creatorTime" timestamptz not null,
  unique ("ownerId", name)
);
