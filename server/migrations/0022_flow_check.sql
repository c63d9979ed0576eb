-- Histories, states and to-do lists are held against each other by night: first of what changed since, in the order it
-- happened, then of all others, one after the other.
create index on flow_history (at, "taskId");
create table flow_check (
  -- what happened up to here was looked at
  at timestamptz not null default 'epoch',
  "taskId" text not null default '',
  -- and of all others the flows up to this one; empty when a round is through
  "roundTaskId" text not null default ''
);
insert into flow_check default values;
