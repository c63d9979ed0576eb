alter table session drop constraint "session_endReason_check";
alter table session add constraint "session_endReason_check" check ("endReason" in (
  'signedOut', 'signedInElsewhere', 'passwordChanged', 'accountDeleted', 'noMenus', 'endedByUser', 'accountDisabled'));

-- Whoever is disabled, locked or deleted is signed out for good, whichever statement did it: to enable the account again
-- must not revive the tokens of before.
create function end_sessions_of_account() returns trigger language plpgsql as $$
begin
  update session set "endedAt" = now(), "endReason" = 'accountDisabled'
    where "userId" = new.id and "endedAt" is null;
  delete from known_device where "userId" = new.id;
  return null;
end $$;
create trigger user_account_ends_sessions after update of "enabledMark", "deletedAt" on user_account
  for each row when (new."enabledMark" <> 1 or new."deletedAt" is not null)
  execute function end_sessions_of_account();

update session set "endedAt" = now(), "endReason" = 'accountDisabled'
  from user_account u
  where u.id = session."userId" and session."endedAt" is null and (u."enabledMark" <> 1 or u."deletedAt" is not null);
