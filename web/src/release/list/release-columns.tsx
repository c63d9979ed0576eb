import { releaseKinds } from '@fairway/contract/release-fields.ts';
import type { AwaitingRelease, ReleaseRow } from '@fairway/contract/releases.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { entityFilter } from '../../entities/entity-filter.tsx';
import type { Say } from '../../language/words.ts';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import type { Column } from '../../ui/table/column.ts';
import { BrokenPromise, GateLight, ReleaseStateLabel } from '../release-marks.tsx';
import { agoText, arrivalText, kindText, owedText } from '../release-text.ts';
import { customerVerdictWords, kindWords, stateWords, verdictWords } from '../release-words.ts';

interface Reader {
  isStaff: boolean;
  seesOwed: boolean;
}

/** What a shipment shows with a release and without one. */
function cargoColumns<T extends AwaitingRelease | ReleaseRow>(words: Say, { isStaff, seesOwed }: Reader) {
  const now = Date.now();
  const lights = isStaff ? verdictWords : customerVerdictWords;
  const lightOf = ({ verdict }: T) => (verdict === null ? [] : [words(lights[verdict])]);
  const shipmentNo: Column<T> = {
    ...{ id: 'shipment', name: words('releaseShipmentNo'), width: 160, text: (row) => row.shipmentNo },
  };
  const billNo: Column<T> = {
    ...{ id: 'bill', name: words('releaseBillNo'), width: 150, text: (row) => row.billNo },
  };
  const customer: Column<T>[] = isStaff
    ? [
        {
          ...{ id: 'customer', name: words('releaseCustomer'), width: 150 },
          ...{ text: (row) => row.customerName, filter: entityFilter('Customer', words('releaseCustomer')) },
        },
      ]
    : [];
  const gate: Column<T> = {
    ...{ id: 'gate', name: words('releaseGate'), width: 270 },
    text: (row) => [...lightOf(row), row.line].filter(Boolean).join(' · '),
    labels: lightOf,
    cell: (row) => <GateLight verdict={row.verdict} line={row.line} />,
  };
  const arrival: Column<T> = {
    ...{ id: 'eta', name: words('releaseEta'), width: 150, text: (row) => arrivalText(words, row, now) },
  };
  const owed: Column<T>[] = seesOwed
    ? [
        {
          ...{ id: 'owed', name: words('releaseOwed'), width: 150, align: 'end' },
          text: (row) => owedText(words, row),
        },
      ]
    : [];
  const extra: Column<T>[] = [
    { id: 'route', name: words('releaseRoute'), width: 170, isExtra: true, text: (row) => row.route },
    { id: 'vessel', name: words('releaseVessel'), width: 160, isExtra: true, text: (row) => row.vessel },
    { id: 'boxes', name: words('releaseBoxes'), width: 120, isExtra: true, text: (row) => row.boxes },
  ];
  return { shipmentNo, billNo, customer, gate, arrival, owed, extra };
}

export function awaitingColumns(words: Say, reader: Reader): Column<AwaitingRelease>[] {
  const cargo = cargoColumns<AwaitingRelease>(words, reader);
  return [
    ...[cargo.shipmentNo, cargo.billNo, cargo.gate, ...cargo.owed, ...cargo.customer],
    {
      ...{ id: 'kind', name: words('releaseKind'), width: 110 },
      text: (row) => words(kindWords[row.kind]),
    },
    cargo.arrival,
    ...cargo.extra.map(({ isExtra: _, ...column }) => column),
  ];
}

const ofStaff = (words: Say): Column<ReleaseRow>[] => [
  {
    ...{ id: 'applicant', name: words('releaseApplicant'), width: 100, text: (row) => row.appliedByName },
    filter: peopleFilter('user', words('releaseApplicant'), { single: true }),
  },
  {
    ...{ id: 'promise', name: words('releasePromised'), width: 190, sort: 'payBy' },
    text: (row) =>
      row.payBy === null
        ? ''
        : row.isPromiseBroken
          ? words('releasePromiseBroken', { date: row.payBy })
          : words('releasePromisedBy', { name: row.guarantor, date: row.payBy }),
    cell: (row) =>
      row.payBy !== null &&
      (row.isPromiseBroken ? (
        <BrokenPromise date={row.payBy} />
      ) : (
        words('releasePromisedBy', { name: row.guarantor, date: row.payBy })
      )),
    filter: {
      ...{ kind: 'choice', single: true },
      options: [{ value: 'open', label: words('releasePromisedOpen') }],
    },
  },
];

export function releaseTableColumns(words: Say, reader: Reader): Column<ReleaseRow>[] {
  const cargo = cargoColumns<ReleaseRow>(words, reader);
  const now = Date.now();
  return [
    cargo.shipmentNo,
    cargo.billNo,
    {
      ...{ id: 'status', name: words('releaseStatus'), width: 110, sort: 'status' },
      text: (row) => words(stateWords[row.status]),
      labels: (row) => [words(stateWords[row.status])],
      cell: (row) => <ReleaseStateLabel status={row.status} />,
    },
    ...[cargo.gate, ...cargo.owed, ...cargo.customer],
    {
      ...{ id: 'kind', name: words('releaseKind'), width: 110, sort: 'kind' },
      text: (row) => kindText(words, row),
      filter: {
        kind: 'choice',
        options: releaseKinds.map((value) => ({ value, label: words(kindWords[value]) })),
      },
    },
    { ...cargo.arrival, sort: 'eta', filter: { kind: 'dates' } },
    {
      ...{ id: 'waiting', name: words('releaseWaiting'), width: 100, sort: 'appliedAt' },
      ...{ text: (row) => agoText(words, row.appliedAt, now), align: 'end' },
    },
    ...(reader.isStaff ? ofStaff(words) : []),
    {
      ...{ id: 'no', name: words('releaseNo'), width: 150, sort: 'releaseNo' },
      text: (row) => row.releaseNo,
    },
    {
      ...{ id: 'port', name: words('releasePort'), width: 170, text: (row) => row.route },
      filter: entityFilter('Port', words('releasePort')),
    },
    {
      ...{ id: 'expires', name: words('releaseExpiresAt'), width: 150, isExtra: true },
      text: (row) => formatDate(row.expiresAt),
    },
    {
      ...{ id: 'executed', name: words('releaseExecutedAt'), width: 150, isExtra: true },
      text: (row) => formatDate(row.executedAt),
    },
    { id: 'ref', name: words('releaseRef'), width: 150, isExtra: true, text: (row) => row.releaseRef },
    { id: 'reason', name: words('releaseReason'), width: 220, isExtra: true, text: (row) => row.reason },
    ...cargo.extra.filter(({ id }) => id !== 'route'),
  ];
}
