-- Places somebody saved or chose lately, in the datum their device speaks: what a map wants is worked out when it opens.
create table place (
  id text primary key,
  "userId" text not null references user_account on delete cascade,
  name text not null,
  address text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  datum text not null check (datum = 'WGS84'),
  "isSaved" boolean not null,
  "usedAt" timestamptz not null,
  unique ("userId", name, lat, lng)
);
create index place_of_person on place ("userId", "usedAt" desc, id);

-- Where a customer is, for the whole company: said once by somebody who was there.
create table customer_place (
  "customerId" text primary key references customer on delete cascade,
  address text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  datum text not null check (datum = 'WGS84'),
  "lastModifyTime" timestamptz not null,
  "lastModifyUserId" text not null references user_account
);
