-- What a list finds records by costs a tenth: numbers in place of words, one row in place of one for each value.

-- Every short value outside of sub-tables was kept once more, with three indexes.
drop table record_value;

-- The letters of `search` and every short value, hashed with the model; null while a record is not indexed yet. Those
-- are found by an index of their own and looked at one by one, and a job indexes them.
alter table record drop column grams;
alter table record add column terms int4[];
create index on record using gin (terms) with (fastupdate = off);
create index record_not_indexed on record ("modelId", id) where terms is null;

-- What a list is sorted by in the order of an index: each form says which of its fields stand in which of these.
alter table record
  add column number1 float8, add column number2 float8, add column number3 float8,
  add column number4 float8, add column number5 float8, add column number6 float8,
  add column text1 text, add column text2 text, add column text3 text,
  add column text4 text, add column text5 text, add column text6 text;
create index on record ("modelId", number1, id) where number1 is not null;
create index on record ("modelId", number2, id) where number2 is not null;
create index on record ("modelId", number3, id) where number3 is not null;
create index on record ("modelId", number4, id) where number4 is not null;
create index on record ("modelId", number5, id) where number5 is not null;
create index on record ("modelId", number6, id) where number6 is not null;
create index on record ("modelId", text1, id) where text1 is not null;
create index on record ("modelId", text2, id) where text2 is not null;
create index on record ("modelId", text3, id) where text3 is not null;
create index on record ("modelId", text4, id) where text4 is not null;
create index on record ("modelId", text5, id) where text5 is not null;
create index on record ("modelId", text6, id) where text6 is not null;

alter table form_model
  -- fields an administrator wants indexed, besides those that lists show
  add column "indexFields" text[] not null default '{}',
  -- field → {column, isReady}
  add column indexes jsonb not null default '{}',
  -- moves when a field gets a column or loses one
  add column "indexEdition" int not null default 0;

-- How often lists were sorted or narrowed by a field.
create table list_use (
  "modelId" text not null references form_model on delete cascade,
  field text not null,
  sorted int not null default 0,
  filtered int not null default 0,
  "lastAt" timestamptz not null,
  primary key ("modelId", field)
);

-- The creation of a record is told by the record itself; what is left is written anew, without the room that creations took.
create table changed_history as
  select "recordId", version, at, "userId", differences from record_history where act = 'update';
drop table record_history;
alter table changed_history rename to record_history;
alter table record_history
  alter column at set not null,
  alter column differences set not null,
  add primary key ("recordId", version),
  add foreign key ("recordId") references record on delete cascade,
  alter column "userId" set not null,
  add foreign key ("userId") references user_account;

-- A text as an index keeps it: without what nobody sees, without blanks at its ends, 200 letters of it. The same as
-- `indexedText` in domain/src/forms/indexed-values.ts.
create function indexed_text(given text) returns text immutable parallel safe language sql return left(
  regexp_replace(
    regexp_replace(given, '[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]', '', 'g'),
    '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$',
    '', 'g'),
  200);
