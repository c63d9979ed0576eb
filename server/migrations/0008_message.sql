create table message (
  id text primary key,
  -- 1 notice, 2 flow, 3 system, 4 schedule
  type int not null,
  title text not null,
  "bodyText" text not null,
  "creatorUserId" text references user_account,
  "creatorTime" timestamptz not null
);

create table message_receiver (
  "messageId" text not null references message,
  "userId" text not null references user_account,
  "readAt" timestamptz,
  "creatorTime" timestamptz not null,
  primary key ("userId", "messageId")
);
create index on message_receiver ("userId", "creatorTime" desc, "messageId");
create index on message_receiver ("userId") where "readAt" is null;
