-- What is going on on a trade line (GRI, PSS, blank sailings), as who keeps rates writes it.
create table line_note (
  id text primary key,
  "lineId" text not null references trade_line,
  -- The day it is of: an increase begins, a sailing is blanked.
  day date not null,
  text text not null,
  "isForCustomers" boolean not null,
  "creatorUserId" text not null references user_account,
  "creatorTime" timestamptz not null
);
create index line_note_list on line_note ("lineId", day desc, id);
