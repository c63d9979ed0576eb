-- The exceptions of a shipment are worked out of what its sources said, those that are over as well. What was open here
-- for a while, and by what is known now never was, is kept apart.
alter table shipment_exception add column "wasSeen" boolean not null default true;
alter table shipment_exception add column "isOverturned" boolean not null default false;
