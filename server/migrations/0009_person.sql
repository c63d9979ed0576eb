alter table user_account
  -- Pinyin and initials of the name, written by whoever writes the name: SQL cannot spell Chinese.
  add column "quickQuery" text not null default '',
  add column "telePhone" text not null default '',
  add column landline text not null default '';
