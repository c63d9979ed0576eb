-- What a forwarder keeps lists of. Every table has the same head; "searchText" holds codes, names, other names and how
-- they are spelled in letters, so that one comparison finds a record by any of them.
create table trade_line (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  "enCode" text not null unique,
  "nameCn" text not null,
  "nameEn" text not null,
  "parentId" text references trade_line,
  "sortCode" integer not null,
  currency text not null,
  "ownerId" text,
  remark text not null
);
create index trade_line_parent on trade_line ("parentId");

create table port (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  unlocode text not null unique,
  iata text not null,
  "nameCn" text not null,
  "nameEn" text not null,
  country text not null,
  kind text not null,
  lat double precision,
  lon double precision,
  "timeZone" text not null,
  "lineId" text references trade_line,
  "isBasePort" boolean not null,
  "basePortId" text references port,
  aliases jsonb not null,
  remark text not null
);
create index port_line on port ("lineId");
create index port_base on port ("basePortId");

-- Codes and spellings by which a port is meant: trade, terminals and carriers each write their own. Written with the
-- port; every spelling means one port only.
create table port_alias (
  alias text primary key,
  "portId" text not null references port on delete cascade,
  source text not null
);
create index port_alias_port on port_alias ("portId");

create table terminal (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  "portId" text not null references port,
  "smdgCode" text not null,
  "nameCn" text not null,
  "nameEn" text not null,
  lat double precision,
  lon double precision,
  "openCloseRule" text not null,
  remark text not null,
  unique ("portId", "smdgCode")
);

create table carrier (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  scac text not null unique,
  smdg text not null,
  "iataPrefix" text not null,
  "nameCn" text not null,
  "nameEn" text not null,
  kind text not null,
  alliance text not null,
  "altScac" jsonb not null,
  "blPrefix" jsonb not null,
  "trackUrl" text not null,
  remark text not null
);

create table vessel (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  imo text not null unique,
  mmsi text not null,
  "nameEn" text not null,
  "nameCn" text not null,
  "carrierId" text references carrier,
  teu integer,
  flag text not null,
  remark text not null
);
create index vessel_carrier on vessel ("carrierId");

create table voyage (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  "vesselId" text not null references vessel,
  "carrierId" text references carrier,
  "carrierVoyage" text not null,
  "universalVoyage" text not null,
  "serviceCode" text not null,
  direction text not null,
  remark text not null,
  unique ("vesselId", "carrierVoyage")
);
create index voyage_carrier on voyage ("carrierId");

create table sailing (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  "voyageId" text not null references voyage,
  "polId" text not null references port,
  "podId" text not null references port,
  "tsPortIds" jsonb not null,
  etd timestamptz not null,
  atd timestamptz,
  eta timestamptz not null,
  ata timestamptz,
  "cutSi" timestamptz,
  "cutVgm" timestamptz,
  "cutPort" timestamptz,
  "cutCustoms" timestamptz,
  "cutManifest" timestamptz,
  "gateOpen" timestamptz,
  "transitDays" integer not null,
  status text not null,
  remark text not null,
  unique ("voyageId", "polId", "podId")
);
-- The next departures of a lane, and of a port.
create index sailing_lane on sailing ("polId", "podId", etd);
create index sailing_pod on sailing ("podId");
create index sailing_etd on sailing (etd, id);

create table container_type (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  "enCode" text not null unique,
  "isoCode" text not null,
  "nameCn" text not null,
  "nameEn" text not null,
  teu numeric(4, 2) not null,
  "tareKg" integer not null,
  "maxGrossKg" integer not null,
  cbm numeric(4, 1) not null,
  "sortCode" integer not null,
  remark text not null
);

create table charge_code (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  "enCode" text not null unique,
  "nameCn" text not null,
  "nameEn" text not null,
  "group" text not null,
  "defaultCurrency" text not null,
  "defaultUnit" text not null,
  "vatRate" numeric(5, 2) not null,
  "vatKind" text not null,
  "taxItemCode" text not null,
  "isConfidential" boolean not null,
  "noInvoice" boolean not null,
  "onBehalf" boolean not null,
  remark text not null
);

create table exchange_rate (
  id text primary key,
  version integer not null default 1,
  "isEnabled" boolean not null default true,
  "searchText" text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null,
  "importId" text,
  "fromCurrency" text not null,
  "toCurrency" text not null,
  rate numeric(18, 6) not null check (rate > 0),
  kind text not null,
  "validFrom" date not null,
  "validTo" date,
  source text not null,
  "isLocked" boolean not null,
  remark text not null,
  unique ("fromCurrency", "toCurrency", kind, "validFrom")
);
create index exchange_rate_newest on exchange_rate ("validFrom", id);

-- What was changed in a record of any of these, field by field; that it was added stands in the record itself.
create table entity_change (
  entity text not null,
  "entityId" text not null,
  version integer not null,
  act text not null,
  "creatorUserId" text,
  "creatorTime" timestamptz not null,
  differences jsonb not null,
  "importId" text,
  primary key (entity, "entityId", version)
);
