-- When somebody who has not read a report was last reminded of it by its writer.
alter table report_log_receiver add column "remindedTime" timestamptz;
