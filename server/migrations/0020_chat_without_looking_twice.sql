-- Whoever writes into a log has locked its conversation and found the sender by then (store_chat_messages() and
-- server/src/chat/log.ts), and neither people nor conversations in which something was said are ever deleted. Looking
-- both up again for every message was a quarter of the time it takes to store it.
alter table chat_message
  drop constraint "chat_message_conversationId_fkey",
  drop constraint "chat_message_senderId_fkey";
