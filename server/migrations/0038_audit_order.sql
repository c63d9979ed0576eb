-- The audit log sorted by who did something and by what it was done to; see `columns` in server/src/audit/store.ts.
create index audit_log_who on audit_log (lower(coalesce(nullif("realName", ''), account)), id);
create index audit_log_target on audit_log (lower(target), id);
