import type { LedgerAccount } from '@fairway/contract/money-fields.ts';

/** The code of each account in a usual Chinese chart of accounts, as vouchers carry it. */
export const accountCodes: Record<LedgerAccount, string> = {
  bank: '1002',
  receivable: '1122',
  advancePaid: '1123',
  onBehalf: '122101',
  payable: '2202',
  advanceReceived: '2203',
  outputTax: '22210101',
  inputTax: '22210102',
  unclaimed: '224101',
  deposit: '224102',
  ownerLoan: '224103',
  conversion: '300201',
  revenue: '6001',
  cost: '6401',
  bankFee: '660301',
  exchangeDifference: '660302',
  rounding: '660303',
};

/** In the order of their codes, as books are read. */
export const accountsInOrder = (Object.keys(accountCodes) as LedgerAccount[]).sort((one, other) =>
  accountCodes[one] < accountCodes[other] ? -1 : 1,
);
