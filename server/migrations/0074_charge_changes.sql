-- Corrections of charges whose month is closed. What was charged there stays: later charges take back what of it was
-- not billed and say what it is instead.
alter table shipment_charge
  -- In its currency, what later charges took back of it; of a charge that takes back, all of it. None of it is billed.
  add column corrected numeric(18, 3) not null default 0,
  -- The charge it corrects, and the change order that made it.
  add column "correctsId" text references shipment_charge,
  add column "changeId" text,
  add column "takesBack" boolean not null default false,
  add check (abs(invoiced) <= abs(amount - corrected));
create index shipment_charge_corrects on shipment_charge ("correctsId") where "correctsId" is not null;
drop index shipment_charge_unbilled;
create index shipment_charge_unbilled on shipment_charge ("partyId", currency)
  where status = 'approved' and invoiced <> amount - corrected;

create table charge_change (
  id text primary key,
  version integer not null default 1,
  "changeNo" text not null unique,
  "shipmentId" text not null references shipment,
  reason text not null,
  status text not null check (status in ('draft', 'asked', 'approved', 'rejected', 'withdrawn')),
  -- Why it could not be carried out.
  "stateRemark" text not null default '',
  -- The request about it: the one that runs, or the last one.
  "flowId" text,
  -- What the shipment earns without tax, in the currency of the books.
  "profitBefore" numeric(18, 2) not null,
  "profitAfter" numeric(18, 2) not null,
  "createdBy" text references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "askedAt" timestamptz,
  "settledAt" timestamptz
);
create index charge_change_shipment on charge_change ("shipmentId", "creatorTime" desc, id desc);
alter table shipment_charge add foreign key ("changeId") references charge_change;
create index shipment_charge_change on shipment_charge ("changeId") where "changeId" is not null;

create table charge_change_line (
  "changeId" text not null references charge_change on delete cascade,
  seq integer not null,
  kind text not null check (kind in ('change', 'add', 'remove')),
  -- The charge as its asker knew it; none of a new one.
  "chargeId" text references shipment_charge,
  "chargeVersion" integer,
  before jsonb,
  after jsonb,
  -- While the request runs no other one may ask about the same charge.
  "isAsked" boolean not null default false,
  primary key ("changeId", seq)
);
create unique index charge_change_line_asked on charge_change_line ("chargeId") where "isAsked";
