-- Lines of groups say which of the people they name are customers.
update chat_message m set content = m.content || jsonb_build_object('externalIds', named.ids)
from (
  select line."conversationId", line.seq, jsonb_agg(distinct u.id) as ids
  from chat_message line
  join user_account u on u.kind = 'customer'
    and (line.content ->> 'by' = u.id or line.content -> 'userIds' ? u.id)
  where line.kind = 'system'
  group by line."conversationId", line.seq
) named
where m."conversationId" = named."conversationId" and m.seq = named.seq;
