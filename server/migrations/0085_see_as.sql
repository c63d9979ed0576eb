-- An administrator who looks at the system as somebody else has a session of that person, below their own.
alter table session add column "seenByToken" bytea references session ("tokenHash") on delete cascade;
create index session_seen_by on session ("seenByToken") where "seenByToken" is not null;
