create table file (
  id text primary key,
  type text not null,
  "originalName" text not null,
  extension text not null,
  mime text not null,
  size bigint not null,
  sha256 text not null,
  "hasThumbnail" boolean not null default false,
  "ownerId" text not null references user_account,
  "creatorTime" timestamptz not null
);
create index on file ("ownerId", "creatorTime" desc, id);
-- The job that clears them away looks every few minutes.
create index on file ("creatorTime") where type = 'temporary';

-- People beside the owner who may read a file, because a record or a conversation shows it to them.
create table file_reader (
  "fileId" text not null references file on delete cascade,
  "userId" text not null references user_account,
  primary key ("fileId", "userId")
);

-- The bytes, in pieces: every process that reaches the database reaches the files, in the same transaction and backup.
create table file_piece (
  "fileId" text not null references file on delete cascade,
  variant text not null check (variant in ('full', 'thumb')),
  number int not null,
  bytes bytea not null,
  primary key ("fileId", variant, number)
);
-- Pictures and documents are compressed already; not trying again makes writing three times faster.
alter table file_piece alter column bytes set storage external;

create table file_ticket (
  "ticketHash" bytea primary key,
  "fileId" text not null references file on delete cascade,
  "expiresAt" timestamptz not null
);
create index on file_ticket ("expiresAt");
create index on file_ticket ("fileId");
