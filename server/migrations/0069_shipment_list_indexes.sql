-- Counts, numbers, days and lanes of a million shipments are read from indexes alone.

-- Lists add up how much they have. Every row is written, so its indexes are made again after.
drop index shipment_viewer_sails, shipment_viewer_segment, shipment_viewer_stage, shipment_viewer_troubled,
  shipment_viewer_release, shipment_viewer_shipment;
alter table shipment_viewer add column teu numeric(8, 2) not null default 0;
update shipment_viewer set teu = shipment.teu
  from shipment where shipment.id = shipment_viewer."shipmentId" and shipment.teu <> 0;
-- Whether a shipment is in a list, and as what, is asked of the index alone.
alter table shipment_viewer drop constraint shipment_viewer_pkey;
alter table shipment_viewer add primary key ("viewerId", "shipmentId")
  include ("sailsAt", segment, stage, "isTroubled", "awaitsRelease", teu);
create index shipment_viewer_sails on shipment_viewer ("viewerId", "sailsAt" desc, "shipmentId" desc);
create index shipment_viewer_segment on shipment_viewer ("viewerId", segment, "sailsAt" desc, "shipmentId" desc);
create index shipment_viewer_stage on shipment_viewer ("viewerId", stage, "sailsAt" desc, "shipmentId" desc)
  include (segment, teu);
create index shipment_viewer_troubled on shipment_viewer ("viewerId", "sailsAt" desc, "shipmentId" desc) where "isTroubled";
create index shipment_viewer_release on shipment_viewer ("viewerId", "sailsAt" desc, "shipmentId" desc) where "awaitsRelease";
create index shipment_viewer_shipment on shipment_viewer ("shipmentId");

-- A lane is looked up by both of its ports.
drop index shipment_pod;
create index shipment_lane on shipment ("podId", "polId");
-- A list is sorted by departures, so one of some days is a part of it; those that left on quite another day are few.
create index shipment_slipped on shipment (etd, "sailsAt")
  where atd - etd > interval '10 days' or etd - atd > interval '10 days';
-- Near cut-offs and last free days.
create index shipment_by_due on shipment (segment, coalesce("nextDueAt", 'infinity'), id);

-- Thousands of numbers may begin alike: which shipments they are of is read from the index alone.
drop index shipment_reference_key, shipment_reference_end;
create index shipment_reference_key on shipment_reference (key text_pattern_ops) include ("shipmentId", kind);
create index shipment_reference_end on shipment_reference (reverse(key) text_pattern_ops)
  include (key, "shipmentId", kind);
