import { type AuditEntry, auditColumns, listAudit } from '@fairway/contract/system.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { useLanguage, useWords } from '../language/words.ts';
import { ExternalMark } from '../people/external-mark.tsx';
import { peopleFilter } from '../people/select/people-filter.tsx';
import { useCan } from '../session/use-can.ts';
import { Empty } from '../ui/empty.tsx';
import { type Column, orderOf } from '../ui/table/column.ts';
import { choicesOf, rangeOf } from '../ui/table/filter.ts';
import { useTableFilters } from '../ui/table/use-table-filters.ts';
import { useLinkedRow } from '../ui/use-linked-row.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useOpenRow } from '../ui/use-open-row.ts';
import { TableScreen } from '../views/table-screen.tsx';
import { useAuditActs } from '../wire/audit-acts.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../wire/use-list.ts';
import { actNamesOf, actOptions } from './act-options.ts';
import { AuditPane } from './audit-pane.tsx';
import { AuditRow } from './audit-row.tsx';
import { daysAsMoments } from './days-as-moments.ts';
import { RetentionLine } from './retention-line.tsx';
import { useActName } from './use-act-name.ts';
import { withoutIds } from './without-ids.ts';

const keyOf = ({ id }: AuditEntry) => id;

export function AuditLogPage() {
  const words = useWords();
  const canOpen = useCan('auditLog', 'button', 'btn_detail');
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const columns = useAuditColumns();
  const [userId] = choicesOf(filters.values.who ?? '');
  const [act] = choicesOf(filters.values.what ?? '');
  const target = filters.values.target?.trim();
  const conditions = {
    keyword: filters.keyword,
    ...daysAsMoments(rangeOf(filters.values.at ?? '')),
    ...(userId && { userId }),
    ...(act && { names: actNamesOf(act) }),
    ...(target && { target }),
    ...orderOf(filters.sorting, auditColumns),
  };
  const list = useList(listAudit, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const { row: entry, isSought } = useLinkedRow(list, id, keyOf);
  return (
    <TableScreen
      table="audit"
      title={words('auditLog')}
      back={homePath}
      lead={<RetentionLine />}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={keyOf}
      card={(row) => <AuditRow entry={row} />}
      searchPlaceholder={words('auditSearch')}
      onOpen={canOpen ? (row) => open(row.id) : undefined}
      openKey={id}
      onClose={close}
      exportRows={async (currentPage, pageSize, signal) => {
        const page = await listPage(listAudit, conditions, { currentPage, pageSize, signal });
        return { rows: page.list, total: page.pagination.total };
      }}
      empty={<Empty title={words('auditEmpty')} />}
      detail={id && <AuditPane entry={entry} isLoading={isSought} onClose={close} />}
    />
  );
}

function useAuditColumns(): Column<AuditEntry>[] {
  const words = useWords();
  const language = useLanguage();
  const nameOf = useActName();
  const acts = useAuditActs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(
    () => [
      {
        id: 'at',
        name: words('auditWhen'),
        text: ({ at }) => formatDate(at, 'yyyy-MM-dd HH:mm:ss'),
        width: 160,
        sort: 'at',
        filter: { kind: 'dates' },
      },
      {
        ...{ id: 'what', name: words('auditWhat'), text: ({ name }) => nameOf(name), width: 180 },
        filter: { kind: 'choice', options: actOptions(words, acts), single: true },
      },
      {
        id: 'who',
        name: words('auditWho'),
        text: ({ realName, account }) => realName || account,
        cell: ({ realName, account, isExternal }) => (
          <>
            {realName || account}
            <ExternalMark shown={isExternal} />
          </>
        ),
        width: 140,
        sort: 'who',
        filter: peopleFilter('user', words('auditWho'), { single: true }),
      },
      { id: 'account', name: words('auditAccount'), text: ({ account }) => account, isExtra: true },
      {
        id: 'target',
        name: words('auditTarget'),
        text: ({ target }) => target,
        cell: ({ target }) => withoutIds(target),
        width: 260,
        sort: 'target',
        filter: { kind: 'text' },
      },
      { id: 'address', name: words('auditAddress'), text: ({ address = '' }) => address, width: 140 },
      {
        id: 'request',
        name: words('auditRequest'),
        text: ({ requestId }) => requestId,
        width: 200,
        isExtra: true,
      },
    ],
    [language],
  );
}
