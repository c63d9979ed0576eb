-- Which companies stood above the company of shipments when their lists were written. Where the tree differs, the lists
-- of its shipments are written anew.
create table shipment_company_above (
  "companyId" text not null,
  "aboveId" text not null,
  primary key ("companyId", "aboveId")
);
create index shipment_company on shipment ("companyId", id) where "companyId" is not null;
