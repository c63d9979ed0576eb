create table form_model (
  -- also the id of its menu entry
  id text primary key,
  "enCode" text not null unique,
  "fullName" text not null,
  icon text not null,
  "webType" text not null check ("webType" in ('1', '2')),
  definition jsonb not null,
  -- moves when the definition does
  "formVersion" int not null default 1,
  -- moves with every change
  version int not null default 1,
  "listFields" text[] not null default '{}',
  "recordScope" text not null default 'all' check ("recordScope" in ('all', 'own')),
  "enabledMark" int not null default 1,
  "fieldCount" int not null,
  "creatorUserId" text references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyUserId" text references user_account,
  "lastModifyTime" timestamptz not null
);
create index on form_model ("lastModifyTime" desc, id);

-- Where a form gets its choices from: who may fill it in may ask there, for these columns.
create table form_reference (
  "modelId" text not null references form_model on delete cascade,
  kind text not null check (kind in ('interface', 'model')),
  "targetId" text not null,
  columns text[] not null,
  primary key ("modelId", kind, "targetId")
);
create index on form_reference (kind, "targetId");

create table record (
  id text primary key,
  "modelId" text not null references form_model,
  data jsonb not null,
  -- What rows of interfaces were called when they were chosen, by field and value: an interface may be gone or slow.
  labels jsonb not null default '{}',
  version int not null default 1,
  "formVersion" int not null,
  "creatorUserId" text not null references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyUserId" text references user_account,
  "lastModifyTime" timestamptz,
  -- What a keyword is looked for in, and its letters and pairs of letters, which are indexed. A mark of the model
  -- stands before each of them, so that a search stays inside its model.
  search text not null default '',
  grams text[] not null default '{}'
);
create index on record ("modelId", id);
create index on record ("modelId", "creatorUserId", id);
create index on record using gin (grams) with (fastupdate = off);

-- Every short value once more, so that any field of any form filters and sorts by an index.
create table record_value (
  "modelId" text not null,
  field text not null,
  "recordId" text not null references record on delete cascade,
  ordinal int not null,
  text text,
  number double precision,
  primary key ("recordId", field, ordinal)
);
create index on record_value ("modelId", field, text, "recordId");
create index on record_value ("modelId", field, number, "recordId");

create table record_history (
  id text primary key,
  "modelId" text not null references form_model,
  "recordId" text not null references record on delete cascade,
  act text not null check (act in ('create', 'update')),
  version int not null,
  at timestamptz not null,
  "userId" text not null references user_account,
  differences jsonb not null
);
create index on record_history ("recordId", version desc);

-- Where a file is shown: whoever may see the place may read the file, and no longer than it stands there.
create table file_place (
  "fileId" text not null references file on delete cascade,
  kind text not null,
  "placeId" text not null,
  primary key ("fileId", kind, "placeId")
);
create index on file_place (kind, "placeId");
