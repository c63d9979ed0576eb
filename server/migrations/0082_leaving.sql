-- Somebody left, and whatever they held went to others. It is kept so that it can be looked up, and taken back as long as
-- nothing happened since.
create table leaving (
  id text primary key,
  "userId" text not null references user_account on delete cascade,
  "leftOn" text not null check ("leftOn" ~ '^\d{4}-\d\d-\d\d$'),
  at timestamptz not null,
  "byId" text references user_account,
  -- What the account was before, and its version since: with another one something else happened to it.
  "enabledMark" integer not null,
  version integer not null,
  "undoneAt" timestamptz,
  "undoneBy" text references user_account
);
create index leaving_user on leaving ("userId", at desc);

create table leaving_item (
  "leavingId" text not null references leaving on delete cascade,
  kind text not null,
  -- What was handed over, as its kind calls it.
  ref text not null,
  "toId" text references user_account,
  -- What its kind needs to know to take it back.
  was jsonb,
  primary key ("leavingId", kind, ref)
);

-- Who stands where somebody who left would be asked: a step that names them, a request that is sent back to them.
create table successor (
  "userId" text not null references user_account on delete cascade,
  kind text not null,
  "toId" text not null references user_account,
  primary key ("userId", kind)
);
create index successor_to on successor ("toId", kind);
create trigger successor_change_stamp after insert or update or delete or truncate on successor
  for each statement execute function move_change_stamp('organisation');

-- What somebody answers for is found when they leave.
create index customer_service on customer ("serviceId") where "serviceId" is not null;
create index organisation_manager on organisation ("managerId") where "managerId" is not null;
create index conversation_owner on conversation ("ownerId") where "ownerId" is not null;
create index invoice_made on invoice ("createdBy") where "salesId" is null and status not in ('paid', 'void');
