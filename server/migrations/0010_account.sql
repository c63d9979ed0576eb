alter table user_account
  -- A line about oneself.
  add column signature text not null default '',
  add column nation text not null default '',
  add column "nativePlace" text not null default '',
  add column "certificatesType" text not null default '',
  add column "certificatesNumber" text not null default '',
  add column education text not null default '',
  add column "urgentContacts" text not null default '',
  add column "urgentTelePhone" text not null default '',
  add column "postalAddress" text not null default '',
  add column "entryDate" date,
  add column ranks text not null default '';
-- A number is a way to sign in only for who has proven that messages to it reach them; the company's own entry counts.
alter table user_account add column "mobileVerified" boolean not null default true;
create index on user_account ("mobilePhone") where "mobilePhone" <> '';

-- A role with rows here holds only while its person works in one of these organisations or below; one without, everywhere.
create table role_organisation (
  "roleId" text not null references role,
  "organisationId" text not null references organisation,
  primary key ("roleId", "organisationId")
);
create index on role_organisation ("organisationId");

-- The roles a person has where they work now.
create view held_role as
select given."userId", given."roleId"
from user_role given
join role on role.id = given."roleId" and role."enabledMark" = 1
join user_account person on person.id = given."userId"
where not exists (select from role_organisation bound where bound."roleId" = role.id)
  or exists (
    with recursive above as (
      select id, "parentId", 0 as step from organisation where id = person."organisationId"
      union all
      -- A ring of parents is a broken import; it must not become an endless query.
      select o.id, o."parentId", step + 1 from organisation o join above on above."parentId" = o.id where step < 20
    )
    select from above
    join role_organisation bound on bound."organisationId" = above.id
    where bound."roleId" = role.id
  );

-- What a name is found by when it is typed without Chinese, as for people.
alter table organisation add column "quickQuery" text not null default '';
alter table position add column "quickQuery" text not null default '';
alter table role add column "quickQuery" text not null default '';
alter table user_group add column "quickQuery" text not null default '';

create table signature (
  id text primary key,
  "userId" text not null references user_account,
  -- PNG, drawn again by us
  picture bytea not null,
  -- Of what was sent: the same picture sent again is the same signature.
  digest text not null,
  "isDefault" boolean not null,
  "creatorTime" timestamptz not null,
  unique ("userId", digest)
);
create unique index on signature ("userId") where "isDefault";

do $$
declare source text;
begin
  foreach source in array array['role_organisation', 'signature'] loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
      for each statement execute function move_change_stamp(''organisation'')', source || '_change_stamp', source);
  end loop;
end $$;

create table user_preference (
  "userId" text primary key references user_account,
  preferences jsonb not null
);
