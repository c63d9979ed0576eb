-- Bytes of the files each person has stored. Kept by the rows of files themselves: a quota is asked at every upload,
-- and adding up files would take longer with every one.
create table storage_used (
  "ownerId" text primary key,
  bytes bigint not null
);
insert into storage_used ("ownerId", bytes) select "ownerId", sum(size) from file group by "ownerId";

create function count_added_files() returns trigger language plpgsql as $$
begin
  insert into storage_used as used ("ownerId", bytes)
  select "ownerId", sum(size) from added group by "ownerId"
  on conflict ("ownerId") do update set bytes = used.bytes + excluded.bytes;
  return null;
end $$;
create trigger count_added_files after insert on file
  referencing new table as added for each statement execute function count_added_files();

create function count_removed_files() returns trigger language plpgsql as $$
begin
  update storage_used used set bytes = used.bytes - removed.bytes
  from (select "ownerId", sum(size) as bytes from gone group by "ownerId") removed
  where used."ownerId" = removed."ownerId";
  return null;
end $$;
create trigger count_removed_files after delete on file
  referencing old table as gone for each statement execute function count_removed_files();

-- Uploads of these kinds belong to a record, a request or a message. Some of before were stored among one's own files
-- under the same name: nobody can tell them apart any more, so none of them counts as left behind.
insert into file_place ("fileId", kind, "placeId")
select id, 'kept', "ownerId" from file
where not exists (select from file_place where file_place."fileId" = file.id);

create index file_left_behind on file ("creatorTime")
  where type in ('annex', 'annexpic', 'IM', 'mail', 'workflow', 'userAvatar');
