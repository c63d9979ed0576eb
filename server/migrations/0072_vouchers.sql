-- Entries that were handed to the accounting system, each in one batch.
create table voucher_batch (
  id text primary key,
  period text not null,
  count integer not null,
  at timestamptz not null,
  "byId" text references user_account
);
create index voucher_batch_newest on voucher_batch (at desc, id desc);

create table voucher (
  "entryId" text primary key references ledger_entry,
  "batchId" text not null references voucher_batch,
  -- Within its batch, in the order the entries were booked.
  no integer not null,
  unique ("batchId", no)
);
