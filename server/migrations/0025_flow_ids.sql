-- One name for one thing: a flow is flowId, a task in it taskId, the published version it runs by versionId.
alter table flow_template rename column "flowId" to "versionId";
alter table flow rename column "flowId" to "versionId";
alter table flow_task rename column "flowId" to "versionId";
alter table flow_task rename column "taskId" to "flowId";
alter table flow_record rename column "flowId" to "versionId";
alter table flow_record rename column "taskId" to "flowId";
alter table flow_record rename column "opId" to "taskId";
alter table flow_copy rename column "flowId" to "versionId";
alter table flow_copy rename column "taskId" to "flowId";
alter table flow_saved rename column "taskId" to "flowId";
alter table flow_saved rename column "opId" to "taskId";
alter table flow_history rename column "taskId" to "flowId";
alter table flow_comment rename column "taskId" to "flowId";
alter table flow_check rename column "taskId" to "flowId";
alter table flow_check rename column "roundTaskId" to "roundFlowId";

create or replace function delete_rows_of_flows() returns trigger language plpgsql as $$
begin
  delete from flow_history where "flowId" in (select id from gone);
  delete from flow_task where "flowId" in (select id from gone);
  delete from flow_record where "flowId" in (select id from gone);
  return null;
end $$;

-- Indexes and foreign keys are called by their columns.
alter index "flow_flowId_idx" rename to "flow_versionId_idx";
alter index "flow_task_taskId_idx" rename to "flow_task_flowId_idx";
alter index "flow_record_taskId_idx" rename to "flow_record_flowId_idx";
alter index "flow_copy_taskId_idx" rename to "flow_copy_flowId_idx";
alter index "flow_saved_taskId_idx" rename to "flow_saved_flowId_idx";
alter index "flow_comment_taskId_id_idx" rename to "flow_comment_flowId_id_idx";
alter index "flow_history_at_taskId_idx" rename to "flow_history_at_flowId_idx";
alter table flow_template rename constraint "flow_template_flowId_fkey" to "flow_template_versionId_fkey";
alter table flow rename constraint "flow_flowId_fkey" to "flow_versionId_fkey";
alter table flow_copy rename constraint "flow_copy_taskId_fkey" to "flow_copy_flowId_fkey";
alter table flow_saved rename constraint "flow_saved_taskId_fkey" to "flow_saved_flowId_fkey";
alter table flow_comment rename constraint "flow_comment_taskId_fkey" to "flow_comment_flowId_fkey";
