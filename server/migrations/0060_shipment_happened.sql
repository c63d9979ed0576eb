-- What has happened to the whole of a shipment, by its events: tasks end with it.
alter table shipment add column happened jsonb not null default '[]';
update shipment set "nextCheckAt" = now() where status = 'active';
