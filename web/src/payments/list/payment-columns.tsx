import { paymentDirections, paymentKinds } from '@fairway/contract/money-fields.ts';
import type { PaymentRow } from '@fairway/contract/payments.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { entityFilter } from '../../entities/entity-filter.tsx';
import { moneyText } from '../../freight/money-text.ts';
import type { Say } from '../../language/words.ts';
import { companyFilter } from '../../people/select/company-filter.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DirectionMark, PaymentStageLabel } from '../payment-marks.tsx';
import { stageOf } from '../payment-stage.ts';
import { amountText, leftText } from '../payment-text.ts';
import { directionWords, kindWords, stageWords } from '../payment-words.ts';

const stageText = (row: PaymentRow, words: Say): string => words(stageWords[stageOf(row)]);

export const paymentTableColumns = (words: Say): Column<PaymentRow>[] => [
  {
    ...{ id: 'no', name: words('paymentNo'), width: 150, sort: 'paymentNo' },
    text: (row) => row.paymentNo,
  },
  {
    ...{ id: 'value', name: words('paymentValueOn'), width: 110, sort: 'valueOn' },
    ...{ text: (row) => row.valueOn, filter: { kind: 'dates' } },
  },
  {
    ...{ id: 'direction', name: words('paymentDirection'), width: 110 },
    text: (row) => words(directionWords[row.direction]),
    cell: (row) => <DirectionMark direction={row.direction} />,
    filter: {
      ...{ kind: 'choice', single: true },
      options: paymentDirections.map((value) => ({ value, label: words(directionWords[value]) })),
    },
  },
  {
    ...{ id: 'stage', name: words('paymentStage'), width: 110, text: (row) => stageText(row, words) },
    labels: (row) => [stageText(row, words)],
    cell: (row) => <PaymentStageLabel payment={row} />,
  },
  {
    ...{ id: 'party', name: words('paymentParty'), width: 190 },
    text: (row) => row.parties.map(({ partyName }) => partyName).join(words('listComma')),
    filter: entityFilter('Customer', words('paymentParty')),
  },
  {
    ...{ id: 'payer', name: words('paymentPayer'), width: 160, sort: 'payerName' },
    text: (row) => row.payerName,
  },
  {
    ...{ id: 'amount', name: words('paymentAmount'), width: 140, align: 'end', sort: 'amount' },
    ...{ text: amountText, money: ({ currency, amount }) => ({ currency, amount }) },
  },
  {
    ...{ id: 'left', name: words('paymentLeft'), width: 140, align: 'end', sort: 'unapplied' },
    ...{ text: leftText, money: ({ currency, unapplied }) => ({ currency, amount: unapplied }) },
  },
  {
    ...{ id: 'account', name: words('paymentAccount'), width: 180 },
    text: (row) => row.bankAccountName,
  },
  { id: 'ref', name: words('paymentRef'), width: 150, text: (row) => row.bankRef },
  {
    ...{ id: 'kind', name: words('paymentKind'), width: 90, text: (row) => words(kindWords[row.kind]) },
    filter: {
      ...{ kind: 'choice', single: true },
      options: paymentKinds.map((value) => ({ value, label: words(kindWords[value]) })),
    },
  },
  {
    ...{ id: 'company', name: words('paymentCompany'), width: 150, isExtra: true },
    ...{ text: (row) => row.companyName, filter: companyFilter(words('paymentCompany')) },
  },
  {
    ...{ id: 'currency', name: words('paymentCurrency'), width: 70, sort: 'currency', isExtra: true },
    ...{ text: (row) => row.currency, filter: { kind: 'text' } },
  },
  {
    ...{ id: 'fee', name: words('paymentFee'), width: 120, align: 'end', isExtra: true },
    text: (row) => moneyText({ currency: row.currency, amount: row.fee }),
    money: ({ currency, fee }) => ({ currency, amount: fee }),
  },
  {
    ...{ id: 'book', name: words('paymentBookAmount'), width: 140, align: 'end', isExtra: true },
    text: (row) => moneyText({ currency: bookCurrency, amount: row.bookAmount }),
    money: ({ bookAmount }) => ({ currency: bookCurrency, amount: bookAmount }),
  },
  {
    ...{ id: 'by', name: words('paymentBy'), width: 100, isExtra: true },
    text: (row) => row.createdByName,
  },
  {
    ...{ id: 'creatorTime', name: words('paymentCreated'), width: 150, sort: 'creatorTime', isExtra: true },
    text: (row) => formatDate(row.creatorTime),
  },
];
