-- Cargo that is let go, and cargo that is kept back.
create table cargo_release (
  id text primary key,
  version integer not null default 1,
  "releaseNo" text not null unique,
  "shipmentId" text not null references shipment,
  -- Whose it is: the lists of finance and documents are those of their companies.
  "companyId" text references organisation,
  "customerId" text not null references customer,
  kind text not null check (kind in ('original', 'telex', 'seaway', 'deliveryOrder')),
  -- Empty: all of the cargo.
  "containerNos" text[] not null default '{}',
  status text not null check (status in
    ('applied', 'approving', 'approved', 'held', 'released', 'rejected', 'withdrawn', 'expired', 'revoked')),
  "heldFrom" text check ("heldFrom" in ('applied', 'approving', 'approved')),
  "stateRemark" text not null default '',
  reason text not null default '',
  -- Who vouches for the money, and by which day it comes.
  guarantor text not null default '',
  "payBy" text,
  "promiseToldAt" timestamptz,
  -- The gate as it was approved.
  snapshot jsonb,
  "snapshotAt" timestamptz,
  -- The request of the workflow about it.
  "flowId" text,
  "appliedBy" text references user_account,
  "appliedAt" timestamptz not null,
  "isByCustomer" boolean not null,
  "approvedAt" timestamptz,
  "expiresAt" timestamptz,
  "executedBy" text references user_account,
  "executedAt" timestamptz,
  "releaseRef" text not null default '',
  "agentToldAt" timestamptz,
  "stopConfirmedBy" text references user_account,
  "stopConfirmedAt" timestamptz,
  "searchText" text not null default '',
  "lastModifyTime" timestamptz not null,
  check ((status = 'held') = ("heldFrom" is not null)),
  check (status <> 'released' or "executedAt" is not null),
  check ((guarantor = '') = ("payBy" is null))
);
create index cargo_release_shipment on cargo_release ("shipmentId");
create index cargo_release_company on cargo_release ("companyId", "appliedAt" desc, id desc);
create index cargo_release_status on cargo_release (status, "appliedAt" desc, id desc);
create index cargo_release_customer on cargo_release ("customerId", "appliedAt" desc, id desc);
create index cargo_release_promise on cargo_release ("payBy") where "payBy" is not null and "promiseToldAt" is null;
create index cargo_release_words on cargo_release using gin (grams_of("searchText")) with (fastupdate = off);

create table cargo_release_act (
  id text primary key,
  "releaseId" text not null references cargo_release on delete cascade,
  version integer not null,
  at timestamptz not null,
  act text not null,
  "byId" text references user_account,
  remark text not null default ''
);
create index cargo_release_act_of on cargo_release_act ("releaseId", at, id);

create table cargo_hold (
  id text primary key,
  "shipmentId" text not null references shipment,
  "containerNos" text[] not null default '{}',
  type text not null check (type in ('credit', 'customs', 'carrier', 'terminal', 'documents', 'shipper', 'legal',
    'quarantine', 'dangerous', 'overweight')),
  reason text not null,
  until text,
  -- Placed by the rule about overdue invoices, which lifts it too.
  "isByRule" boolean not null,
  "placedBy" text references user_account,
  "placedAt" timestamptz not null,
  "liftedBy" text references user_account,
  "liftedAt" timestamptz,
  "liftReason" text not null default ''
);
create index cargo_hold_shipment on cargo_hold ("shipmentId", "placedAt" desc);
-- The rule places one at a time.
create unique index cargo_hold_rule on cargo_hold ("shipmentId") where "isByRule" and "liftedAt" is null;
create index cargo_hold_until on cargo_hold (until) where until is not null and "liftedAt" is null;

-- Originals of a bill that came back to us.
create table collected_originals (
  "billId" text primary key references shipment_bill on delete cascade,
  collected integer not null check (collected between 0 and 9),
  "byId" text references user_account,
  at timestamptz not null
);
