import { chargeStates, settledStates } from '@fairway/contract/money-fields.ts';
import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { entityFilter } from '../../entities/entity-filter.tsx';
import { figureText } from '../../entities/field-text.ts';
import { unitWords } from '../../freight/rate-words.ts';
import type { Say } from '../../language/words.ts';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ChargeMarks } from '../charge-marks.tsx';
import { ChargeStateLabel } from '../charge-state-label.tsx';
import {
  amountText,
  bookText,
  nameText,
  overPromise,
  signedText,
  taxedText,
  vatText,
} from '../charge-text.ts';
import { originWords, settleWords, sideWords, stateWords } from '../charge-words.ts';
import { DifferenceMark } from '../difference-mark.tsx';
import { billedText } from './billed-text.ts';

const ofStaff = (words: Say): Column<ChargeRow>[] => [
  {
    ...{ id: 'difference', name: words('chargeDifference'), width: 130, align: 'end' },
    text: (row) => {
      const more = overPromise(row);
      return more ? signedText(more) : '';
    },
    cell: (row) => {
      const more = overPromise(row);
      return more ? <DifferenceMark difference={more} /> : null;
    },
  },
  {
    ...{ id: 'marks', name: words('chargeMarks'), width: 140, text: (row) => marksText(row, words) },
    cell: (row) => <ChargeMarks charge={row} />,
  },
  {
    ...{ id: 'sales', name: words('chargeSales'), width: 100, isExtra: true, text: (row) => row.salesName },
    filter: peopleFilter('user', words('chargeSales'), { single: true }),
  },
  { id: 'remark', name: words('chargeRemark'), width: 180, isExtra: true, text: (row) => row.remark },
  {
    ...{ id: 'createdBy', name: words('chargeCreatedBy'), width: 100, isExtra: true },
    text: (row) => row.createdByName,
  },
  {
    ...{ id: 'source', name: words('chargeSource'), width: 90, isExtra: true },
    text: (row) => words(originWords[row.source]),
  },
];

const marksText = (row: ChargeRow, words: Say): string =>
  [
    row.onBehalf && words('chargeOnBehalf'),
    row.isConfidential && words('chargeConfidential'),
    row.isLocked && words('chargeLockedMark', { period: row.period }),
    row.isDisputed && words('chargeDisputedMark'),
  ]
    .filter(Boolean)
    .join(words('listComma'));

export function chargeTableColumns(words: Say, isStaff: boolean): Column<ChargeRow>[] {
  return [
    {
      ...{ id: 'shipment', name: words('chargeShipment'), width: 152, sort: 'shipmentNo' },
      text: (row) => row.shipmentNo,
    },
    {
      ...{ id: 'charge', name: words('chargeWhat'), width: 170, sort: 'chargeCode', text: nameText },
      filter: entityFilter('ChargeCode', words('chargeWhat')),
    },
    { id: 'side', name: words('chargeSide'), width: 96, text: (row) => words(sideWords[row.side]) },
    {
      ...{ id: 'party', name: words('chargeParty'), width: 170, sort: 'partyName' },
      text: (row) => row.partyName,
      ...(isStaff && { filter: entityFilter('Customer', words('chargeParty')) }),
    },
    {
      ...{ id: 'status', name: words('chargeStatus'), width: 150, sort: 'status' },
      text: (row) => words(stateWords[row.status]),
      cell: (row) => <ChargeStateLabel status={row.status} />,
      filter: {
        kind: 'choice',
        options: chargeStates.map((value) => ({ value, label: words(stateWords[value]) })),
      },
    },
    {
      ...{ id: 'count', name: words('chargeCount'), width: 150, align: 'end' },
      text: (row) => `${figureText(row.price)} × ${figureText(row.quantity)} ${words(unitWords[row.unit])}`,
    },
    {
      ...{ id: 'amount', name: words('chargeAmount'), width: 140, align: 'end', sort: 'amount' },
      ...{ text: amountText, money: ({ currency, amount }) => ({ currency, amount }) },
    },
    {
      ...{ id: 'currency', name: words('chargeCurrency'), width: 70, sort: 'currency', isExtra: true },
      ...{ text: (row) => row.currency, filter: { kind: 'text' } },
    },
    {
      ...{ id: 'vat', name: words('chargeVatRate'), width: 76, align: 'end' },
      text: (row) => vatText(row.vatKind, row.vatRate, words),
    },
    { id: 'rate', name: words('chargeRate'), width: 84, align: 'end', text: rateFigure },
    {
      ...{ id: 'book', name: words('chargeBookAmount'), width: 140, align: 'end', text: bookText },
      money: ({ bookAmount }) =>
        bookAmount === null ? null : { currency: bookCurrency, amount: bookAmount },
    },
    {
      ...{ id: 'billed', name: words('chargeBilled'), width: 90, text: (row) => billedText(row, words) },
      filter: {
        ...{ kind: 'choice', single: true },
        options: [{ value: 'open', label: words('chargeUnbilled') }],
      },
    },
    {
      ...{ id: 'taxed', name: words('chargeTaxed'), width: 150 },
      text: (row) => taxedText(row, words),
    },
    {
      ...{ id: 'settle', name: words('chargeSettle'), width: 90 },
      text: (row) => words(settleWords[row.settle]),
      filter: {
        kind: 'choice',
        options: settledStates.map((value) => ({ value, label: words(settleWords[value]) })),
      },
    },
    ...(isStaff ? ofStaff(words) : []),
    {
      ...{ id: 'etd', name: words('chargeEtd'), width: 104, sort: 'etdOn', filter: { kind: 'dates' } },
      text: (row) => row.etdOn ?? '',
    },
    {
      ...{ id: 'period', name: words('chargePeriod'), width: 90, sort: 'period', filter: { kind: 'text' } },
      text: (row) => row.period,
    },
    {
      ...{ id: 'customer', name: words('chargeCustomer'), width: 150, isExtra: true },
      text: (row) => row.customerName,
    },
    {
      ...{ id: 'net', name: words('chargeNet'), width: 120, align: 'end', isExtra: true },
      ...{ text: (row) => figureText(row.net), money: ({ currency, net }) => ({ currency, amount: net }) },
    },
    {
      ...{ id: 'tax', name: words('chargeTax'), width: 110, align: 'end', isExtra: true },
      ...{ text: (row) => figureText(row.tax), money: ({ currency, tax }) => ({ currency, amount: tax }) },
    },
    {
      ...{ id: 'creatorTime', name: words('chargeCreated'), width: 150, sort: 'creatorTime', isExtra: true },
      text: (row) => formatDate(row.creatorTime),
    },
  ];
}

const rateFigure = ({ bookRate }: ChargeRow): string => (bookRate ? figureText(bookRate.rate) : '—');
