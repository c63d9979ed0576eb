-- What a shipment earns and costs, line by line. Amounts are in the currency of the line; those of the books beside them
-- are worked out by the rate of its day and kept with that rate.
create table shipment_charge (
  id text primary key,
  version integer not null default 1,
  "shipmentId" text not null references shipment,
  -- Its place among those of the shipment, as they were entered.
  seq integer not null,
  -- As in the shipment when it was written: whose books, and who answers for the customer.
  "companyId" text not null references organisation,
  side text not null check (side in ('receivable', 'payable')),
  "chargeCodeId" text not null references charge_code,
  "partyId" text not null references customer,
  unit text not null,
  quantity numeric(13, 4) not null,
  price numeric(16, 4) not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric(18, 3) not null,
  net numeric(18, 3) not null,
  tax numeric(18, 3) not null,
  "vatKind" text not null,
  "vatRate" numeric(5, 2) not null,
  "bookRate" numeric(18, 8),
  "rateKind" text,
  "rateOn" text,
  "bookAmount" numeric(18, 2),
  "bookNet" numeric(18, 2),
  "bookTax" numeric(18, 2),
  "onBehalf" boolean not null,
  "isConfidential" boolean not null,
  source text not null,
  "quoteLineId" text,
  status text not null check (status in ('draft', 'submitted', 'approved', 'rejected', 'changeAsked', 'removalAsked')),
  "stateRemark" text not null default '',
  -- In its currency; never more than its amount.
  invoiced numeric(18, 3) not null default 0,
  settled numeric(18, 3) not null default 0,
  "isDisputed" boolean not null default false,
  period text not null,
  remark text not null default '',
  "createdBy" text references user_account,
  "creatorTime" timestamptz not null,
  "approvedBy" text references user_account,
  "approvedAt" timestamptz,
  "lastModifyTime" timestamptz not null,
  check (abs(invoiced) <= abs(amount) and abs(settled) <= abs(amount)),
  check (net + tax = amount)
);
create index shipment_charge_shipment on shipment_charge ("shipmentId", seq, id);
create index shipment_charge_newest on shipment_charge ("creatorTime" desc, id desc);
create index shipment_charge_party on shipment_charge ("partyId", "creatorTime" desc, id desc);
create index shipment_charge_to_audit on shipment_charge ("creatorTime" desc, id desc)
  where status in ('submitted', 'changeAsked', 'removalAsked');
create index shipment_charge_disputed on shipment_charge ("creatorTime" desc, id desc) where "isDisputed";
create index shipment_charge_unbilled on shipment_charge ("partyId", currency)
  where status = 'approved' and invoiced <> amount;
create index shipment_charge_waiting on shipment_charge (period) where status <> 'approved';

-- What was done with a charge, in the transaction that did it; stays when the charge is removed.
create table charge_act (
  id text primary key,
  "chargeId" text not null,
  -- That of the charge then: what happens at one moment has an order too.
  version integer not null,
  "shipmentId" text not null references shipment on delete cascade,
  at timestamptz not null,
  act text not null,
  "byId" text references user_account,
  remark text not null default '',
  differences jsonb not null
);
create index charge_act_charge on charge_act ("chargeId", version, at);
create index charge_act_shipment on charge_act ("shipmentId", at);

-- Sets of charges that are entered together, for everybody who writes charges.
create table charge_template (
  id text primary key,
  name text not null unique,
  -- Who kept it last.
  "ownerId" text references user_account,
  lines jsonb not null,
  "creatorTime" timestamptz not null
);
