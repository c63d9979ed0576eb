-- What asks somebody for something and is not done, the newest first. Messages about a delegation are settled when it
-- ends, but ask for nothing.
create index message_receiver_unsettled on message_receiver ("userId", "creatorTime" desc, "messageId")
  include (type, "readAt", "expirationTime", "settledAt")
  where asks is not null and asks not like 'delegation.%' and "settledAt" is null and "removedAt" is null;

-- Reminders of a password are settled by changing it, those that were sent before this, too.
update message_receiver r set asks = 'password.' || r."userId",
  "settledAt" = case when p."changedAt" > r."creatorTime" then p."changedAt" end,
  "settledAs" = case when p."changedAt" > r."creatorTime" then 'passwordChanged' end
from message m, user_password p
where m.id = r."messageId" and m.type = 3 and m.title = '请修改密码' and m."creatorUserId" is null and r.type = 3
  and p."userId" = r."userId";
