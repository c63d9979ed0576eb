-- A decision need not write the whole state again: what happened since the command the state is of is in the history.
-- Null: the state is of the last command.
alter table flow add column "stateCommand" int;

-- What a command leaves is one statement of the server now, which others add their rows to.
drop function leave_flow;

-- Whoever writes these rows has just changed the row of their flow, so that it is there, and need not look it up again for
-- each of them; what goes with a flow goes by a trigger.
alter table flow_history drop constraint "flow_history_taskId_fkey";
alter table flow_task drop constraint "flow_task_taskId_fkey";
alter table flow_record drop constraint "flow_record_taskId_fkey";
create function delete_rows_of_flows() returns trigger language plpgsql as $$
begin
  delete from flow_history where "taskId" in (select id from gone);
  delete from flow_task where "taskId" in (select id from gone);
  delete from flow_record where "taskId" in (select id from gone);
  return null;
end $$;
create trigger flow_deleted after delete on flow referencing old table as gone
  for each statement execute function delete_rows_of_flows();
create function delete_rows_of_all_flows() returns trigger language plpgsql as $$
begin
  delete from flow_history;
  delete from flow_task;
  delete from flow_record;
  return null;
end $$;
create trigger flow_truncated after truncate on flow
  for each statement execute function delete_rows_of_all_flows();

-- Whoever handles tasks of others is told how many there are: what was entrusted is counted without reading the rows.
drop index "flow_task_handlerId_receivedAt_id_idx";
create index on flow_task ("handlerId", "receivedAt" desc, id desc) include ("isStart", "templateId", "creatorUserId");
