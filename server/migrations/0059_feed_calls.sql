-- How often a feed was asked in a minute: who looks at one shipment must not ask a carrier without end.
alter table tracking_feed add column "callMinute" timestamptz;
alter table tracking_feed add column "callCount" integer not null default 0;
