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

-- A message on its way into a log; `grams` one on each line.
create type chat_sent as (
  place int, "senderId" text, "clientId" text, id text, "to" text, "directKey" text, kind text,
  content jsonb, "replyTo" bigint, "mentionIds" text[], "sendTime" timestamptz, search text, grams text, "fileIds" text[]
);

-- Where each of these goes: to the conversation itself, or to the one with the person; null where there is none.
create function chat_logs_of(sent chat_sent[]) returns text[]
  language sql stable
as $$
  select array_agg(coalesce(named.id, direct.id) order by m.place)
  from unnest(sent) m
  left join conversation named on named.id = m."to"
  left join conversation direct on direct."directKey" = m."directKey"
$$;

-- Begins conversations of two people, for those of these messages that may begin one; each is called like its first.
create function begin_direct_chats(sent chat_sent[]) returns text[]
  language sql
as $$
  with first as (
    insert into conversation (id, kind, "directKey", "creatorTime")
    select distinct on (m."directKey") m.id, 'direct', m."directKey", m."sendTime"
    from unnest(sent) m
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
  select array_agg(id) from first
$$;

-- Stores what people sent, in the order of the list, as one transaction. What cannot be stored is answered with why, and
-- hurts nothing else. Locks are taken in one order everywhere (senders, new conversations, conversations), so that
-- processes never wait for each other in a circle; what waits for somebody's transaction too long fails. One list names
-- no message twice. All of them are judged and stored by one statement: a statement for each would cost many times that.
create function store_chat_messages(given json, per_second float8, burst float8, call text)
  returns table (place int, outcome text, "inConversation" text, "atSeq" bigint, named text[])
  language plpgsql
  set lock_timeout = '1s'
  -- A handful of messages against everything that was ever said: always by the indexes, whatever the planner guesses,
  -- and planned once.
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set enable_material = off
  set plan_cache_mode = force_generic_plan
as $$
declare
  sent chat_sent[];
  logs text[];
  begun text[];
  news text[] := '{}';
begin
  select array_agg(m order by m.place) into sent from json_populate_recordset(null::chat_sent, given) m;

  -- Whoever sends through two processes at once is served one after the other: what is sent again is seen to be known.
  insert into chat_allowance as a ("userId", room, at)
  select senders.id, burst, clock_timestamp()
  from (select distinct m."senderId" as id from unnest(sent) m) as senders order by 1
  on conflict ("userId") do update set
    room = least(burst, a.room + per_second * greatest(extract(epoch from excluded.at - a.at), 0)),
    at = greatest(a.at, excluded.at);

  logs := chat_logs_of(sent);
  if array_position(logs, null) is not null then
    begun := begin_direct_chats(sent);
    -- Also those that somebody else began meanwhile.
    logs := chat_logs_of(sent);
  end if;
  perform from conversation c where c.id = any(logs) order by c.id for no key update;

  for place, outcome, "inConversation", "atSeq", named in
    with judged as materialized (
      select m.*, c.kind as "logKind", c."lastSeq", known."conversationId" as "knownIn", known.seq as "knownAt",
        case
          when known.seq is not null then 'known'
          when me."userId" is null or sender."enabledMark" = 0 or sender."deletedAt" is not null then 'PEER_NOT_FOUND'
          when me."leftSeq" is not null then 'NOT_A_MEMBER'
          when c.kind = 'direct' and not exists (
            select from conversation_member other join user_account u on u.id = other."userId"
            where other."conversationId" = c.id and u.id <> m."senderId"
              and u."enabledMark" <> 0 and u."deletedAt" is null
              and 'member' in (u.kind, sender.kind)
          ) then 'PEER_NOT_FOUND'
          when m."replyTo" is not null and not exists (
            select from chat_message answered
            where answered."conversationId" = c.id and answered.seq = m."replyTo"
              and answered.seq > greatest(me."joinedSeq", me."clearedSeq")
              and answered.kind not in ('system', 'recall')
          ) then 'CONTENT_INVALID'
          when exists (
            select from unnest(m."fileIds") wanted where not exists (select from file where file.id = wanted)
          ) then 'FILE_NOT_FOUND'
        end as refusal,
        -- Of what was said before; who has read up to the end need not look.
        greatest(me."readSeq", me."joinedSeq", me."clearedSeq") < c."lastSeq" and exists (
          select from chat_message unread
          where unread."conversationId" = c.id
            and unread.seq > greatest(me."readSeq", me."joinedSeq", me."clearedSeq")
            and unread."senderId" <> m."senderId" and unread."recalledAt" is null
            and unread.kind not in ('system', 'recall')) as "hasUnread"
      from unnest(sent, logs) as m (
        place, "senderId", "clientId", id, "to", "directKey", kind, content, "replyTo", "mentionIds",
        "sendTime", search, grams, "fileIds", log)
      join user_account sender on sender.id = m."senderId"
      left join conversation c on c.id = m.log
      left join conversation_member me on me."conversationId" = c.id and me."userId" = m."senderId"
      left join lateral (
        select k."conversationId", k.seq from chat_message k
        where k."senderId" = m."senderId" and k."clientId" = m."clientId" limit 1
      ) as known on true
    ), limited as (
      select j.*, case
          when refusal is not null then refusal
          when row_number() over (partition by j."senderId", refusal is null order by j.place) > a.room
            then 'TOO_MANY_MESSAGES'
          else 'stored'
        end as fate
      from judged j join chat_allowance a on a."userId" = j."senderId"
    ), stored as materialized (
      select l.*,
        row_number() over (partition by log order by l.place) as nth,
        row_number() over (partition by log, "senderId" order by l.place) as "nthOfSender",
        case when cardinality("mentionIds") > 0 and "logKind" <> 'direct' then array(
          select other."userId" from conversation_member other
          where other."conversationId" = log and other."leftSeq" is null
            and other."userId" <> l."senderId" and other."userId" = any(l."mentionIds")
        ) || case when 'all' = any("mentionIds") then array['all'] else '{}' end else '{}' end as mentioned
      from limited l where fate = 'stored'
    ), said as (
      insert into chat_message ("conversationId", seq, id, "senderId", "clientId", kind, content, "replyTo",
        "mentionIds", "sendTime", search, grams)
      select log, "lastSeq" + nth, id, "senderId", "clientId", kind, content, "replyTo", mentioned, "sendTime", search,
        case when grams = '' then '{}' else string_to_array(grams, E'\n')
          || array['@' || log, '#' || to_char("sendTime" at time zone 'utc', 'YYYYMM')] end
      from stored
    ), grown as (
      update conversation c
      set "lastSeq" = c."lastSeq" + growth.messages, "lastTime" = greatest(c."lastTime", growth."lastTime")
      from (select log, count(*) as messages, max("sendTime") as "lastTime" from stored group by log) as growth
      where c.id = growth.log
    ), spent as (
      update chat_allowance a set room = a.room - spending.messages
      from (select "senderId", count(*) as messages from stored group by "senderId") as spending
      where a."userId" = spending."senderId"
    ), shown as (
      insert into file_place ("fileId", kind, "placeId")
      select distinct wanted, 'chat', log || ':' || "lastSeq" + nth from stored, unnest("fileIds") wanted
    ), marked as (
      update conversation_member m
      set "readSeq" = greatest(m."readSeq", marks."readSeq"), "mentionSeq" = greatest(m."mentionSeq", marks."mentionSeq")
      from (
        select log, "userId", max("readSeq") as "readSeq", max("mentionSeq") as "mentionSeq"
        from (
          -- Who had nothing unread has nothing unread now either, until somebody else says something.
          select log, "senderId" as "userId", "lastSeq" + nth as "readSeq", null as "mentionSeq"
          from stored where not "hasUnread" and nth = "nthOfSender"
          union all
          select log, other."userId", null, "lastSeq" + nth
          from stored join conversation_member other on other."conversationId" = log
          where cardinality(mentioned) > 0 and other."leftSeq" is null and other."userId" <> "senderId"
            and ('all' = any(mentioned) or other."userId" = any(mentioned))
        ) as each group by log, "userId"
      ) as marks
      where m."conversationId" = marks.log and m."userId" = marks."userId"
    )
    select l.place, l.fate, coalesce(l."knownIn", l.log), coalesce(l."knownAt", s."lastSeq" + s.nth),
      nullif(s.mentioned, '{}')
    from limited l left join stored s on s.place = l.place
    order by l.place
  loop
    if outcome = 'stored' and not "inConversation" = any(news) then
      news := news || array["inConversation", "atSeq"::text];
    end if;
    return next;
  end loop;

  -- Nothing was said in it after all.
  if begun is not null then
    delete from conversation_member m using conversation c
    where c.id = m."conversationId" and c.id = any(begun) and c."lastSeq" = 0;
    delete from conversation c where c.id = any(begun) and c."lastSeq" = 0;
  end if;

  -- Heard in the order of the commits, and heard also when this process dies now. The channel and the shape are those of
  -- server/src/live/bus.ts; whoever asked knows their own call by its name.
  if news <> '{}' then
    perform pg_notify('fairway_bus', json_build_object('topic', 'chat', 'ids', news || call)::text);
  end if;
end $$;
