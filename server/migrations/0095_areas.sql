-- The company keeps areas of its own and changes those that came with the system. What the system calls an area stays
-- beside what the company calls it: a later edition brings the first up to date and leaves the second alone.
alter table area
  add column "builtInName" text,
  -- The name in Latin letters, and their first ones: what it is found by without Chinese.
  add column spelling text not null default '',
  add column "isEnabled" boolean not null default true,
  -- Where the company put it among those beside it; nothing: after those, by code.
  add column "sortCode" int,
  add column version int not null default 1;
update area set "builtInName" = "fullName";

create or replace view data.areas with (security_barrier) as
  select id, "parentId", "fullName", level from public.area where "isEnabled";
