-- The functions of chat that live in the database. Run after the migrations whenever this file changed: what is here is
-- what runs, whatever earlier migrations said. The type chat_sent, tables and triggers stand in the migrations.

-- Where each of these goes: to the conversation itself, or to the one with the person; null where there is none.
create or replace function chat_logs_of(sent chat_sent[]) returns text[]
  language sql stable
as $$
  select array_agg(coalesce(named.id, direct.id) order by m.place)
  from unnest(sent) m
  left join conversation named on named.id = m."to"
  left join conversation direct on direct."directKey" = m."directKey"
$$;

-- Begins conversations of two people, for those of these messages that may begin one; each is called like its first.
create or replace function begin_direct_chats(sent chat_sent[]) returns text[]
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
create or replace function store_chat_messages(given json, per_second float8, burst float8, call text)
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
      select m.*, c.kind as "logKind", c."lastSeq", known.seq as "knownAt",
        case
          when known."conversationId" = m.log then 'known'
          -- Acknowledged, it would be taken for stored here, and nobody would ever read it.
          when known.seq is not null then 'CLIENT_ID_TAKEN'
          when me."userId" is null or sender."enabledMark" = 0 or sender."deletedAt" is not null then 'PEER_NOT_FOUND'
          when me."leftSeq" is not null then 'NOT_A_MEMBER'
          when c.kind = 'direct' and not exists (
            select from conversation_member other join user_account u on u.id = other."userId"
            where other."conversationId" = c.id and u.id <> m."senderId"
              and u."enabledMark" <> 0 and u."deletedAt" is null
              and 'member' in (u.kind, sender.kind)
          ) then 'PEER_NOT_FOUND'
          -- Customers are not left alone with each other.
          when c.kind = 'group' and sender.kind = 'customer' and not exists (
            select from conversation_member other join user_account u on u.id = other."userId"
            where other."conversationId" = c.id and other."leftSeq" is null
              and u.kind = 'member' and u."enabledMark" <> 0 and u."deletedAt" is null
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
        -- Of what was said before; who has read up to the end need not look. What was cleared unread is still unread:
        -- to write on does not tell its sender that it was read.
        greatest(me."readSeq", me."joinedSeq") < c."lastSeq" and exists (
          select from chat_message unread
          where unread."conversationId" = c.id
            and unread.seq > greatest(me."readSeq", me."joinedSeq")
            and unread."senderId" <> m."senderId" and unread."recalledAt" is null
            and unread.kind not in ('system', 'recall')
            and not exists (
              select from chat_message_hidden h
              where h."userId" = m."senderId" and h."conversationId" = c.id and h.seq = unread.seq)) as "hasUnread"
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
      set "lastSeq" = c."lastSeq" + growth.messages
      from (select log, count(*) as messages from stored group by log) as growth
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
    select l.place, l.fate, l.log, case l.fate when 'known' then l."knownAt" else s."lastSeq" + s.nth end,
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
  -- server/src/bus/bus.ts; whoever asked knows their own call by its name.
  if news <> '{}' then
    perform pg_notify('fairway_bus', json_build_object('topic', 'chat', 'ids', news || call)::text);
  end if;
end $$;

-- Those of these groups whose owner can sign in no more go to the colleague who is longest in them and can. Whoever has
-- one now is told, as server/src/live/tell-people.ts does it.
create or replace function hand_over_groups(groups text[]) returns void language plpgsql as $$
declare
  handed record;
begin
  perform from conversation c where c.id = any(groups) order by c.id for no key update;
  for handed in
    update conversation c set "ownerId" = next.id
    from user_account owner, unnest(groups) wanted (id), lateral (
      select u.id from conversation_member g join user_account u on u.id = g."userId"
      where g."conversationId" = wanted.id and g."leftSeq" is null
        and u.kind = 'member' and u."enabledMark" <> 0 and u."deletedAt" is null
      order by g."joinedAt", g."userId" limit 1
    ) as next
    where c.id = wanted.id and owner.id = c."ownerId" and (owner."enabledMark" = 0 or owner."deletedAt" is not null)
    returning c.id, c."ownerId"
  loop
    perform pg_notify('fairway_bus', json_build_object(
      'topic', 'people', 'ids', json_build_array('conversation', handed.id, handed."ownerId"))::text);
  end loop;
end $$;

-- Accounts are disabled in many ways. Enabled again, somebody may be the only one who can look after a group.
create or replace function hand_over_groups_of_person() returns trigger language plpgsql as $$
begin
  perform hand_over_groups(array(
    select c.id from conversation_member me join conversation c on c.id = me."conversationId"
    where me."userId" = new.id and me."leftSeq" is null and c.kind = 'group'));
  return null;
end $$;
