import type { PaymentRequestRow } from '@fairway/contract/payment-requests.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { entityFilter } from '../../entities/entity-filter.tsx';
import { moneyText } from '../../freight/money-text.ts';
import type { Say } from '../../language/words.ts';
import type { Column } from '../../ui/table/column.ts';
import { RequestStateLabel } from '../request-state-label.tsx';
import { kindWords, stateWords } from '../request-words.ts';

export const requestTableColumns = (words: Say): Column<PaymentRequestRow>[] => [
  {
    ...{ id: 'no', name: words('requestNo'), width: 140, sort: 'requestNo' },
    text: (row) => row.requestNo,
  },
  {
    ...{ id: 'status', name: words('requestStatus'), width: 110, sort: 'status' },
    text: (row) => words(stateWords[row.status]),
    labels: (row) => [words(stateWords[row.status])],
    cell: (row) => <RequestStateLabel status={row.status} />,
  },
  {
    ...{ id: 'party', name: words('requestParty'), width: 190, text: (row) => row.partyName },
    filter: entityFilter('Customer', words('requestParty')),
  },
  {
    ...{ id: 'amount', name: words('requestAmount'), width: 150, align: 'end', sort: 'amount' },
    ...{ text: (row) => moneyText(row), money: ({ currency, amount }) => ({ currency, amount }) },
  },
  {
    ...{ id: 'wanted', name: words('requestWantedOn'), width: 110, sort: 'wantedOn' },
    ...{ filter: { kind: 'dates' }, text: (row) => row.wantedOn },
  },
  { id: 'reason', name: words('requestReason'), width: 220, text: (row) => row.reason },
  { id: 'account', name: words('requestAccount'), width: 200, text: (row) => row.bankAccountName },
  {
    ...{ id: 'bills', name: words('requestBills'), width: 80, align: 'end' },
    ...{ text: (row) => String(row.invoiceCount), value: (row) => row.invoiceCount },
  },
  { id: 'by', name: words('requestBy'), width: 100, text: (row) => row.createdByName },
  {
    ...{ id: 'creatorTime', name: words('requestAt'), width: 150, sort: 'creatorTime' },
    text: (row) => formatDate(row.creatorTime),
  },
  {
    ...{ id: 'payment', name: words('requestPayment'), width: 150 },
    text: (row) => row.payment?.paymentNo ?? '',
  },
  {
    ...{ id: 'kind', name: words('requestKind'), width: 100, isExtra: true },
    text: (row) => words(kindWords[row.kind]),
  },
  {
    ...{ id: 'currency', name: words('requestCurrency'), width: 70, sort: 'currency', isExtra: true },
    ...{ text: (row) => row.currency, filter: { kind: 'text' } },
  },
  {
    ...{ id: 'company', name: words('requestCompany'), width: 150, isExtra: true },
    text: (row) => row.companyName,
  },
];
