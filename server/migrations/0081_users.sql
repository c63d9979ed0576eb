-- People are managed: who changes one says which version they saw, and who left keeps the account without being let in.
alter table user_account
  add column version integer not null default 1,
  add column "leftOn" text check ("leftOn" ~ '^\d{4}-\d\d-\d\d$');

create index user_account_created on user_account ("creatorTime" desc, id desc) where "deletedAt" is null;

-- A link by which somebody sets their own password. Only its hash is kept; a new one takes the place of the old.
create table user_invitation (
  "userId" text primary key references user_account (id) on delete cascade,
  "tokenHash" bytea not null unique,
  "createdBy" text references user_account (id),
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null
);
