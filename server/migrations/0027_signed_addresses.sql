-- What the server signs with, the same in every process and after every start. The keys come from gen_random_uuid(),
-- which is strong randomness in PostgreSQL; two of them have 244 random bits.
create table server_secret (
  name text primary key,
  secret bytea not null
);
insert into server_secret (name, secret)
values ('file-address', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- A link opens for one client. Which one that was stays until the link ends, so that the client may go on where its
-- line broke.
alter table file_ticket add column "takenBy" bytea;
