-- What companies, departments and people are to reach in a month: gross profit in the currency of the books, TEU. Each
-- for itself: what is below a company need not add up to it.
create table sales_target (
  "unitId" text references organisation on delete cascade,
  "userId" text references user_account on delete cascade,
  month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  metric text not null check (metric in ('profit', 'teu')),
  value numeric(16, 2) not null check (value >= 0),
  "lastModifyTime" timestamptz not null,
  "lastModifyUserId" text not null references user_account,
  check (num_nonnulls("unitId", "userId") = 1),
  unique nulls not distinct (month, "unitId", "userId", metric)
);
create index sales_target_of_unit on sales_target ("unitId", month);
create index sales_target_of_person on sales_target ("userId", month);
