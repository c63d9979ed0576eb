-- Where and when somebody was out, as they punched it. What was punched never changes; what follows from it may.
create table punch (
  id text primary key,
  "userId" text not null references user_account,
  -- What the device called it: sent again it is the same one.
  "clientId" text not null,
  kind text not null check (kind in ('in', 'out')),
  -- By the server's clock, and the day of the company.
  at timestamptz not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  "receivedAt" timestamptz not null,
  -- By the device's clock.
  "takenAt" timestamptz not null,
  "sentAt" timestamptz not null,
  "elapsedMs" double precision,
  "isQueued" boolean not null,
  "clockOffBy" double precision not null,
  -- All four are null once the time for which they are kept is over.
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  accuracy double precision check (accuracy >= 0),
  fixes jsonb,
  datum text not null check (datum = 'WGS84'),
  "deviceId" text not null,
  "targetKind" text check ("targetKind" in ('customer', 'port')),
  "targetId" text,
  "targetName" text not null,
  "targetEnName" text not null,
  "targetAddress" text not null,
  "targetLat" double precision,
  "targetLng" double precision,
  -- Metres.
  distance double precision,
  radius int not null,
  "ruleName" text,
  -- [{flag, value}], and the flags alone to find them by.
  flags jsonb not null,
  "flagNames" text[] not null,
  note text not null,
  watermark text not null,
  "lateReason" text not null,
  "photoCount" int not null,
  -- From here on what may still change.
  address text not null,
  "addressSource" text not null check ("addressSource" in ('map', 'area', 'near', 'none')),
  "pairId" text,
  minutes int,
  explanation text not null default 'none' check (explanation in ('none', 'asked', 'accepted', 'refused')),
  "flowId" text,
  reason text not null default '',
  "askedTime" timestamptz,
  "decidedTime" timestamptz,
  "positionRemovedAt" timestamptz,
  "photosRemovedAt" timestamptz,
  unique ("userId", "clientId")
);
create index punch_of_person on punch ("userId", day, at);
create index punch_by_time on punch (at desc, id desc);
create index punch_by_target on punch ("targetKind", "targetId", at desc);
create index punch_by_flag on punch using gin ("flagNames");
create index punch_with_position on punch (at) where "positionRemovedAt" is null;
create index punch_with_photos on punch (at) where "photosRemovedAt" is null and "photoCount" > 0;

create function keep_punch() returns trigger language plpgsql as $$
declare
  free text[] := array['address', 'addressSource', 'pairId', 'minutes', 'explanation', 'flowId', 'reason',
    'askedTime', 'decidedTime', 'positionRemovedAt', 'photosRemovedAt'];
begin
  if tg_op = 'DELETE' then
    -- Only whoever deletes their account takes their punches along.
    if current_setting('fairway.forgotten_person', true) is distinct from old."userId" then
      raise exception 'a punch is never deleted';
    end if;
    return old;
  end if;
  if new.lat is null and new.lng is null and new.accuracy is null and new.fixes is null
    and new."positionRemovedAt" is not null then
    free := free || array['lat', 'lng', 'accuracy', 'fixes'];
  end if;
  if to_jsonb(old) - free <> to_jsonb(new) - free then
    raise exception 'a punch never changes';
  end if;
  return new;
end $$;
create trigger punch_is_kept before update or delete on punch for each row execute function keep_punch();

create table punch_photo (
  "punchId" text not null references punch on delete cascade,
  place int not null,
  "fileId" text not null,
  -- Of what was taken: the same picture is never taken twice.
  sha256 text not null unique,
  primary key ("punchId", place)
);

create table punch_rule (
  id text primary key,
  version int not null default 1,
  name text not null,
  "isOn" boolean not null,
  "departmentIds" text[] not null,
  "groupIds" text[] not null,
  "userIds" text[] not null,
  days int[] not null,
  "fromMinute" int check ("fromMinute" between 0 and 1440),
  "toMinute" int check ("toMinute" between 0 and 1440),
  radius int not null check (radius > 0),
  "isPhotoRequired" boolean not null,
  "changedTime" timestamptz not null,
  "changedBy" text not null references user_account
);

-- Which notice about positions somebody agreed to.
create table punch_agreement (
  "userId" text not null references user_account on delete cascade,
  version int not null,
  "agreedTime" timestamptz not null,
  primary key ("userId", version)
);

-- The service that names addresses; one row at most.
create table punch_map (
  id int primary key check (id = 1),
  version int not null,
  "isOn" boolean not null,
  address text not null,
  "sealedKey" bytea,
  "lastAnswerTime" timestamptz,
  "lastProblem" text not null default ''
);
