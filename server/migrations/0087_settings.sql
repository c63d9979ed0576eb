-- Who changed a setting last; null for what came with the system.
alter table setting add column "changedBy" text references user_account, add column "changedAt" timestamptz;

-- How often the settings of a section were changed: two administrators do not write over each other.
create table setting_section (
  section text primary key,
  version int not null
);

-- Pictures that everybody may see, signed in or not: the logo and the picture of the login screen. Kept for the undo.
create table setting_picture (
  id text primary key,
  mime text not null,
  bytes bytea not null,
  "creatorTime" timestamptz not null
);
