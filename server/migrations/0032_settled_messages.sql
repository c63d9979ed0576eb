-- What a message asks its receivers for: a task of a flow ("<flow>.<task>"), or a draft to be submitted ("<flow>.start").
-- Beside each receiver, so that whoever does it settles the messages without looking for them.
alter table message_receiver add column asks text;
-- It is done, or was taken from them: when, how, by whom, and who has it now. Ids of people, or '#system'.
alter table message_receiver add column "settledAt" timestamptz;
alter table message_receiver add column "settledAs" text;
alter table message_receiver add column "settledBy" text;
alter table message_receiver add column "settledTo" text;

update message_receiver r set asks = asked.asks
from (
  select m.id, coalesce(substring(m."bodyText" from '"taskOperatorId":"([0-9A-Za-z-]+\.o[0-9]+)"'),
    case when m."bodyText" ~ '"type":-1[,}]'
      then substring(m."bodyText" from '"processId":"([0-9A-Za-z-]+)"') || '.start' end) as asks
  from message m where m.type = 2) asked
where r."messageId" = asked.id and r.type = 2 and asked.asks is not null;

-- What is not open any more, as far as lists know what became of it.
create temporary table gone_ask on commit drop as
select r."userId", r."messageId", r.asks, t."handlerId" as holder, split_part(r.asks, '.', 1) as "flowId"
from message_receiver r left join flow_task t on t.id = r.asks
where r.asks is not null and (t.id is null or t."handlerId" not in (r."userId", '#flow-admin'));
delete from gone_ask g using flow f
where g.asks = g."flowId" || '.start' and f.id = g."flowId" and f.status = 0;
create temporary table last_record on commit drop as
select distinct on (r."flowId", r."taskId") r."flowId" || '.' || r."taskId" as asks, r."handleId", r."handleStatus", r."handleTime"
from flow_record r
where r."taskId" is not null and not r."isUndone" and r."handleStatus" in (0, 1)
  and r."flowId" || '.' || r."taskId" in (select asks from gone_ask)
order by r."flowId", r."taskId", r."handleTime" desc, r.id desc;
update message_receiver r set
  "settledAt" = coalesce(d."handleTime", f."endTime", now()),
  "settledAs" = case
    when g.holder is not null then 'moved'
    when d."handleStatus" = 1 then 'approved'
    when d."handleStatus" = 0 then 'rejected'
    when f.id is null then 'deleted'
    when g.asks = g."flowId" || '.start' then 'submitted'
    when f.status = 4 then 'withdrawn'
    when f.status = 5 then 'terminated'
    else 'moot' end,
  "settledBy" = case when g.holder is null then d."handleId" end,
  "settledTo" = g.holder
from gone_ask g
left join flow f on f.id = g."flowId"
left join last_record d on d.asks = g.asks
where r."userId" = g."userId" and r."messageId" = g."messageId";

create index message_receiver_open_ask on message_receiver (asks) where asks is not null and "settledAt" is null;
drop index message_receiver_list;
create index message_receiver_list on message_receiver ("userId", "creatorTime" desc, "messageId")
  include (type, "readAt", "expirationTime", "settledAt") where "removedAt" is null;
drop index message_receiver_unread;
create index message_receiver_unread on message_receiver ("userId", type, "creatorTime" desc)
  include ("expirationTime", "messageId") where "readAt" is null and "removedAt" is null and "settledAt" is null;
