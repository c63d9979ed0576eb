-- What people say to each other. A conversation is a log: its places are numbered without a gap, in the order in which
-- they were stored, and everything all members see happens in it (messages, recalls, people coming and going).
create table conversation (
  id text primary key,
  kind text not null check (kind in ('direct', 'group', 'record')),
  -- Of a direct one: both people, the smaller id first. Two who write to each other first at the same instant meet here.
  "directKey" text unique,
  name text not null default '',
  -- Pinyin and initials of the name.
  "quickQuery" text not null default '',
  "recordKind" text,
  "recordId" text,
  "ownerId" text references user_account,
  "lastSeq" bigint not null default 0,
  "lastTime" timestamptz,
  "creatorTime" timestamptz not null,
  unique ("recordKind", "recordId")
) with (fillfactor = 80);

create table conversation_member (
  "conversationId" text not null references conversation,
  "userId" text not null references user_account,
  -- Seen from the place after this one on.
  "joinedSeq" bigint not null default 0,
  -- Who left sees up to here.
  "leftSeq" bigint,
  "readSeq" bigint not null default 0,
  -- Deleted for oneself up to here.
  "clearedSeq" bigint not null default 0,
  -- Off the list until the log goes past this place.
  "hiddenSeq" bigint,
  -- The last place that names this person.
  "mentionSeq" bigint not null default 0,
  "isMuted" boolean not null default false,
  "pinnedAt" timestamptz,
  "joinedAt" timestamptz not null,
  primary key ("conversationId", "userId")
) with (fillfactor = 80);
create index on conversation_member ("userId");

create table chat_message (
  "conversationId" text not null references conversation,
  seq bigint not null,
  id text not null unique,
  "senderId" text not null references user_account,
  "clientId" text not null,
  kind text not null,
  content jsonb not null,
  "replyTo" bigint,
  "mentionIds" text[] not null default '{}',
  "sendTime" timestamptz not null,
  "recalledAt" timestamptz,
  -- What it is found by: one case and one width, and the pairs of its letters.
  search text not null default '',
  grams text[] not null default '{}',
  primary key ("conversationId", seq),
  unique ("senderId", "clientId")
);
create index on chat_message using gin (grams);
-- What logs tell about groups names people, also those who delete their account.
create index on chat_message ("conversationId") where kind = 'system';

-- Deleted for oneself alone.
create table chat_message_hidden (
  "conversationId" text not null,
  seq bigint not null,
  "userId" text not null references user_account,
  primary key ("userId", "conversationId", seq),
  foreign key ("conversationId", seq) references chat_message
);

-- How much somebody may still send; all processes count together. It may be lost in a crash: then everybody has all of it.
create unlogged table chat_allowance (
  "userId" text primary key,
  room double precision not null,
  at timestamptz not null
) with (fillfactor = 70);

-- Which process holds sockets of whom. A process that died is known by its silence.
create unlogged table socket_process (id text primary key, "beatAt" timestamptz not null);
create unlogged table socket_presence (
  "processId" text not null,
  "userId" text not null,
  primary key ("userId", "processId")
);
create index on socket_presence ("processId");

-- Stores what people sent, in the order of the list, as one transaction. What cannot be stored is answered with why, and
-- hurts nothing else. Locks are taken in one order everywhere (senders, new conversations, conversations), so that
-- processes never wait for each other in a circle; what waits for somebody's transaction too long fails.
create function store_chat_messages(given jsonb, per_second float8, burst float8)
  returns table (place int, outcome text, "inConversation" text, "atSeq" bigint)
  language plpgsql
  set lock_timeout = '1s'
  -- A handful of messages against everything that was ever said: always by the indexes, whatever the planner guesses.
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  sent record;
  mine conversation_member;
  begun text[];
  named text[];
  news jsonb := '{}';
begin
  -- Whoever sends through two processes at once is served one after the other: what is sent again is seen to be known.
  insert into chat_allowance as a ("userId", room, at)
  select senders.id, burst, clock_timestamp()
  from (select distinct m ->> 'senderId' as id from jsonb_array_elements(given) m) as senders order by 1
  on conflict ("userId") do update set
    room = least(burst, a.room + per_second * greatest(extract(epoch from excluded.at - a.at), 0)),
    at = greatest(a.at, excluded.at);

  with first as (
    insert into conversation (id, kind, "directKey", "creatorTime")
    select distinct on (m."directKey") m."newId", 'direct', m."directKey", m."sendTime"
    from jsonb_to_recordset(given)
      as m ("senderId" text, "to" text, "directKey" text, "newId" text, "replyTo" bigint, "sendTime" timestamptz)
    join user_account sender on sender.id = m."senderId"
    join user_account peer on peer.id = m."to" and peer.id <> sender.id
    where m."replyTo" is null and sender.kind = 'member'
      and sender."enabledMark" <> 0 and sender."deletedAt" is null
      and peer."enabledMark" <> 0 and peer."deletedAt" is null
      and not exists (select from conversation c where c."directKey" = m."directKey")
    order by m."directKey"
    on conflict do nothing
    returning id, "directKey", "creatorTime"
  ), members as (
    insert into conversation_member ("conversationId", "userId", "joinedAt")
    select id, person, "creatorTime" from first, unnest(string_to_array("directKey", ':')) person
  )
  select array_agg(id) into begun from first;

  perform from conversation c
  where c.id in (
    select known.id from jsonb_array_elements(given) m join conversation known on known.id = m ->> 'to'
    union
    select known.id from jsonb_array_elements(given) m join conversation known on known."directKey" = m ->> 'directKey')
  order by c.id for no key update;

  for sent in
    select m.*, c.id as "conversationId", c.kind as "conversationKind", sender.kind as "senderKind",
      sender."enabledMark" <> 0 and sender."deletedAt" is null as "isActive"
    from jsonb_to_recordset(given) as m (
      place int, "senderId" text, "clientId" text, id text, "to" text, "directKey" text, kind text, content jsonb,
      "replyTo" bigint, "mentionIds" text[], "sendTime" timestamptz, search text, grams text[], "fileIds" text[])
    join user_account sender on sender.id = m."senderId"
    left join conversation c on c.id = coalesce(
      (select id from conversation where id = m."to"),
      (select id from conversation where "directKey" = m."directKey"))
    order by m.place
  loop
    place := sent.place;
    "inConversation" := sent."conversationId";
    "atSeq" := null;
    outcome := null;

    select 'known', c."conversationId", c.seq into outcome, "inConversation", "atSeq"
    from chat_message c where c."senderId" = sent."senderId" and c."clientId" = sent."clientId";
    if found then return next; continue; end if;
    "inConversation" := sent."conversationId";

    select * into mine from conversation_member m
    where m."conversationId" = sent."conversationId" and m."userId" = sent."senderId";
    if mine."userId" is null or not sent."isActive" then
      outcome := 'PEER_NOT_FOUND';
    elsif mine."leftSeq" is not null then
      outcome := 'NOT_A_MEMBER';
    elsif sent."conversationKind" = 'direct' and not exists (
      select from conversation_member m join user_account u on u.id = m."userId"
      where m."conversationId" = sent."conversationId" and u.id <> sent."senderId"
        and u."enabledMark" <> 0 and u."deletedAt" is null
        and 'member' in (u.kind, sent."senderKind")
    ) then
      outcome := 'PEER_NOT_FOUND';
    elsif sent."replyTo" is not null and not exists (
      select from chat_message c
      where c."conversationId" = sent."conversationId" and c.seq = sent."replyTo"
        and c.seq > greatest(mine."joinedSeq", mine."clearedSeq") and c.kind not in ('system', 'recall')
    ) then
      outcome := 'CONTENT_INVALID';
    elsif exists (
      select from unnest(sent."fileIds") wanted where not exists (select from file where file.id = wanted)
    ) then
      outcome := 'FILE_NOT_FOUND';
    else
      update chat_allowance set room = room - 1 where "userId" = sent."senderId" and room >= 1;
      if not found then outcome := 'TOO_MANY_MESSAGES'; end if;
    end if;
    if outcome is not null then return next; continue; end if;

    update conversation c
    set "lastSeq" = c."lastSeq" + 1, "lastTime" = greatest(c."lastTime", sent."sendTime")
    where c.id = sent."conversationId"
    returning c."lastSeq" into "atSeq";

    named := '{}';
    if sent."conversationKind" <> 'direct' and cardinality(sent."mentionIds") > 0 then
      select coalesce(array_agg(m."userId"), '{}') into named from conversation_member m
      where m."conversationId" = sent."conversationId" and m."leftSeq" is null
        and m."userId" <> sent."senderId" and m."userId" = any(sent."mentionIds");
      if 'all' = any(sent."mentionIds") then named := named || 'all'::text; end if;
    end if;

    insert into chat_message ("conversationId", seq, id, "senderId", "clientId", kind, content, "replyTo", "mentionIds",
      "sendTime", search, grams)
    values (sent."conversationId", "atSeq", sent.id, sent."senderId", sent."clientId", sent.kind, sent.content,
      sent."replyTo", named, sent."sendTime", sent.search,
      case when sent.grams = '{}' then '{}' else sent.grams
        || array['@' || sent."conversationId", '#' || to_char(sent."sendTime" at time zone 'utc', 'YYYYMM')] end);
    insert into file_place ("fileId", kind, "placeId")
    select distinct wanted, 'chat', sent."conversationId" || ':' || "atSeq" from unnest(sent."fileIds") wanted;

    if cardinality(named) > 0 then
      update conversation_member m set "mentionSeq" = "atSeq"
      where m."conversationId" = sent."conversationId" and m."leftSeq" is null and m."userId" <> sent."senderId"
        and ('all' = any(named) or m."userId" = any(named));
    end if;
    -- Who had nothing unread has nothing unread now either.
    update conversation_member m set "readSeq" = "atSeq"
    where m."conversationId" = sent."conversationId" and m."userId" = sent."senderId" and not exists (
      select from chat_message c
      where c."conversationId" = sent."conversationId" and c.seq > m."readSeq" and c.seq < "atSeq"
        and c.seq > greatest(m."joinedSeq", m."clearedSeq") and c."senderId" <> sent."senderId"
        and c."recalledAt" is null and c.kind not in ('system', 'recall'));

    outcome := 'stored';
    if not news ? sent."conversationId" then
      news := news || jsonb_build_object(sent."conversationId", "atSeq"::text);
    end if;
    return next;
  end loop;

  -- Nothing was said in it after all.
  delete from conversation_member m using conversation c
  where c.id = m."conversationId" and c.id = any(begun) and c."lastSeq" = 0;
  delete from conversation c where c.id = any(begun) and c."lastSeq" = 0;

  -- Heard in the order of the commits, and heard also when this process dies now. The channel and the shape are those of
  -- server/src/live/bus.ts.
  if news <> '{}' then
    perform pg_notify('fairway_bus', json_build_object('topic', 'chat', 'ids', (
      select json_agg(said) from (select unnest(array[key, value]) as said from jsonb_each_text(news)) as pairs
    ))::text);
  end if;
end $$;
