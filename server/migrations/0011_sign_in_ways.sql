-- Codes sent to phones. A number nobody has leaves the same rows, so that they do not tell which is which.
create table sms_code (
  id text primary key,
  mobile text not null,
  "codeHash" bytea not null,
  address text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  answers int not null default 0,
  "usedAt" timestamptz
);
create index on sms_code (mobile, "createdAt" desc);
create index on sms_code (address, "createdAt" desc);
create index on sms_code ("createdAt");

-- Somebody waits with it, and a phone or a provider answers for a person.
create table sign_in_ticket (
  "ticketHash" bytea primary key,
  -- What a screen shows of it: enough to answer, not to collect.
  "scanCode" text not null unique,
  -- The browser it was given to.
  "browserHash" bytea not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'confirmed', 'refused', 'failed', 'notBound', 'severalAccounts', 'used')),
  agent text not null,
  address text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  "scannedBy" text references user_account,
  -- Who is let in, and the session that said so; a provider has none.
  "userId" text references user_account,
  "sessionId" text,
  -- The provider the browser was sent to, and what proves that it comes back from there.
  source text,
  "stateHash" bytea unique,
  "codeVerifier" text,
  -- Who the provider says it is.
  subject text,
  "socialName" text
);
create index on sign_in_ticket ("expiresAt");
create index on sign_in_ticket ("scannedBy");
create index on sign_in_ticket ("userId");

create table social_identity (
  id text primary key,
  source text not null,
  subject text not null,
  "userId" text not null references user_account,
  "socialName" text not null,
  "at" timestamptz not null,
  unique (source, subject, "userId")
);
create index on social_identity ("userId", source);
