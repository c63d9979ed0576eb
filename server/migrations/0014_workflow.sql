create table flow_template (
  id text primary key,
  "enCode" text not null unique,
  "fullName" text not null,
  -- an entry of the dictionary WorkFlowCategory
  category text not null,
  icon text not null,
  "iconBackground" text not null default '',
  description text not null default '',
  "sortCode" int not null default 0,
  "enabledMark" int not null default 1,
  -- the form that is filled in, and the flow as it was saved last; a version has its own copy of both
  "formId" text not null references form_model,
  draft jsonb not null,
  -- moves with every change, to notice that somebody else saved meanwhile
  "editNumber" int not null default 1,
  "hasDraft" boolean not null default true,
  -- the version that new requests run by
  "flowId" text,
  "creatorUserId" text references user_account,
  "creatorTime" timestamptz not null,
  "lastModifyUserId" text references user_account,
  "lastModifyTime" timestamptz not null
);
create index on flow_template (category, "sortCode", id);
create index on flow_template ("lastModifyTime" desc, id);
create index on flow_template ("formId");

-- A flow as it was published, with its form: what runs by it keeps it.
create table flow_version (
  id text primary key,
  "templateId" text not null references flow_template on delete cascade,
  version int not null,
  template jsonb not null,
  form jsonb not null,
  "formVersion" int not null,
  "publishedTime" timestamptz not null,
  unique ("templateId", version)
);
alter table flow_template add foreign key ("flowId") references flow_version deferrable initially deferred;

-- One request on its way: the state of the engine, and beside it what lists show and seek.
create table flow (
  id text primary key,
  "flowId" text not null references flow_version,
  "templateId" text not null references flow_template,
  category text not null,
  "fullName" text not null,
  status int not null,
  "flowUrgent" int not null default 1,
  "thisStep" text not null default '',
  completion int not null default 0,
  "creatorUserId" text not null references user_account,
  -- who submitted it for the one whose request it is
  "delegateUserId" text references user_account,
  "creatorTime" timestamptz not null,
  "startTime" timestamptz,
  "endTime" timestamptz,
  -- of a sub-flow: the flow, the visit and the number it was started as
  "parentId" text references flow,
  "parentVisit" text,
  "parentChild" int,
  state text not null,
  -- how many events made the state, and the last link of their chain
  seq int not null default 0,
  hash bytea not null default '',
  labels jsonb not null default '{}',
  summary jsonb not null default '[]',
  grams text[] not null default '{}'
)
-- A decision changes the state and no indexed column: with the state beside the row and some room on the page, no index
-- is touched.
with (fillfactor = 70, toast_tuple_target = 256);
-- Faster, where the server was built with it.
do $$ begin
  alter table flow alter column state set compression lz4;
exception when feature_not_supported then null;
end $$;
create index on flow ("creatorUserId", "creatorTime" desc, id desc);
create index on flow ("delegateUserId", "creatorTime" desc, id desc) where "delegateUserId" is not null;
create index on flow ("creatorTime" desc, id desc);
create index on flow (status, "creatorTime" desc, id desc);
create index on flow ("templateId", "creatorTime" desc, id desc);
create index on flow ("flowId") where status in (1, 3, 6);
create index on flow ("parentId") where "parentId" is not null;
create index on flow using gin (grams) with (fastupdate = off);

-- What happened, a row for each command. Every link holds the one before it, so that nothing can be changed unseen.
create table flow_history (
  "taskId" text not null references flow on delete cascade,
  command int not null,
  at timestamptz not null,
  "actorId" text not null,
  -- letter by letter as it was hashed
  events json not null,
  hash bytea not null,
  primary key ("taskId", command)
);

-- Tasks somebody has to decide now, and only those.
create table flow_task (
  -- the flow and the task in it: `<taskId>.o31`
  id text primary key,
  "taskId" text not null references flow on delete cascade,
  "handlerId" text not null,
  "receivedAt" timestamptz not null,
  due timestamptz,
  "nodeCode" text not null,
  "nodeName" text not null,
  "visitId" text not null,
  "isBatch" boolean not null,
  -- the initiator's own, to be corrected and submitted again
  "isStart" boolean not null,
  "readAt" timestamptz,
  -- of its flow, to narrow a list without reading the flows
  "flowId" text not null,
  "templateId" text not null,
  category text not null,
  "flowUrgent" int not null,
  "creatorUserId" text not null
);
create index on flow_task ("handlerId", "receivedAt" desc, id desc);
create index on flow_task ("taskId");

-- What people did, as the done list shows it.
create table flow_record (
  -- `<taskId>.r7`: the command that did it
  id text primary key,
  "taskId" text not null references flow on delete cascade,
  "handleId" text not null,
  "handleStatus" int not null,
  "handleTime" timestamptz not null,
  "nodeCode" text not null,
  "nodeName" text not null,
  "opId" text,
  "visitId" text,
  -- whose task it was, when somebody else decided it
  "onBehalfOf" text,
  "isUndone" boolean not null default false,
  "isDone" boolean not null,
  "flowId" text not null,
  "templateId" text not null,
  category text not null,
  "flowUrgent" int not null,
  "creatorUserId" text not null
);
create index on flow_record ("handleId", "handleTime" desc, id desc) where "isDone" and not "isUndone";
create index on flow_record ("taskId");

create table flow_copy (
  -- `<taskId>.c.<userId>`
  id text primary key,
  "taskId" text not null references flow on delete cascade,
  "userId" text not null references user_account,
  "copiedAt" timestamptz not null,
  "nodeCode" text not null default '',
  "nodeName" text not null default '',
  "readAt" timestamptz,
  "flowId" text not null,
  "templateId" text not null,
  category text not null,
  "flowUrgent" int not null,
  "creatorUserId" text not null
);
create index on flow_copy ("userId", "copiedAt" desc, id desc);
create index on flow_copy ("userId") where "readAt" is null;
create index on flow_copy ("taskId");

-- What a handler filled in so far; nobody else sees it.
create table flow_saved (
  "opId" text not null,
  "userId" text not null references user_account,
  "taskId" text not null references flow on delete cascade,
  "formData" jsonb not null,
  opinion text not null default '',
  "savedAt" timestamptz not null,
  primary key ("opId", "userId")
);
create index on flow_saved ("taskId");

create table flow_comment (
  id text primary key,
  "taskId" text not null references flow on delete cascade,
  "creatorUserId" text not null references user_account,
  "creatorTime" timestamptz not null,
  text text not null,
  image jsonb not null default '[]',
  file jsonb not null default '[]',
  "mentionIds" text[] not null default '{}'
);
create index on flow_comment ("taskId", id desc);

create table flow_delegation (
  id text primary key,
  type text not null check (type in ('0', '1')),
  "userId" text not null references user_account,
  "toUserId" text not null references user_account,
  -- templates; none means all
  "templateIds" text[] not null default '{}',
  "startTime" timestamptz not null,
  "endTime" timestamptz not null,
  description text not null default '',
  "creatorTime" timestamptz not null
);
create index on flow_delegation ("userId", id desc);
create index on flow_delegation ("toUserId", id desc);

create table common_words (
  id text primary key,
  "commonWordsText" text not null,
  -- nobody: everybody's
  "ownerId" text references user_account,
  "sortCode" int not null default 0,
  "enabledMark" int not null default 1,
  "creatorTime" timestamptz not null
);
create index on common_words ("ownerId", "sortCode", id);

create table favourite (
  "userId" text not null references user_account,
  "objectType" text not null check ("objectType" in ('1', '2')),
  "objectId" text not null,
  "creatorTime" timestamptz not null,
  primary key ("userId", "objectType", "objectId")
);

-- Everything one command leaves behind, in one call: planned once, and only what there is.
create function leave_flow(
  flow_id text, version_id text, full_name text, new_status int, urgent int, this_step text, new_completion int,
  delegate_id text, started timestamptz, ended timestamptz, new_state text, new_seq int, new_hash bytea,
  command_number int, happened_at timestamptz, actor_id text, happened json,
  gone text[], tasks jsonb, records jsonb, undone text[], copies jsonb
) returns void language plpgsql as $$
begin
  update flow set "flowId" = version_id, "fullName" = full_name, status = new_status, "flowUrgent" = urgent,
    "thisStep" = this_step, completion = new_completion, "delegateUserId" = delegate_id, "startTime" = started,
    "endTime" = ended, state = new_state, seq = new_seq, hash = new_hash
  where id = flow_id;
  insert into flow_history ("taskId", command, at, "actorId", events, hash)
  values (flow_id, command_number, happened_at, actor_id, happened, new_hash);
  if gone is not null then
    delete from flow_task where id = any(gone);
    delete from flow_saved where "opId" = any(gone);
  end if;
  if tasks is not null then
    insert into flow_task select * from jsonb_populate_recordset(null::flow_task, tasks)
    on conflict (id) do update set "handlerId" = excluded."handlerId", "receivedAt" = excluded."receivedAt",
      due = excluded.due,
      "readAt" = case when flow_task."handlerId" = excluded."handlerId" then flow_task."readAt" end;
  end if;
  if records is not null then
    insert into flow_record select * from jsonb_populate_recordset(null::flow_record, records);
  end if;
  if undone is not null then
    update flow_record set "isUndone" = true where id = any(undone);
  end if;
  if copies is not null then
    insert into flow_copy select * from jsonb_populate_recordset(null::flow_copy, copies) on conflict (id) do nothing;
  end if;
end $$;
