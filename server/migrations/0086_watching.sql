-- Everybody's open sessions, the last used first; see server/src/session/online/store.ts.
create index session_open_last_seen on session ("lastSeenAt" desc, id desc) where "endedAt" is null;
