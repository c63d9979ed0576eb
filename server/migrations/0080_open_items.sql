-- The list behind a number of the ageing reads the same index as the number, and none of the rows.
drop index open_item_now;
create index open_item_now on open_item (side, what, "partyId", "dueOn")
  include (balance, currency, "companyId", "salesId", "departmentId", "createdBy", "itemId")
  where until is null and balance <> 0;

-- Invoices and money of a moment of the past each by an index of their own: there is far less money than invoices.
drop index open_item_then;
create index open_item_then on open_item using gist (tstzrange(since, until)) where balance <> 0 and what = 'invoice';
create index open_money_then on open_item using gist (tstzrange(since, until)) where balance <> 0 and what = 'money';
