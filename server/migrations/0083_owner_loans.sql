-- What owners lent a company is neither a deposit nor anybody's receipt, and money a company moves between its own
-- accounts settles nothing.
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('invoice', 'payment', 'claim', 'settlement', 'transfer', 'loan'));

alter table ledger_line drop constraint ledger_line_account_check;
alter table ledger_line add constraint ledger_line_account_check
  check (account in ('receivable', 'payable', 'revenue', 'cost', 'outputTax', 'inputTax', 'onBehalf', 'bank', 'bankFee',
    'unclaimed', 'advanceReceived', 'advancePaid', 'deposit', 'ownerLoan', 'conversion', 'exchangeDifference',
    'rounding'));
