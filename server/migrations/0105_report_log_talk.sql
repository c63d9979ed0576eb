-- When somebody who has not read a report was last reminded of it by its writer.
alter table report_log_receiver add column "remindedTime" timestamptz;

-- What a comment answers, and whom it calls.
alter table report_log_comment
  add column "replyToId" text references report_log_comment on delete set null,
  add column "mentionIds" text[] not null default '{}';
create index report_log_comment_reply on report_log_comment ("replyToId") where "replyToId" is not null;
