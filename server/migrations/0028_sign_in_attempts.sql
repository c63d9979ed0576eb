-- When this count began: an attempt is taken back only from the count it was made in, and the count of an address ends.
alter table login_throttle add column since timestamptz;
update login_throttle set since = "lastFailureAt";
alter table login_throttle alter column since set not null;

-- Browsers from which a person signed in before. Only the hash of their secret is kept.
create table known_device (
  "userId" text not null references user_account,
  "deviceHash" bytea not null,
  "lastUsedAt" timestamptz not null,
  primary key ("userId", "deviceHash")
);
create index on known_device ("deviceHash");
create index on known_device ("lastUsedAt");
