-- What an event is called in the calendar it came from; '' for one that was made here.
alter table schedule_event add column uid text not null default '';
create unique index schedule_event_uid on schedule_event ("creatorUserId", uid) where uid <> '';

-- The address other calendars read somebody's calendar by: one each, and only its hash is kept.
create table schedule_feed (
  "userId" text primary key references user_account,
  "tokenHash" bytea not null unique,
  shows text not null check (shows in ('everything', 'privateBusy', 'busyOnly')),
  "madeAt" timestamptz not null,
  "lastReadAt" timestamptz
);

-- What somebody wants to see in their calendar beside events.
create table schedule_layer (
  "userId" text not null references user_account,
  name text not null,
  primary key ("userId", name)
);

-- What came out of a file at once, and can be taken back at once.
create table schedule_import (
  id text primary key,
  "userId" text not null references user_account,
  "fileName" text not null,
  at timestamptz not null,
  added int not null,
  changed int not null
);
create index schedule_import_of on schedule_import ("userId", at desc);

-- Each event of an import as it was left, and as it was before: null for one that was not there.
create table schedule_import_event (
  "importId" text not null references schedule_import on delete cascade,
  "eventId" text not null,
  version int not null,
  before jsonb,
  primary key ("importId", "eventId")
);
