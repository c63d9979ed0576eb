-- When a shipment was cancelled: what is heard of it later is of no account. And the one that took over its cargo.
alter table shipment add column "cancelledAt" timestamptz;
alter table shipment add column "mergedIntoId" text references shipment (id);
update shipment set "cancelledAt" = "lastModifyTime" where status = 'cancelled';
