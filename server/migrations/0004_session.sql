create table user_password (
  "userId" text primary key references user_account,
  hash text not null,
  -- null: the first password, given by somebody else
  "changedAt" timestamptz
);

create table password_history (
  "userId" text not null references user_account,
  hash text not null,
  "at" timestamptz not null,
  primary key ("userId", "at")
);

-- A row outlives its session for a while, so that an old token is told why it ended and not that it is forged.
create table session (
  "tokenHash" bytea primary key,
  id text not null unique,
  "userId" text not null references user_account,
  origin text not null,
  address text not null,
  agent text not null,
  "createdAt" timestamptz not null,
  "lastSeenAt" timestamptz not null,
  -- The sign-in before this one, which the person is shown.
  "previousLoginAt" timestamptz,
  "previousLoginAddress" text not null default '',
  "endedAt" timestamptz,
  -- set whenever "endedAt" is
  "endReason" text check ("endReason" in ('signedOut', 'signedInElsewhere', 'passwordChanged', 'accountDeleted', 'noMenus', 'endedByUser')),
  check (("endedAt" is null) = ("endReason" is null))
);
create index on session ("userId") where "endedAt" is null;
create index on session ("lastSeenAt");

create table login_record (
  id bigint generated always as identity primary key,
  "userId" text not null references user_account,
  "at" timestamptz not null,
  address text not null,
  agent text not null
);
create index on login_record ("userId", "at" desc);

-- Failures by account ('account:…', also of accounts that do not exist) and by address ('address:…').
create table login_throttle (
  subject text primary key,
  failures int not null,
  "lastFailureAt" timestamptz not null,
  "lockedUntil" timestamptz
);
create index on login_throttle ("lastFailureAt");

create table image_code (
  id text primary key,
  "codeHash" text not null,
  "expiresAt" timestamptz not null
);
create index on image_code ("expiresAt");

create table setup_code (
  "codeHash" text primary key,
  "createdAt" timestamptz not null default now()
);
