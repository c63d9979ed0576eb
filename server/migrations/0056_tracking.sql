-- Where reports come from.
create table tracking_feed (
  id text primary key,
  version integer not null default 1,
  name text not null,
  -- 'webhook': they send; 'pull': we ask.
  kind text not null check (kind in ('webhook', 'pull')),
  source text not null,
  url text not null default '',
  -- Signs what they send, or lets us in where we ask.
  secret text not null,
  "isEnabled" boolean not null default true,
  cursor text not null default '',
  "nextPullAt" timestamptz,
  failures integer not null default 0,
  "lastError" text not null default '',
  "lastReportAt" timestamptz,
  "lastSyncAt" timestamptz,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null
);
create index tracking_feed_pull on tracking_feed ("nextPullAt") where kind = 'pull' and "isEnabled";

-- What was sent once is not taken a second time.
create table tracking_delivery (
  "feedId" text not null references tracking_feed on delete cascade,
  "deliveryId" text not null,
  "receivedAt" timestamptz not null,
  primary key ("feedId", "deliveryId")
);
create index tracking_delivery_received on tracking_delivery ("receivedAt");

-- What sources reported, once each, whether or not a shipment is known that it is about. Which events a shipment has is
-- asked by its numbers, so that it does not matter which of the two came first.
create table tracking_report (
  id text primary key,
  source text not null,
  "eventId" text not null,
  -- Of everything it says: the same id may be said again with something else.
  hash text not null,
  "issuedAt" timestamptz not null,
  at timestamptz not null,
  report jsonb not null,
  "feedId" text,
  -- Of what people enter: who and why.
  "creatorUserId" text,
  reason text not null default '',
  "receivedAt" timestamptz not null,
  unique (source, "eventId", hash)
);
create index tracking_report_received on tracking_report ("receivedAt");

-- The numbers a report names, normalised as in shipment_reference.
create table tracking_report_key (
  key text not null,
  "reportId" text not null references tracking_report on delete cascade,
  at timestamptz not null,
  primary key (key, "reportId")
);

create table tracking_retraction (
  source text not null,
  "eventId" text not null,
  "creatorUserId" text,
  reason text not null default '',
  "receivedAt" timestamptz not null,
  primary key (source, "eventId")
);

create table shipment_exception (
  id text primary key,
  "shipmentId" text not null references shipment on delete cascade,
  code text not null,
  "containerNo" text not null default '',
  -- What tells it from others of its code: a cut-off, a kind of paper, a port.
  subject text not null default '',
  severity text not null,
  detail text not null default '',
  "openedAt" timestamptz not null,
  -- When we noticed it: what is over within minutes, while reports still came in, leaves nothing behind.
  "foundAt" timestamptz not null,
  "dueAt" timestamptz,
  -- Somebody said until when; the rule does not any more.
  "isDueKept" boolean not null default false,
  "ownerId" text references user_account,
  status text not null check (status in ('open', 'acknowledged', 'resolved', 'ignored')),
  "resolvedAt" timestamptz,
  "resolvedBy" text references user_account,
  note text not null default '',
  -- What the customer is told in place of the usual words.
  "customerText" text not null default ''
);
create unique index shipment_exception_open on shipment_exception ("shipmentId", code, "containerNo", subject) where status <> 'resolved';
create index shipment_exception_shipment on shipment_exception ("shipmentId");
create index shipment_exception_owner on shipment_exception ("ownerId", "openedAt" desc) where status in ('open', 'acknowledged');

-- Who wants to hear of a shipment, or does not, whatever their preferences say.
create table shipment_subscription (
  "userId" text not null references user_account on delete cascade,
  "shipmentId" text not null references shipment on delete cascade,
  "isOn" boolean not null,
  "creatorTime" timestamptz not null,
  primary key ("userId", "shipmentId")
);
create index shipment_subscription_shipment on shipment_subscription ("shipmentId");

-- Of what and when somebody wants to hear.
create table tracking_preference (
  "userId" text primary key references user_account on delete cascade,
  -- Of every shipment that is theirs, without subscribing to each.
  "isSubscribed" boolean not null,
  milestones jsonb not null,
  "onEta" boolean not null,
  "onException" boolean not null,
  -- Minutes of the day in their zone; the same twice: no quiet hours.
  "quietFrom" integer not null,
  "quietTo" integer not null,
  "timeZone" text not null,
  -- 'now', or everything once a day at that minute.
  delivery text not null check (delivery in ('now', 'daily')),
  "dailyAt" integer not null
);

-- What was told or waits to be told; the key is what happened, so that nothing is told twice.
create table shipment_news (
  "userId" text not null references user_account on delete cascade,
  "shipmentId" text not null references shipment on delete cascade,
  key text not null,
  news jsonb not null,
  "dueAt" timestamptz not null,
  "toldAt" timestamptz,
  primary key ("userId", "shipmentId", key)
);
create index shipment_news_due on shipment_news ("dueAt") where "toldAt" is null;

-- Shipments about which there may be something to tell, and the time of arrival that was told last.
create table shipment_telling (
  "shipmentId" text primary key references shipment on delete cascade,
  -- Null: nothing waits.
  "changedAt" timestamptz,
  "toldEta" timestamptz
);
create index shipment_telling_changed on shipment_telling ("changedAt") where "changedAt" is not null;

-- What boxes cost that stay too long.
create table demurrage_tariff (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  kind text not null check (kind in ('demurrage', 'detention')),
  "portId" text references port,
  "carrierId" text references carrier,
  -- Empty: of every type of box.
  "boxTypes" jsonb not null,
  "freeDays" integer not null,
  counts text not null check (counts in ('calendar', 'working')),
  "closedDays" jsonb not null,
  currency text not null,
  tiers jsonb not null,
  "validFrom" date not null,
  "validTo" date,
  remark text not null
);
create index demurrage_tariff_place on demurrage_tariff ("portId", "carrierId", kind);
