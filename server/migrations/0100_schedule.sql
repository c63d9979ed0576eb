-- What stands in calendars: once, or again and again by a rule (RFC 5545). Times are what a wall shows in a zone, so that
-- nine o'clock stays nine o'clock when clocks are moved.
create table schedule_event (
  id text primary key,
  title text not null,
  content text not null,
  category text not null,
  urgent int not null check (urgent between 1 and 3),
  "isAllDay" boolean not null,
  zone text not null,
  "startWall" text not null,
  "endWall" text not null check ("endWall" > "startWall"),
  rule text not null,
  "firstAt" timestamptz not null,
  -- Far away for what never ends.
  "lastAt" timestamptz not null,
  color text not null,
  place text not null,
  "isPrivate" boolean not null,
  duration int not null,
  "reminderTime" int not null,
  "reminderType" int not null,
  send text not null,
  "sendName" text not null,
  files text not null,
  version int not null,
  "creatorUserId" text not null references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null
);
create index schedule_event_of on schedule_event ("creatorUserId");
create index schedule_event_reminded on schedule_event ("lastAt") where "reminderTime" <> -2;

-- One time that is not as its rule says, known by when it would have started.
create table schedule_exception (
  "eventId" text not null references schedule_event on delete cascade,
  "originalStart" text not null,
  "isCancelled" boolean not null,
  "startWall" text not null,
  "endWall" text not null,
  -- What it says in place of its series; null where only its time is another.
  facts jsonb,
  primary key ("eventId", "originalStart")
);

-- Who takes part, in all of it ('') or in one time. The span of the series stands here too: a month is found by the
-- index of its reader, however many years lie behind.
create table schedule_participant (
  "eventId" text not null references schedule_event on delete cascade,
  "originalStart" text not null,
  "userId" text not null references user_account,
  answer text not null check (answer in ('open', 'accepted', 'tentative', 'declined', 'removed')),
  "proposedAt" timestamptz,
  "firstAt" timestamptz not null,
  "lastAt" timestamptz not null,
  primary key ("eventId", "originalStart", "userId")
);
create index schedule_participant_of on schedule_participant ("userId", "lastAt", "firstAt");

-- Who is to be reminded when, made ahead. The key is what makes it come once.
create table schedule_reminder (
  "eventId" text not null references schedule_event on delete cascade,
  "originalStart" text not null,
  "userId" text not null references user_account,
  code int not null,
  "dueAt" timestamptz not null,
  "firedAt" timestamptz,
  primary key ("eventId", "originalStart", "userId", code)
);
create index schedule_reminder_due on schedule_reminder ("dueAt") where "firedAt" is null;
create index schedule_reminder_of on schedule_reminder ("userId");
