create table organisation (
  id text primary key,
  "parentId" text references organisation,
  kind text not null check (kind in ('company', 'department')),
  "fullName" text not null,
  "enCode" text not null unique,
  "managerId" text,
  "sortCode" int not null default 0,
  "enabledMark" int not null default 1,
  "creatorTime" timestamptz not null default now()
);
create index on organisation ("parentId");

create table position (
  id text primary key,
  "organisationId" text not null references organisation,
  "fullName" text not null,
  "enCode" text not null unique,
  "sortCode" int not null default 0,
  "enabledMark" int not null default 1
);
create index on position ("organisationId");

create table role (
  id text primary key,
  "fullName" text not null,
  "enCode" text not null unique,
  "sortCode" int not null default 0,
  "enabledMark" int not null default 1
);

create table user_group (
  id text primary key,
  category text not null,
  "fullName" text not null,
  "enCode" text not null unique,
  "sortCode" int not null default 0,
  "enabledMark" int not null default 1
);

-- What a person is. What a person does (signing in, failing to) is kept elsewhere: those rows change all day.
create table user_account (
  id text primary key,
  account text not null,
  kind text not null default 'member' check (kind in ('member', 'customer')),
  "realName" text not null,
  "headIcon" text not null default '',
  gender text not null default '',
  birthday date,
  "mobilePhone" text not null default '',
  email text not null default '',
  "managerId" text references user_account,
  "organisationId" text references organisation,
  "positionId" text references position,
  "isAdministrator" boolean not null default false,
  -- 0 disabled, 1 enabled, 2 locked until an administrator unlocks
  "enabledMark" int not null default 1,
  "creatorTime" timestamptz not null default now(),
  "deletedAt" timestamptz
);
create unique index on user_account (lower(account)) where "deletedAt" is null;
create index on user_account ("managerId");
create index on user_account ("organisationId");

alter table organisation add foreign key ("managerId") references user_account deferrable initially deferred;

create table user_organisation (
  "userId" text not null references user_account,
  "organisationId" text not null references organisation,
  primary key ("userId", "organisationId")
);
create index on user_organisation ("organisationId");

create table user_position (
  "userId" text not null references user_account,
  "positionId" text not null references position,
  primary key ("userId", "positionId")
);
create index on user_position ("positionId");

create table user_role (
  "userId" text not null references user_account,
  "roleId" text not null references role,
  primary key ("userId", "roleId")
);
create index on user_role ("roleId");

create table user_group_member (
  "groupId" text not null references user_group,
  "userId" text not null references user_account,
  primary key ("groupId", "userId")
);
create index on user_group_member ("userId");
