-- Everybody's open sessions, the last used first; see server/src/session/online/store.ts.
create index session_open_last_seen on session ("lastSeenAt" desc, id desc) where "endedAt" is null;

-- What became of the jobs of each kind: a job that is done leaves no row of its own.
create table job_figure (
  name text primary key,
  done bigint not null,
  failed bigint not null,
  -- Milliseconds, of those that were done.
  "tookAll" double precision not null,
  "tookLast" double precision,
  "tookLongest" double precision,
  "lastDoneAt" timestamptz,
  "lastFailedAt" timestamptz
);

-- When the company was saved: by `npm run backup`, or by whoever saves it in another way and says so.
create table backup_record (
  "at" timestamptz primary key default now(),
  bytes bigint,
  rows bigint
);

-- The audit log of one act, and of what begins with a name; see `findAudit` in server/src/audit/store.ts.
create index audit_log_act on audit_log (name, "at" desc, id desc);
create index audit_log_target_start on audit_log (lower(target) text_pattern_ops);
