import type { InvoiceHead } from '@fairway/contract/invoices.ts';
import { invoiceAnswers, invoiceKinds, settledStates } from '@fairway/contract/money-fields.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { entityFilter } from '../../entities/entity-filter.tsx';
import { moneyText } from '../../freight/money-text.ts';
import type { Say } from '../../language/words.ts';
import { companyFilter } from '../../people/select/company-filter.tsx';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import type { Column } from '../../ui/table/column.ts';
import { AnswerMark, InvoiceStateLabel, TaxedMark } from '../invoice-marks.tsx';
import { balanceText, totalOf, totalText } from '../invoice-text.ts';
import { answerWords, kindWords, stateWords, taxedWords } from '../invoice-words.ts';

const ofStaff = (words: Say): Column<InvoiceHead>[] => [
  {
    ...{ id: 'sales', name: words('invoiceSales'), width: 100, text: (row) => row.salesName },
    filter: peopleFilter('user', words('invoiceSales'), { single: true }),
  },
  {
    ...{ id: 'company', name: words('invoiceCompany'), width: 150, isExtra: true },
    text: (row) => row.companyName,
    filter: companyFilter(words('invoiceCompany')),
  },
  {
    ...{ id: 'promised', name: words('invoicePromised'), width: 110, isExtra: true },
    text: (row) => row.promisedOn ?? '',
  },
  {
    ...{ id: 'reminded', name: words('invoiceReminded'), width: 90, isExtra: true },
    text: (row) =>
      row.remindedLevel === null ? '' : words('invoiceRemindedLevel', { level: row.remindedLevel }),
  },
  {
    ...{ id: 'supplierNo', name: words('invoiceSupplierNo'), width: 140, isExtra: true },
    text: (row) => row.supplierNo,
  },
];

const answerText = (row: InvoiceHead, words: Say): string =>
  row.kind === 'debit' && row.issuedAt !== null
    ? [
        words(answerWords[row.answer]),
        row.openDisputes > 0 && words('invoiceOpenDisputes', { count: row.openDisputes }),
      ]
        .filter(Boolean)
        .join(words('listComma'))
    : '';

const taxedText = ({ kind, status, taxed }: InvoiceHead, words: Say): string =>
  kind === 'debit' && status !== 'draft' && status !== 'void' ? words(taxedWords[taxed]) : '';

export function invoiceTableColumns(words: Say, isStaff: boolean): Column<InvoiceHead>[] {
  return [
    {
      ...{ id: 'no', name: words('invoiceNo'), width: 150, sort: 'invoiceNo' },
      text: (row) => row.invoiceNo,
    },
    {
      ...{ id: 'status', name: words('invoiceStatus'), width: 110, sort: 'status' },
      text: (row) => words(stateWords[row.status]),
      labels: (row) => [words(stateWords[row.status])],
      cell: (row) => <InvoiceStateLabel status={row.status} />,
    },
    {
      ...{ id: 'party', name: words('invoiceParty'), width: 170, sort: 'partyName' },
      text: (row) => row.partyName,
      ...(isStaff && { filter: entityFilter('Customer', words('invoiceParty')) }),
    },
    { id: 'bills', name: words('invoiceBillNos'), width: 160, text: (row) => row.billNos },
    { id: 'vessels', name: words('invoiceVessels'), width: 150, text: (row) => row.vessels },
    {
      ...{ id: 'total', name: words('invoiceTotal'), width: 140, align: 'end', sort: 'total' },
      ...{ text: totalText, money: totalOf },
    },
    {
      ...{ id: 'balance', name: words('invoiceBalance'), width: 140, align: 'end', sort: 'balance' },
      ...{ text: balanceText, money: ({ currency, balance }) => ({ currency, amount: balance }) },
    },
    {
      ...{ id: 'bill', name: words('invoiceBillOn'), width: 104, sort: 'billOn', filter: { kind: 'dates' } },
      text: (row) => row.billOn,
    },
    {
      ...{ id: 'due', name: words('invoiceDue'), width: 104, sort: 'dueOn', filter: { kind: 'dates' } },
      text: (row) => row.dueOn ?? '',
    },
    {
      ...{ id: 'past', name: words('invoiceOverdue'), width: 120, filter: { kind: 'number' } },
      text: (row) => (row.overdueDays > 0 ? words('invoiceOverdueDays', { count: row.overdueDays }) : ''),
      cell: (row) =>
        row.overdueDays > 0 && (
          <strong className="due-mark-late">{words('invoiceOverdueDays', { count: row.overdueDays })}</strong>
        ),
      value: (row) => row.overdueDays,
    },
    {
      ...{ id: 'answer', name: words('invoiceAnswer'), width: 150, text: (row) => answerText(row, words) },
      cell: (row) => <AnswerMark invoice={row} />,
      filter: {
        kind: 'choice',
        options: invoiceAnswers.map((value) => ({ value, label: words(answerWords[value]) })),
      },
    },
    {
      ...{ id: 'taxed', name: words('invoiceTaxed'), width: 100, text: (row) => taxedText(row, words) },
      cell: (row) => <TaxedMark invoice={row} />,
      filter: {
        kind: 'choice',
        options: settledStates.map((value) => ({ value, label: words(taxedWords[value]) })),
      },
    },
    {
      ...{ id: 'kind', name: words('invoiceKind'), width: 100, text: (row) => words(kindWords[row.kind]) },
      filter: {
        kind: 'choice',
        options: invoiceKinds
          .filter((kind) => isStaff || kind !== 'supplier')
          .map((value) => ({ value, label: words(kindWords[value]) })),
      },
    },
    ...(isStaff ? ofStaff(words) : []),
    {
      ...{ id: 'currency', name: words('invoiceCurrency'), width: 70, sort: 'currency', isExtra: true },
      ...{ text: (row) => row.currency, filter: { kind: 'text' } },
    },
    {
      ...{ id: 'settled', name: words('invoiceSettled'), width: 130, align: 'end', isExtra: true },
      text: (row) => moneyText({ currency: row.currency, amount: row.settled }),
      money: ({ currency, settled }) => ({ currency, amount: settled }),
    },
    {
      ...{ id: 'tax', name: words('invoiceTax'), width: 120, align: 'end', isExtra: true },
      text: (row) => moneyText({ currency: row.currency, amount: row.tax }),
      money: ({ currency, tax }) => ({ currency, amount: tax }),
    },
    {
      ...{ id: 'shipments', name: words('invoiceShipments'), width: 160, isExtra: true },
      text: (row) => row.shipmentNos.join(' / '),
    },
    {
      ...{ id: 'creatorTime', name: words('invoiceCreated'), width: 150, sort: 'creatorTime', isExtra: true },
      text: (row) => formatDate(row.creatorTime),
    },
  ];
}
