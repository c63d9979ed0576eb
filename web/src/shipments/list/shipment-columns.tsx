import { transportModes } from '@fairway/contract/freight-rates.ts';
import { businesses, type ShipmentScope, shipmentStates } from '@fairway/contract/shipment-fields.ts';
import type { ShipmentHead } from '@fairway/contract/shipments.ts';
import { exceptionCodes, shipmentStages } from '@fairway/contract/tracking.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { entityFilter } from '../../entities/entity-filter.tsx';
import { modeWords } from '../../freight/rate-words.ts';
import { type Say, useLanguage, useWords } from '../../language/words.ts';
import { companyFilter } from '../../people/select/company-filter.tsx';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { Filter } from '../../ui/table/filter.ts';
import { useSession } from '../../wire/session-store.ts';
import { DueCountdown } from '../shown/due-countdown.tsx';
import { badgeText, SeverityBadge } from '../shown/severity-badge.tsx';
import {
  businessWords,
  dueWord,
  exceptionWords,
  milestoneWords,
  severityWords,
  shipmentStateWords,
  stageWords,
} from '../shown/shipment-words.ts';
import { ShownTime } from '../shown/shown-time.tsx';
import { StageLabel, stageText } from '../shown/stage-label.tsx';
import { arrivesAt, departedAt, laneText, portTime, shipText } from './shipment-text.ts';

type ShipmentColumn = Column<ShipmentHead>;

export function useShipmentColumns(scope: ShipmentScope): ShipmentColumn[] {
  const words = useWords();
  const language = useLanguage();
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(
    () => [
      ...firstColumns(words),
      ...(isStaff ? staffColumns(words, scope) : []),
      ...laneColumns(words),
      ...timeColumns(words),
      ...shipColumns(words),
      ...(isStaff ? peopleColumns(words) : []),
      ...otherColumns(words),
    ],
    [language, isStaff, scope],
  );
}

const choice = <T extends string>(values: readonly T[], label: (value: T) => string): Filter => ({
  kind: 'choice',
  options: values.map((value) => ({ value, label: label(value) })),
});

const troubleText = (words: Say, { worstSeverity, troubles = [] }: ShipmentHead): string => {
  if (worstSeverity === null) return '';
  return (
    troubles.map((code) => words(exceptionWords[code])).join(words('listComma')) ||
    words(severityWords[worstSeverity])
  );
};

const firstColumns = (words: Say): ShipmentColumn[] => [
  {
    ...{ id: 'shipmentNo', name: words('shipmentNumber'), width: 138, sort: 'shipmentNo' },
    text: ({ shipmentNo }) => shipmentNo,
  },
  {
    ...{ id: 'stage', name: words('shipmentStage'), width: 150 },
    text: ({ stage }) => words(stageWords[stage]),
    labels: ({ stage, isPartial }) => [stageText(stage, isPartial, words)],
    cell: ({ stage, isPartial }) => <StageLabel stage={stage} isPartial={isPartial} />,
    filter: choice(shipmentStages, (stage) => words(stageWords[stage])),
  },
  {
    ...{ id: 'trouble', name: words('shipmentTrouble'), width: 150, sort: 'trouble' },
    text: (row) => troubleText(words, row),
    labels: ({ worstSeverity, troubles }) =>
      worstSeverity ? [badgeText(worstSeverity, troubles, words)] : [],
    cell: ({ worstSeverity, troubles }) =>
      worstSeverity && <SeverityBadge severity={worstSeverity} codes={troubles} />,
    filter: { ...choice(exceptionCodes, (code) => words(exceptionWords[code])), single: true } as Filter,
  },
];

const staffColumns = (words: Say, scope: ShipmentScope): ShipmentColumn[] => [
  {
    ...{ id: 'customer', name: words('shipmentCustomer'), width: 160 },
    text: ({ customerName = '' }) => customerName,
    filter: entityFilter('Customer', words('shipmentCustomer')),
  },
  ...(scope === 'group'
    ? [
        {
          ...{ id: 'company', name: words('shipmentCompany'), width: 130, isExtra: true as const },
          text: ({ companyName = '' }: ShipmentHead) => companyName,
          filter: companyFilter(words('shipmentCompany')),
        },
      ]
    : []),
];

const laneColumns = (words: Say): ShipmentColumn[] => [
  {
    ...{ id: 'lane', name: words('shipmentLane'), width: 150, text: laneText },
    filter: entityFilter('TradeLine', words('shipmentLine')),
  },
  {
    ...{ id: 'pol', name: words('shipmentPol'), isExtra: true },
    text: ({ pol }) => pol.name,
    filter: entityFilter('Port', words('shipmentPol')),
  },
  {
    ...{ id: 'pod', name: words('shipmentPod'), isExtra: true },
    text: ({ pod }) => pod.name,
    filter: entityFilter('Port', words('shipmentPod')),
  },
];

const shipColumns = (words: Say): ShipmentColumn[] => [
  {
    ...{ id: 'carrier', name: words('shipmentCarrier'), width: 96 },
    text: ({ carrierName, carrierCode }) => carrierName || carrierCode,
    filter: entityFilter('Carrier', words('shipmentCarrier')),
  },
  { id: 'ship', name: words('shipmentVessel'), width: 170, text: shipText, filter: { kind: 'text' } },
  {
    ...{ id: 'voyage', name: words('shipmentVoyage'), width: 90, isExtra: true },
    text: ({ voyageNo }) => voyageNo,
    filter: { kind: 'text' },
  },
  { id: 'boxes', name: words('shipmentBoxes'), width: 110, text: ({ boxSummary }) => boxSummary },
  {
    ...{ id: 'teu', name: words('shipmentTeu'), width: 64, align: 'end' },
    text: ({ teu }) => teu,
    value: ({ teu }) => Number(teu),
  },
];

const timeColumns = (words: Say): ShipmentColumn[] => [
  {
    ...{ id: 'etd', name: words('timeEtd'), width: 150, sort: 'etd', filter: { kind: 'dates' } },
    text: (row) => portTime(departedAt(row), row.pol.timeZone),
    cell: ({ firstEtd, etd, atd, pol }) => (
      <ShownTime first={firstEtd} expected={etd} actual={atd} zone={pol.timeZone} />
    ),
  },
  {
    ...{ id: 'eta', name: words('timeEta'), width: 160, sort: 'eta', filter: { kind: 'dates' } },
    text: (row) => portTime(arrivesAt(row), row.pod.timeZone),
    cell: ({ firstEta, eta, ata, pod }) => (
      <ShownTime first={firstEta} expected={eta} actual={ata} zone={pod.timeZone} />
    ),
  },
  {
    ...{ id: 'due', name: words('shipmentDue'), width: 160, sort: 'nextDue' },
    text: ({ nextDueAt, nextDueKind }) =>
      nextDueAt === null ? '' : `${words(dueWord(nextDueKind))} ${formatDate(nextDueAt)}`,
    cell: ({ nextDueAt, nextDueKind }) =>
      nextDueAt !== null && <DueCountdown kind={nextDueKind} at={nextDueAt} />,
  },
  ...(['cutSi', 'cutPort'] as const).map(
    (id): ShipmentColumn => ({
      ...{ id, name: words(dueWord(id)), onlyNarrows: true, text: () => '', filter: { kind: 'dates' } },
    }),
  ),
  {
    ...{ id: 'lastEvent', name: words('shipmentLastEvent'), width: 150 },
    text: ({ lastMilestone, lastEventAt }) =>
      [lastMilestone ? words(milestoneWords[lastMilestone]) : '', formatDate(lastEventAt, 'MM-dd HH:mm')]
        .filter(Boolean)
        .join(' '),
  },
];

const peopleColumns = (words: Say): ShipmentColumn[] => [
  {
    ...{ id: 'members', name: words('shipmentMembers'), width: 130 },
    text: ({ members = [] }) => members.map(({ name }) => name).join(words('listComma')),
    filter: peopleFilter('user', words('shipmentMember'), { single: true }),
  },
  {
    ...{ id: 'salesman', name: words('shipmentSalesman'), width: 100, isExtra: true },
    text: ({ salesman = '' }) => salesman,
  },
  {
    ...{ id: 'agent', name: words('shipmentAgent'), width: 130, isExtra: true },
    text: ({ agent = '' }) => agent,
  },
];

const otherColumns = (words: Say): ShipmentColumn[] => [
  { id: 'mbl', name: words('shipmentMbl'), width: 140, text: ({ mblNo }) => mblNo },
  { id: 'hbl', name: words('shipmentHbl'), width: 140, text: ({ hblNo }) => hblNo, isExtra: true },
  { id: 'so', name: words('shipmentSo'), width: 130, text: ({ soNo }) => soNo, isExtra: true },
  { id: 'ref', name: words('shipmentRef'), text: ({ customerRef }) => customerRef, isExtra: true },
  { id: 'po', name: words('shipmentPo'), text: ({ poNo }) => poNo, isExtra: true },
  {
    ...{ id: 'release', name: words('shipmentRelease'), width: 90, isExtra: true },
    text: ({ awaitsRelease }) => (awaitsRelease ? words('shipmentAwaitsRelease') : ''),
  },
  {
    ...{ id: 'trade', name: words('shipmentBusiness'), width: 100, isExtra: true },
    text: ({ business }) => words(businessWords[business]),
    filter: choice(businesses, (business) => words(businessWords[business])),
  },
  {
    ...{ id: 'mode', name: words('shipmentMode'), width: 90, isExtra: true },
    text: ({ mode }) => words(modeWords[mode]),
    filter: choice(transportModes, (mode) => words(modeWords[mode])),
  },
  {
    ...{ id: 'status', name: words('shipmentState'), width: 90, isExtra: true },
    text: ({ status }) => words(shipmentStateWords[status]),
    filter: choice(shipmentStates, (state) => words(shipmentStateWords[state])),
  },
  {
    ...{ id: 'lastModifyTime', name: words('shipmentUpdated'), width: 150, sort: 'lastModifyTime' },
    ...{ isExtra: true, text: ({ lastModifyTime }) => formatDate(lastModifyTime) },
  },
];
