-- Everybody knows the passwords of these people; they sign in only where the demo is wanted.
alter table user_account add column "isDemo" boolean not null default false;
update user_account set "isDemo" = true where id like 'user-%' and exists (select from seed where name = 'demo');
