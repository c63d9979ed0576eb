-- Lists of a million shipments are as fast as those of ten thousand.

-- Three bytes that follow each other inside a word: a word is only where all of its threes are. Two letters, as quotes and
-- orders are found by, stand in nearly every text of a hundred figures; threes tell more, and take a seventh of the time.
create function threes_of(words text) returns int4[] language sql immutable strict parallel safe cost 1000 as $$
  select array(
    select (get_byte(bytes, place) << 16) | (get_byte(bytes, place + 1) << 8) | get_byte(bytes, place + 2)
    from (select convert_to(words, 'UTF8') as bytes offset 0) as written,
      generate_series(0, octet_length(bytes) - 3) as place
    where get_byte(bytes, place) > 32 and get_byte(bytes, place + 1) > 32 and get_byte(bytes, place + 2) > 32)
$$;

-- What shipments are searched by stands by itself: it seldom changes, and each event writes the row of its shipment, with
-- two hundred entries of this index where they stood together.
create table shipment_text (
  "shipmentId" text primary key references shipment on delete cascade,
  words text not null
);
insert into shipment_text select id, "searchText" from shipment;
create index shipment_text_threes on shipment_text using gin (threes_of(words)) with (fastupdate = off);
-- Taking samples of it takes longer than what they would tell.
alter index shipment_text_threes alter column 1 set statistics 0;
drop index shipment_grams;
alter table shipment drop column "searchText";

-- Lists are narrowed by stage more often than by anything else. Every row is written, so its indexes are made again after.
drop index shipment_viewer_sails, shipment_viewer_segment, shipment_viewer_troubled, shipment_viewer_release,
  shipment_viewer_shipment;
alter table shipment_viewer add column stage text not null default 'unbooked';
update shipment_viewer set stage = shipment.stage from shipment where shipment.id = shipment_viewer."shipmentId";
create index shipment_viewer_sails on shipment_viewer ("viewerId", "sailsAt" desc, "shipmentId" desc);
create index shipment_viewer_segment on shipment_viewer ("viewerId", segment, "sailsAt" desc, "shipmentId" desc);
create index shipment_viewer_stage on shipment_viewer ("viewerId", stage, "sailsAt" desc, "shipmentId" desc)
  include (segment);
create index shipment_viewer_troubled on shipment_viewer ("viewerId", "sailsAt" desc, "shipmentId" desc) where "isTroubled";
create index shipment_viewer_release on shipment_viewer ("viewerId", "sailsAt" desc, "shipmentId" desc) where "awaitsRelease";
create index shipment_viewer_shipment on shipment_viewer ("shipmentId");

-- What long lists are sorted by, each segment for itself: what is on the way is not searched for among what is over.
drop index shipment_segment;
drop index shipment_sails;
drop index shipment_troubled;
create index shipment_by_eta on shipment (segment, coalesce(eta, 'infinity'), id);
create index shipment_by_number on shipment (segment, "shipmentNo", id);
create index shipment_by_change on shipment (segment, "lastModifyTime", id);
create index shipment_by_trouble on shipment (segment, (case "worstSeverity"
  when 'critical' then 4 when 'high' then 3 when 'warn' then 2 when 'info' then 1 else 0 end), "sailsAt", id);
-- What few shipments of a long list have is looked up.
create index shipment_pol on shipment ("polId");
create index shipment_pod on shipment ("podId");
create index shipment_carrier on shipment ("carrierId");
create index shipment_vessel on shipment ("vesselName" text_pattern_ops, "voyageNo");
create index shipment_etd on shipment (etd);
create index shipment_customer on shipment ("customerId");
-- The arrivals of a calendar.
create index shipment_arrival on shipment (coalesce(ata, eta), id);

-- The list of what is wrong.
create index shipment_exception_status on shipment_exception (status, "openedAt" desc, id desc);
