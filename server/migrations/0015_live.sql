-- Opens one socket, once and soon. The session goes with it: a socket lives no longer than its session.
create table socket_ticket (
  "ticketHash" bytea primary key,
  "tokenHash" bytea not null references session on delete cascade,
  -- A browser cannot say in a handshake which language the person chose.
  language text not null,
  "expiresAt" timestamptz not null
);
create index on socket_ticket ("expiresAt");
create index on socket_ticket ("tokenHash");

-- Sessions end in many ways; whichever it was, open sockets of the person are looked at again in every process. Heard
-- after the commit. The channel and the shape are those of server/src/live/bus.ts.
create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify(
    'fairway_bus',
    json_build_object('topic', 'sessions', 'ids', json_build_array(to_jsonb(new) ->> tg_argv[0]))::text
  );
  return null;
end $$;

create trigger tell_session_end after update on session
  for each row when (old."endedAt" is null and new."endedAt" is not null)
  execute function tell_session_change('userId');

create trigger tell_account_end after update on user_account
  for each row when (
    old."enabledMark" is distinct from new."enabledMark" or old."deletedAt" is distinct from new."deletedAt"
  )
  execute function tell_session_change('id');
