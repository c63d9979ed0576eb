-- One number per kind of slow-changing data. Processes keep what they computed from it and read the number with
-- every request: when it moved, the kept answer is dropped. Exact in every process, without waiting for a message.
create table change_stamp (
  name text primary key,
  number bigint not null default 1
);
insert into change_stamp (name) values ('organisation'), ('dictionary');

create function move_change_stamp() returns trigger language plpgsql as $$
begin
  update change_stamp set number = number + 1 where name = tg_argv[0];
  return null;
end $$;
