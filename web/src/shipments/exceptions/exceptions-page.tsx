import {
  exceptionStatuses,
  exceptionsSortedBy,
  handleException,
  listExceptions,
} from '@fairway/contract/shipment-tracking.ts';
import { exceptionCodes, severities } from '@fairway/contract/tracking.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { type Say, useLanguage, useWords } from '../../language/words.ts';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import { useCan } from '../../session/use-can.ts';
import { Empty } from '../../ui/empty.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { type Column, orderOf } from '../../ui/table/column.ts';
import { choicesOf } from '../../ui/table/filter.ts';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { type TableFilters, useTableFilters } from '../../ui/table/use-table-filters.ts';
import { toast } from '../../ui/toast.ts';
import { useLinkedRow } from '../../ui/use-linked-row.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { useCommand } from '../../wire/calls.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { shipmentPathOf } from '../paths.ts';
import { DueCountdown } from '../shown/due-countdown.tsx';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import { exceptionStatusWords, exceptionWords, severityWords, stageWords } from '../shown/shipment-words.ts';
import { StageLabel } from '../shown/stage-label.tsx';
import { ExceptionCard } from './exception-card.tsx';
import { ExceptionPane } from './exception-pane.tsx';
import { type ExceptionRow, exceptionDetail, exceptionTones } from './exception-text.ts';

const keyOf = ({ id }: ExceptionRow) => id;

/** What is wrong with all shipments, for who has to do something about it. */
export function ExceptionsPage() {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const columns = useExceptionColumns();
  const conditions = conditionsOf(filters);
  const list = useList(listExceptions, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const { row, isSought } = useLinkedRow(list, id, keyOf);
  const acts = useBatchActs();
  return (
    <TableScreen<ExceptionRow>
      table="exceptions"
      title={words('exceptionsTitle')}
      back={homePath}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={keyOf}
      searchPlaceholder={words('exceptionSearch')}
      card={(one) => <ExceptionCard row={one} />}
      onOpen={(one) => open(one.id)}
      openKey={id}
      onClose={close}
      pageHref={(one) => shipmentPathOf(one.shipmentId)}
      acts={acts}
      exportRows={async (currentPage, pageSize, signal) => {
        const page = await listPage(listExceptions, conditions, { currentPage, pageSize, signal });
        return { rows: page.list, total: page.pagination.total };
      }}
      empty={<Empty title={words('exceptionsEmpty')} line={words('exceptionsEmptyLine')} />}
      detail={id && <ExceptionPane row={row} isLoading={isSought} onClose={close} />}
    />
  );
}

function conditionsOf({ keyword, values, sorting }: TableFilters) {
  const chosen = <T extends string>(name: string, known: readonly T[]): T[] =>
    choicesOf(values[name] ?? '').flatMap((one) => known.filter((each) => each === one));
  const [code, severity, status] = [
    chosen('code', exceptionCodes),
    chosen('severity', severities),
    chosen('status', exceptionStatuses),
  ];
  const [ownerId] = choicesOf(values.owner ?? '');
  return {
    ...{ keyword, ...orderOf(sorting, exceptionsSortedBy) },
    filters: {
      ...(code.length > 0 && { code }),
      ...(severity.length > 0 && { severity }),
      ...(status.length > 0 && { status }),
      ...(ownerId && { ownerId }),
    },
  };
}

function useBatchActs(): BatchAct<ExceptionRow>[] {
  const words = useWords();
  const canHandle = useCan('tracking', 'button', 'btn_handle');
  const handle = useCommand(handleException, { refreshes: [listExceptions] });
  if (!canHandle) return [];
  return [
    {
      ...{ name: words('exceptionAcknowledge'), icon: 'check' },
      act: async (rows, untick) => {
        for (const { id, status } of rows)
          if (status === 'open')
            await handle.mutateAsync({ params: { id }, body: { status: 'acknowledged' } });
        toast(words('exceptionHandled'));
        untick();
      },
    },
  ];
}

function useExceptionColumns(): Column<ExceptionRow>[] {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => columnsOf(words), [language]);
}

const columnsOf = (words: Say): Column<ExceptionRow>[] => [
  {
    ...{ id: 'code', name: words('exceptionCode'), width: 164 },
    text: ({ code }) => words(exceptionWords[code]),
    cell: ({ severity, code }) => <SeverityBadge severity={severity} codes={[code]} />,
    filter: {
      kind: 'choice',
      options: exceptionCodes.map((value) => ({ value, label: words(exceptionWords[value]) })),
    },
  },
  {
    ...{ id: 'severity', name: words('exceptionSeverity'), width: 80, sort: 'severity' },
    text: ({ severity }) => words(severityWords[severity]),
    filter: {
      kind: 'choice',
      options: severities.map((value) => ({ value, label: words(severityWords[value]) })),
    },
  },
  {
    ...{ id: 'status', name: words('exceptionStatus'), width: 104 },
    text: ({ status }) => words(exceptionStatusWords[status]),
    cell: ({ status }) => (
      <StateLabel tone={exceptionTones[status]}>{words(exceptionStatusWords[status])}</StateLabel>
    ),
    filter: {
      kind: 'choice',
      options: exceptionStatuses.map((value) => ({ value, label: words(exceptionStatusWords[value]) })),
    },
  },
  { id: 'shipment', name: words('shipmentNumber'), width: 140, text: ({ shipmentNo }) => shipmentNo },
  { id: 'box', name: words('referenceContainer'), width: 120, text: ({ containerNo }) => containerNo },
  { id: 'customer', name: words('shipmentCustomer'), width: 160, text: ({ customerName }) => customerName },
  {
    ...{ id: 'lane', name: words('shipmentLane'), width: 140 },
    text: ({ polName, podName }) => words('wayFromTo', { from: polName, to: podName }),
  },
  {
    ...{ id: 'stage', name: words('shipmentStage'), width: 116 },
    text: ({ stage }) => words(stageWords[stage]),
    cell: ({ stage }) => <StageLabel stage={stage} />,
  },
  { id: 'detail', name: words('exceptionDetail'), width: 120, text: (row) => exceptionDetail(words, row) },
  {
    ...{ id: 'owner', name: words('exceptionOwner'), width: 100 },
    text: ({ ownerName }) => ownerName || words('exceptionNobody'),
    filter: peopleFilter('user', words('exceptionOwner'), { single: true }),
  },
  {
    ...{ id: 'due', name: words('exceptionDue'), width: 140, sort: 'dueAt' },
    text: ({ dueAt }) => formatDate(dueAt),
    cell: ({ dueAt }) => dueAt !== null && <DueCountdown kind={null} at={dueAt} />,
  },
  {
    ...{ id: 'opened', name: words('exceptionOpened'), width: 140, sort: 'openedAt' },
    text: ({ openedAt }) => formatDate(openedAt),
  },
  { id: 'note', name: words('exceptionNote'), width: 180, text: ({ note }) => note, isExtra: true },
];
