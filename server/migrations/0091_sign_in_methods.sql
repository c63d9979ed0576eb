-- What the company set of the ways to sign in; what it left out is as the environment of the server says.
create table sign_in_method (
  id text primary key,
  kind text not null check (kind in ('address', 'sms', 'oauth', 'wecom', 'dingtalk')),
  version int not null,
  "values" jsonb not null default '{}',
  "secretId" text,
  -- The company added it; the others are there without a row.
  "isOwn" boolean not null default false,
  "changedBy" text references user_account,
  "changedAt" timestamptz
);

-- Secrets, sealed with a key that is not in this database. The one before the last change is kept for the undo.
create table sign_in_secret (
  id text primary key,
  "methodId" text not null,
  sealed bytea not null,
  "changedBy" text references user_account,
  "changedAt" timestamptz not null
);
create index on sign_in_secret ("methodId");

-- An administrator looks what a provider says of them, without signing in or tying anything.
create table sign_in_trial (
  id text primary key,
  "methodId" text not null,
  "userId" text not null references user_account,
  "browserHash" bytea not null,
  "stateHash" bytea unique,
  "codeVerifier" text not null,
  "expiresAt" timestamptz not null,
  outcome text,
  subject text not null default '',
  name text not null default ''
);
create index on sign_in_trial ("expiresAt");
create index on sign_in_trial ("userId");
