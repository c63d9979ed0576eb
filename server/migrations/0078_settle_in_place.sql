-- A receipt changes what is paid of an invoice, of its lines and of its charges, and nothing any list is sorted by. Rows
-- that stay on their page need no index written anew, and the search of words, the dearest of them, is left alone.
drop index invoice_open;
create index invoice_open on invoice (side, "dueOn", "partyId")
  where status in ('issued', 'partlyPaid') and kind <> 'credit';
alter table invoice set (fillfactor = 70);
alter table invoice_line set (fillfactor = 70);
alter table shipment_charge set (fillfactor = 70);
alter table payment set (fillfactor = 80);
alter table payment_party set (fillfactor = 80);
alter table ledger_balance set (fillfactor = 70);

-- Its rows come from lines of the ledger, which have a party and a company that exist.
alter table open_item drop constraint "open_item_partyId_fkey", drop constraint "open_item_companyId_fkey";

-- As before, but what comes last, as nearly all does, is one statement.
create or replace function move_open_item(item open_item) returns void language plpgsql as $$
declare
  before open_item;
  following timestamptz;
begin
  with ended as (
    update open_item set until = item.since
      where what = item.what and "itemId" = item."itemId" and "partyId" = item."partyId"
        and until is null and since < item.since
      returning balance, "dueOn")
  insert into open_item (what, "itemId", "partyId", since, until, side, "companyId", currency, balance, "dueOn",
    "salesId", "departmentId", "createdBy")
  select item.what, item."itemId", item."partyId", item.since, null, item.side, item."companyId", item.currency,
    ended.balance + item.balance, ended."dueOn", item."salesId", item."departmentId", item."createdBy"
  from ended;
  if found then return; end if;
  update open_item set until = item.since
    where what = item.what and "itemId" = item."itemId" and "partyId" = item."partyId"
      and since < item.since and until > item.since
    returning * into before;
  select min(since) into following from open_item
    where what = item.what and "itemId" = item."itemId" and "partyId" = item."partyId" and since >= item.since;
  if following is distinct from item.since then
    insert into open_item (what, "itemId", "partyId", since, until, side, "companyId", currency, balance, "dueOn",
      "salesId", "departmentId", "createdBy")
    values (item.what, item."itemId", item."partyId", item.since, following, item.side, item."companyId", item.currency,
      coalesce(before.balance, 0), coalesce(before."dueOn", item."dueOn"), item."salesId", item."departmentId",
      item."createdBy");
  end if;
  update open_item set balance = balance + item.balance
    where what = item.what and "itemId" = item."itemId" and "partyId" = item."partyId" and since >= item.since
      and item.balance <> 0;
end $$;
