-- How long a decision took, and whether it was late: when the task came to whoever decided it, and when it was due.
alter table flow_record add column "receivedAt" timestamptz, add column due timestamptz;

-- What was decided before is in the history.
update flow_record r set "receivedAt" = known.received, due = known.due
from (
  select d.id,
    to_timestamp(max((e ->> 'at')::float8) filter (where e ->> 'op' = d."opId" and (
      e ->> 'type' in ('opActivated', 'opMoved') or e ->> 'type' = 'opCreated' and e ->> 'state' = 'pending')) / 1000)
      as received,
    -- a time limit stands still while its flow does
    to_timestamp((max((e ->> 'due')::float8) filter (where e ->> 'type' = 'visitOpened' and e ->> 'visit' = d."visitId")
      + coalesce(max((e ->> 'frozen')::float8) filter (where e ->> 'type' = 'resumed'), 0)) / 1000) as due
  from flow_record d
  join flow_history h on h."taskId" = d."taskId" and h.at <= d."handleTime"
  cross join json_array_elements(h.events) e
  where d."isDone" and d."handleStatus" in (0, 1)
  group by d.id
) known
where r.id = known.id;

-- Statistics read the days they are asked for and no others.
-- Decisions lie in the order of their time: ranges of pages find them, and cost the writing of one next to nothing.
create index on flow_record using brin ("handleTime") with (pages_per_range = 16, autosummarize = on);
create index on flow ("startTime") where "startTime" is not null;
create index on flow ("endTime") where "endTime" is not null;
