-- What a message says beside its title and body; an announcement brings all of it.
alter table message add column excerpt text not null default '';
-- JSON text of stored files, as forms keep them.
alter table message add column files text not null default '';
alter table message add column category text not null default '';
-- Afterwards it is still readable, but nobody is asked to read it any more.
alter table message add column "expirationTime" timestamptz;

-- Repeated beside each receiver, so that lists and counts of one person never leave their index.
alter table message_receiver add column type int;
update message_receiver r set type = m.type from message m where m.id = r."messageId";
alter table message_receiver alter column type set not null;
alter table message_receiver add column "expirationTime" timestamptz;
-- Off the person's list; that it was sent to them, and whether they read it, stays known.
alter table message_receiver add column "removedAt" timestamptz;

drop index "message_receiver_userId_creatorTime_messageId_idx";
drop index "message_receiver_userId_idx";
-- Of one kind or of all, read or not: a person's list is filtered inside the index.
create index message_receiver_list on message_receiver ("userId", "creatorTime" desc, "messageId")
  include (type, "readAt", "expirationTime") where "removedAt" is null;
create index message_receiver_unread on message_receiver ("userId", type, "creatorTime" desc)
  include ("expirationTime", "messageId") where "readAt" is null and "removedAt" is null;
-- Who read an announcement; messages of other kinds go to few and are never asked about.
create index message_receiver_of_notice on message_receiver ("messageId", "readAt" desc nulls last, "userId")
  where type = 1;

create table notice (
  id text primary key,
  title text not null,
  -- HTML, cleaned.
  "bodyText" text not null,
  excerpt text not null,
  files text not null,
  category text not null,
  "toIds" text[] not null,
  "expirationTime" timestamptz,
  -- 0 being written, 1 with its people, 2 taken back
  state int not null check (state in (0, 1, 2)),
  version int not null,
  -- As what it is with its people.
  "messageId" text references message,
  "creatorUserId" text not null references user_account,
  "creatorTime" timestamptz not null,
  "releaseUserId" text references user_account,
  "releaseTime" timestamptz,
  check ((state = 1) = ("messageId" is not null))
);
create index on notice ("creatorTime" desc, id);
create index on notice (state, "creatorTime" desc, id);
