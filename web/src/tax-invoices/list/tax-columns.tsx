import { taxInvoiceKinds } from '@fairway/contract/money-fields.ts';
import type { TaxableLine, TaxInvoiceRow } from '@fairway/contract/tax-invoices.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { entityFilter } from '../../entities/entity-filter.tsx';
import { moneyText } from '../../freight/money-text.ts';
import type { Say } from '../../language/words.ts';
import { companyFilter } from '../../people/select/company-filter.tsx';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { Filter } from '../../ui/table/filter.ts';
import { numberOf, TaxStateLabel } from '../tax-marks.tsx';
import { kindWords, stateWords, vatText } from '../tax-words.ts';

const yuan = (amount: string) => ({ currency: 'CNY', amount });

const rateFilter = (words: Say): Filter => ({
  kind: 'choice',
  options: [
    ...['6', '9', '13'].map((value) => ({ value, label: `${value}%` })),
    { value: 'exempt', label: words('taxVatExempt') },
  ],
});

export const taxTableColumns = (words: Say, isStaff: boolean): Column<TaxInvoiceRow>[] => [
  {
    ...{ id: 'no', name: words('taxNumber'), width: 190, sort: 'number' },
    text: (row) => numberOf(row),
  },
  {
    ...{ id: 'status', name: words('taxStatus'), width: 130, sort: 'status' },
    text: (row) => words(stateWords[row.status]),
    labels: (row) => [words(stateWords[row.status]), ...(row.redOfId === null ? [] : [words('taxRed')])],
    cell: (row) => <TaxStateLabel invoice={row} />,
  },
  {
    ...{
      id: 'kind',
      name: words('taxKind'),
      width: 110,
      sort: 'kind',
      text: (row) => words(kindWords[row.kind]),
    },
    filter: {
      kind: 'choice',
      options: taxInvoiceKinds.map((value) => ({ value, label: words(kindWords[value]) })),
    },
  },
  {
    ...{ id: 'title', name: words('taxBuyer'), width: 190, sort: 'title' },
    ...{ text: (row) => row.title, filter: { kind: 'text' } },
  },
  {
    ...{ id: 'taxNo', name: words('taxTaxNo'), width: 180, sort: 'taxNo' },
    ...{ text: (row) => row.taxNo, filter: { kind: 'text' } },
  },
  {
    ...{ id: 'gross', name: words('taxGross'), width: 140, align: 'end', sort: 'gross' },
    ...{ text: (row) => moneyText(yuan(row.gross)), money: ({ gross }) => yuan(gross) },
    filter: { kind: 'number' },
  },
  {
    ...{ id: 'tax', name: words('taxTax'), width: 120, align: 'end', sort: 'tax' },
    ...{ text: (row) => moneyText(yuan(row.tax)), money: ({ tax }) => yuan(tax) },
  },
  {
    ...{ id: 'issued', name: words('taxIssuedOn'), width: 110, sort: 'issuedOn', filter: { kind: 'dates' } },
    text: (row) => row.issuedOn ?? '',
  },
  {
    ...{ id: 'invoices', name: words('taxInvoices'), width: 150 },
    ...{ text: (row) => row.invoiceNos.join(' / '), value: (row) => row.invoiceNos.join(' / ') },
  },
  ...(isStaff
    ? [
        {
          ...{
            id: 'party',
            name: words('taxParty'),
            width: 170,
            text: (row: TaxInvoiceRow) => row.partyName,
          },
          filter: entityFilter('Customer', words('taxParty')),
        },
        {
          ...{ id: 'by', name: words('taxBy'), width: 100, text: (row: TaxInvoiceRow) => row.createdByName },
          filter: peopleFilter('user', words('taxBy'), { single: true }),
        },
        {
          ...{ id: 'why', name: words('taxWhy'), width: 180, isExtra: true as const },
          text: (row: TaxInvoiceRow) => row.stateRemark,
        },
      ]
    : []),
  {
    ...{ id: 'applyNo', name: words('taxApplyNo'), width: 150, sort: 'applyNo', isExtra: true },
    text: (row) => row.applyNo,
  },
  {
    ...{ id: 'rate', name: words('taxRate'), width: 100, filter: rateFilter(words) },
    text: (row) => row.rates.map((one) => vatText(one, words)).join(' / '),
  },
  {
    ...{ id: 'company', name: words('taxSeller'), width: 150, isExtra: true },
    ...{ text: (row) => row.companyName, ...(isStaff && { filter: companyFilter(words('taxSeller')) }) },
  },
  {
    ...{ id: 'creatorTime', name: words('taxAppliedAt'), width: 150, sort: 'creatorTime', isExtra: true },
    text: (row) => formatDate(row.creatorTime),
  },
];

export const taxableTableColumns = (words: Say, isStaff: boolean): Column<TaxableLine>[] => [
  {
    ...{ id: 'no', name: words('taxInvoiceNo'), width: 150, sort: 'invoiceNo' },
    text: (row) => row.invoiceNo,
  },
  {
    ...{ id: 'party', name: words('taxParty'), width: 180, sort: 'partyName', text: (row) => row.partyName },
    ...(isStaff && { filter: entityFilter('Customer', words('taxParty')) }),
  },
  // A tax invoice is of one company: who chooses lines sees of which.
  {
    ...{ id: 'company', name: words('taxSeller'), width: 110, text: (row) => row.companyName },
    ...(isStaff && { filter: companyFilter(words('taxSeller')) }),
  },
  { id: 'shipment', name: words('taxShipment'), width: 140, text: (row) => row.shipmentNo },
  { id: 'bills', name: words('taxBillNos'), width: 170, text: (row) => row.billNos },
  { id: 'charge', name: words('taxCharge'), width: 130, text: (row) => row.chargeName },
  {
    ...{ id: 'rate', name: words('taxRate'), width: 90, filter: rateFilter(words) },
    text: (row) => vatText(row, words),
  },
  {
    ...{ id: 'amount', name: words('taxBilled'), width: 140, align: 'end' },
    text: ({ currency, amount }) => moneyText({ currency, amount }),
    money: ({ currency, amount }) => ({ currency, amount }),
  },
  {
    ...{ id: 'open', name: words('taxOpen'), width: 140, align: 'end', sort: 'amount' },
    text: ({ currency, open }) => moneyText({ currency, amount: open }),
    money: ({ currency, open }) => ({ currency, amount: open }),
  },
  {
    ...{ id: 'bill', name: words('taxBillOn'), width: 110, sort: 'billOn', filter: { kind: 'dates' } },
    text: (row) => row.billOn,
  },
  {
    ...{ id: 'currency', name: words('taxCurrency'), width: 70, sort: 'currency', isExtra: true },
    ...{ text: (row) => row.currency, filter: { kind: 'text' } },
  },
];
