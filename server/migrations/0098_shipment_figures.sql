-- What boards add up: of each shipment by accounting period and salesperson, in whole numbers (volumes in thousandths, money
-- without tax in cents of the books and of US dollars, delays in minutes). Worked out anew by a job within a minute of a
-- change, or by the next question before that.
create table shipment_figure (
  "shipmentId" text not null references shipment on delete cascade,
  period text not null,
  "sellerId" text references user_account,
  "companyId" text,
  "customerId" text not null,
  "carrierId" text,
  "polId" text not null,
  "podId" text not null,
  business text not null,
  mode text not null,
  -- The types of its boxes with their part of its TEU, as 20GP:1000,40HQ:4000.
  boxes text not null,
  "sailsOn" date not null,
  -- When the customer was billed first for the charges of this period.
  "billedOn" date,
  jobs bigint not null,
  teu bigint not null,
  cbm bigint not null,
  "grossKg" bigint not null,
  "chargeableKg" bigint not null,
  arrived bigint not null,
  "onTime" bigint not null,
  "delayMinutes" bigint not null,
  booked bigint not null,
  rolled bigint not null,
  -- Of all charges that are not refused: revenue, cost, and of both the part in dollars and what that is in the books.
  estimated bigint[] not null check (array_length(estimated, 1) = 6),
  -- The same of those that are approved.
  actual bigint[] not null check (array_length(actual, 1) = 6),
  unique nulls not distinct ("shipmentId", period, "sellerId")
);

-- That its figures were worked out, and by which transaction: who keeps them in memory tells by it what is new. Not a
-- moment, since transactions end in another order than they begin.
create table shipment_figure_writer (
  "shipmentId" text primary key references shipment on delete cascade,
  written bigint not null
);
create index shipment_figure_written on shipment_figure_writer using brin (written) with (pages_per_range = 32, autosummarize = on);

-- Shipments whose figures are no longer right. Only ever added to by those who write, so that nobody waits for another;
-- taken away by who works the figures out, in the transaction that does.
create table shipment_figure_stale (
  id bigint generated always as identity primary key,
  "shipmentId" text not null
);

-- Only an index tells how few rows there are; rows of a restored backup name transactions of another database.
create function shipment_figures_written_from(first bigint) returns table ("shipmentId" text)
  language sql stable rows 20 set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
  select w."shipmentId" from shipment_figure_writer w
  where w.written >= first and w.written < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
$$;

-- One row was written of these or another one of those.
create function note_stale_figures() returns trigger language plpgsql as $$
begin
  if is_restoring() then return null; end if;
  if tg_op = 'DELETE' then
    insert into shipment_figure_stale ("shipmentId") select distinct "shipmentId" from removed order by 1;
  else
    insert into shipment_figure_stale ("shipmentId") select distinct "shipmentId" from added order by 1;
  end if;
  return null;
end $$;

create trigger charge_added_to_figures after insert on shipment_charge referencing new table as added
  for each statement execute function note_stale_figures();
create trigger charge_removed_from_figures after delete on shipment_charge referencing old table as removed
  for each statement execute function note_stale_figures();
create trigger member_added_to_figures after insert on shipment_member referencing new table as added
  for each statement execute function note_stale_figures();
create trigger member_changed_in_figures after update on shipment_member referencing new table as added
  for each statement execute function note_stale_figures();
create trigger member_removed_from_figures after delete on shipment_member referencing old table as removed
  for each statement execute function note_stale_figures();
create trigger box_added_to_figures after insert on shipment_box referencing new table as added
  for each statement execute function note_stale_figures();
create trigger box_removed_from_figures after delete on shipment_box referencing old table as removed
  for each statement execute function note_stale_figures();
create trigger line_added_to_figures after insert on invoice_line referencing new table as added
  for each statement execute function note_stale_figures();
create trigger line_removed_from_figures after delete on invoice_line referencing old table as removed
  for each statement execute function note_stale_figures();
create trigger exception_added_to_figures after insert on shipment_exception referencing new table as added
  for each statement execute function note_stale_figures();

-- What is billed and paid of a charge changes often and changes no figure.
create function note_changed_charges() returns trigger language plpgsql as $$
begin
  if is_restoring() then return null; end if;
  insert into shipment_figure_stale ("shipmentId")
  select distinct of."shipmentId" from removed was join added now using (id)
    cross join lateral (values (was."shipmentId"), (now."shipmentId")) of("shipmentId")
  where (was."shipmentId", was.side, was.period, was.status, was."onBehalf", was."bookNet", was.net, was.currency)
    is distinct from (now."shipmentId", now.side, now.period, now.status, now."onBehalf", now."bookNet", now.net, now.currency)
  order by 1;
  return null;
end $$;
create trigger charge_changed_in_figures after update on shipment_charge referencing old table as removed new table as added
  for each statement execute function note_changed_charges();

create function note_changed_boxes() returns trigger language plpgsql as $$
begin
  if is_restoring() then return null; end if;
  insert into shipment_figure_stale ("shipmentId")
  select distinct now."shipmentId" from removed was join added now using (id)
  where (was."shipmentId", was.type) is distinct from (now."shipmentId", now.type)
  order by 1;
  return null;
end $$;
create trigger box_changed_in_figures after update on shipment_box referencing old table as removed new table as added
  for each statement execute function note_changed_boxes();

create function note_changed_shipments() returns trigger language plpgsql as $$
begin
  if is_restoring() then return null; end if;
  insert into shipment_figure_stale ("shipmentId")
  select now.id from removed was join added now using (id)
  where (was."customerId", was."companyId", was."carrierId", was."polId", was."podId", was.business, was.mode, was.status)
    is distinct from
      (now."customerId", now."companyId", now."carrierId", now."polId", now."podId", now.business, now.mode, now.status)
    or (was."grossKg", was.cbm, was."chargeableKg", was.teu, was."bizDate", was."vesselName")
    is distinct from (now."grossKg", now.cbm, now."chargeableKg", now.teu, now."bizDate", now."vesselName")
    or (was.etd, was.atd, was.ata, was."firstEta") is distinct from (now.etd, now.atd, now.ata, now."firstEta")
  order by 1;
  return null;
end $$;
create trigger shipment_changed_in_figures after update on shipment referencing old table as removed new table as added
  for each statement execute function note_changed_shipments();

create function note_added_shipments() returns trigger language plpgsql as $$
begin
  if is_restoring() then return null; end if;
  insert into shipment_figure_stale ("shipmentId") select id from added order by 1;
  return null;
end $$;
create trigger shipment_added_to_figures after insert on shipment referencing new table as added
  for each statement execute function note_added_shipments();

create function note_changed_invoices() returns trigger language plpgsql as $$
begin
  if is_restoring() then return null; end if;
  insert into shipment_figure_stale ("shipmentId")
  select distinct l."shipmentId" from removed was join added now using (id) join invoice_line l on l."invoiceId" = now.id
  where (was.status in ('draft', 'confirmed', 'void'), was."billOn")
    is distinct from (now.status in ('draft', 'confirmed', 'void'), now."billOn")
  order by 1;
  return null;
end $$;
create trigger invoice_changed_in_figures after update on invoice referencing old table as removed new table as added
  for each statement execute function note_changed_invoices();

insert into shipment_figure_stale ("shipmentId") select id from shipment order by id;
