-- How people have arranged tables: named views, own and shared, and for each person the columns of a table or a view.
create table table_view (
  id text primary key,
  "tableName" text not null,
  "userId" text not null,
  name text not null,
  "isShared" boolean not null,
  query jsonb not null,
  look jsonb,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null
);
create index table_view_owner on table_view ("userId", "tableName");
create index table_view_shared on table_view ("tableName") where "isShared";

-- `viewId` is empty for the table itself.
create table table_look (
  "userId" text not null,
  "tableName" text not null,
  "viewId" text not null,
  look jsonb not null,
  primary key ("userId", "tableName", "viewId")
);
create index table_look_view on table_look ("viewId") where "viewId" <> '';

create table table_default_view (
  "userId" text not null,
  "tableName" text not null,
  "viewId" text not null,
  primary key ("userId", "tableName")
);
create index table_default_view_view on table_default_view ("viewId");

-- One choice for all tables of a person.
create table table_density (
  "userId" text primary key,
  density text not null
);
