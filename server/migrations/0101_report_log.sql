-- What people report of a day, a week or a month, and to whom.
create table report_log (
  id text primary key,
  version int not null default 1,
  kind text not null check (kind in ('daily', 'weekly', 'monthly')),
  -- The first and the last day it is about, yyyy-MM-dd.
  "periodFrom" text not null check ("periodFrom" ~ '^\d{4}-\d{2}-\d{2}$'),
  "periodTo" text not null check ("periodTo" ~ '^\d{4}-\d{2}-\d{2}$'),
  title text not null,
  "todayContent" text not null,
  "tomorrowContent" text not null,
  question text not null,
  -- What the system counted when it was written: [{name, count}].
  figures jsonb not null default '[]',
  "isLate" boolean not null,
  -- Changed after somebody had read it.
  "isEdited" boolean not null default false,
  "creatorUserId" text not null references user_account,
  "creatorTime" timestamptz not null
);
create index report_log_sent on report_log ("creatorUserId", "creatorTime" desc, id desc);
-- The last one of a kind, and who wrote about a time.
create index report_log_period on report_log ("creatorUserId", kind, "periodFrom" desc);

create table report_log_receiver (
  "reportId" text not null references report_log on delete cascade,
  "userId" text not null references user_account,
  place int not null,
  "isCopy" boolean not null,
  -- Repeated beside each receiver, so that a list of one person never leaves its index.
  "sentAt" timestamptz not null,
  "readTime" timestamptz,
  primary key ("reportId", "userId")
);
create index report_log_received on report_log_receiver ("userId", "sentAt" desc, "reportId" desc);
create index report_log_unread on report_log_receiver ("userId") where "readTime" is null;

-- What a report said before it was changed.
create table report_log_earlier (
  "reportId" text not null references report_log on delete cascade,
  version int not null,
  title text not null,
  "todayContent" text not null,
  "tomorrowContent" text not null,
  question text not null,
  "replacedTime" timestamptz not null,
  primary key ("reportId", version)
);

create table report_log_comment (
  id text primary key,
  "reportId" text not null references report_log on delete cascade,
  text text not null,
  "creatorUserId" text not null references user_account,
  "creatorTime" timestamptz not null
);
create index report_log_said on report_log_comment ("reportId", id);

create table report_log_like (
  "reportId" text not null references report_log on delete cascade,
  "userId" text not null references user_account,
  at timestamptz not null,
  primary key ("reportId", "userId")
);

-- The last time somebody was reminded of a report they had not written.
create table report_log_reminder (
  "userId" text not null references user_account,
  kind text not null,
  "periodFrom" text not null,
  "remindedTime" timestamptz not null,
  primary key ("userId", kind, "periodFrom")
);

-- Which reports a manager wants of those below them.
create table report_log_rule (
  "userId" text primary key references user_account,
  daily boolean not null,
  weekly boolean not null,
  monthly boolean not null,
  -- Minutes after midnight; null for never.
  "remindAt" int check ("remindAt" between 0 and 1439),
  -- The day they were reminded on last.
  "remindedOn" text not null default ''
);
