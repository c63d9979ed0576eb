create table audit_log (
  id bigint generated always as identity primary key,
  "at" timestamptz not null,
  "userId" text,
  account text not null,
  "realName" text not null,
  name text not null,
  target text not null,
  address text not null,
  "requestId" text not null
);
create index on audit_log ("at" desc, id desc);
create index on audit_log ("userId", "at" desc, id desc);

-- The reply of a command that carried an id of its own: sent again, it gets the same reply and acts no second time.
create table command_receipt (
  "userId" text not null,
  "commandId" text not null,
  name text not null,
  reply text not null,
  "at" timestamptz not null,
  primary key ("userId", "commandId")
);
create index on command_receipt ("at");
