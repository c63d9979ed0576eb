-- An import of a carrier's sheet: what was asked for, how far it is, and what came of it.
create table rate_import (
  id text primary key,
  state text not null,
  "fileId" text not null,
  "fileName" text not null,
  "sheetName" text not null,
  asked jsonb not null,
  -- What the preview showed, as a hash: that is written, or nothing.
  digest text not null,
  counts jsonb not null,
  written integer not null default 0,
  total integer not null,
  failure jsonb,
  "creatorUserId" text not null,
  "creatorTime" timestamptz not null,
  "endTime" timestamptz
);
create index rate_import_newest on rate_import ("creatorTime" desc, id desc);
-- The same import acts once, also when two people start it at the same moment.
create unique index rate_import_same on rate_import (digest) where state in ('waiting', 'running', 'done');

-- What the columns of a sheet mean, by its headings.
create table rate_mapping (
  id text primary key,
  fingerprint text not null unique,
  name text not null,
  headings jsonb not null,
  mapping jsonb not null,
  "lastModifyUserId" text not null,
  "lastModifyTime" timestamptz not null
);
create index rate_mapping_newest on rate_mapping ("lastModifyTime" desc, id desc);
