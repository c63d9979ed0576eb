-- What the system or the demo company wrote has an English name beside the Chinese one; empty where nobody wrote one.
alter table dictionary_type add column "enName" text not null default '';
alter table dictionary_data add column "enName" text not null default '';
alter table organisation add column "enName" text not null default '';
alter table position add column "enName" text not null default '';
alter table role add column "enName" text not null default '';
alter table user_group add column "enName" text not null default '', add column "enCategory" text not null default '';

-- Whoever renames something without saying what it is called in English: it is called as it is written.
create function forget_english_name() returns trigger language plpgsql as $$
begin
  new."enName" := '';
  return new;
end $$;

create trigger forget_english_name before update of "fullName" on dictionary_type
  for each row when (old."fullName" <> new."fullName" and old."enName" = new."enName") execute function forget_english_name();
create trigger forget_english_name before update of "fullName" on dictionary_data
  for each row when (old."fullName" <> new."fullName" and old."enName" = new."enName") execute function forget_english_name();
create trigger forget_english_name before update of "fullName" on organisation
  for each row when (old."fullName" <> new."fullName" and old."enName" = new."enName") execute function forget_english_name();
create trigger forget_english_name before update of "fullName" on position
  for each row when (old."fullName" <> new."fullName" and old."enName" = new."enName") execute function forget_english_name();
create trigger forget_english_name before update of "fullName" on role
  for each row when (old."fullName" <> new."fullName" and old."enName" = new."enName") execute function forget_english_name();
create trigger forget_english_name before update of "fullName" on user_group
  for each row when (old."fullName" <> new."fullName" and old."enName" = new."enName") execute function forget_english_name();
