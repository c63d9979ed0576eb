-- What somebody watches: a rate with the versions after it, the price of a lane, or a trade line.
create table rate_watch (
  id text primary key,
  "userId" text not null references user_account,
  kind text not null,
  -- What is watched, as one text: the same one twice is one.
  key text not null,
  mode text,
  "polId" text references port,
  "podId" text references port,
  "lineId" text references trade_line,
  -- Of a favourite, which versions share.
  "carrierId" text references carrier,
  "rateType" text,
  "serviceCode" text,
  commodity text,
  -- The one that was chosen.
  "rateId" text references freight_rate on delete set null,
  -- Of an alert.
  place text,
  currency text,
  target numeric,
  -- What they were told of last, so that the same price is told once.
  "toldRateId" text,
  "toldPrice" numeric,
  "creatorTime" timestamptz not null,
  unique ("userId", kind, key)
);
create index rate_watch_list on rate_watch ("userId", kind, "creatorTime" desc, id);
-- Who waits for the price of a lane, and for what is new on a line.
create index rate_watch_lane on rate_watch ("polId", "podId", mode) where kind = 'priceAlert';
create index rate_watch_line on rate_watch ("lineId") where kind = 'line';
create index rate_watch_rate on rate_watch ("rateId") where "rateId" is not null;

-- Rates that came into force and that nobody was told of yet.
create table rate_news (
  "rateId" text primary key references freight_rate on delete cascade,
  "creatorTime" timestamptz not null
);

create table rate_inquiry (
  id text primary key,
  version integer not null default 1,
  "inquiryNo" text not null unique,
  status text not null,
  "askerId" text not null references user_account,
  "customerId" text references customer,
  mode text not null,
  "polId" text not null references port,
  "podId" text not null references port,
  "lineId" text references trade_line,
  cargo jsonb not null,
  day date,
  remark text not null,
  answer text not null default '',
  "rateId" text references freight_rate,
  "answererId" text,
  "answeredAt" timestamptz,
  "closerId" text,
  "closedAt" timestamptz,
  "creatorTime" timestamptz not null,
  "lastModifyTime" timestamptz not null
);
create index rate_inquiry_own on rate_inquiry ("askerId", "creatorTime" desc, id);
create index rate_inquiry_newest on rate_inquiry ("creatorTime" desc, id);
create index rate_inquiry_open on rate_inquiry (status, "creatorTime" desc, id);
create index rate_inquiry_rate on rate_inquiry ("rateId") where "rateId" is not null;
