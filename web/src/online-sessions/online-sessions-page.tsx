import {
  clientKinds,
  listOnlineSessions,
  type OnlineSession,
  onlineSessionColumns,
} from '@fairway/contract/online-sessions.ts';
import { useMemo } from 'react';
import { useLanguage, useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Empty } from '../ui/empty.tsx';
import { orderOf } from '../ui/table/column.ts';
import { choicesOf } from '../ui/table/filter.ts';
import { useTableFilters } from '../ui/table/use-table-filters.ts';
import { useLinkedRow } from '../ui/use-linked-row.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useOpenRow } from '../ui/use-open-row.ts';
import { TableScreen } from '../views/table-screen.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../wire/use-list.ts';
import { SessionCard } from './session-card.tsx';
import { sessionColumns } from './session-columns.tsx';
import { SessionPane } from './session-pane.tsx';
import { useSessionActs } from './use-session-acts.ts';

const keyOf = ({ id }: OnlineSession) => id;

/** Where everybody is signed in. */
export function OnlineSessionsPage() {
  const words = useWords();
  const language = useLanguage();
  const isDesk = useMedia(desktop);
  const mayExport = useCan('onlineSession', 'button', 'btn_download');
  const filters = useTableFilters();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(() => sessionColumns(words), [language]);
  const [userId] = choicesOf(filters.values.who ?? '');
  const client = clientKinds.find((kind) => choicesOf(filters.values.client ?? '').includes(kind));
  const conditions = {
    ...{ keyword: filters.keyword, ...orderOf(filters.sorting, onlineSessionColumns) },
    filters: { ...(userId && { userId }), ...(client && { client }) },
  };
  const list = useList(listOnlineSessions, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const { row, isSought } = useLinkedRow(list, id, keyOf);
  const acts = useSessionActs();
  return (
    <TableScreen<OnlineSession>
      table="onlineSessions"
      title={words('onlineSessions')}
      back={homePath}
      list={list}
      columns={columns}
      filters={filters}
      usualSorting={{ key: 'lastSeenAt', direction: 'desc' }}
      rowKey={keyOf}
      searchPlaceholder={words('sessionSearch')}
      card={(session) => <SessionCard session={session} />}
      onOpen={(session) => open(session.id)}
      openKey={id}
      onClose={close}
      {...(acts.mayEnd && {
        acts: [
          {
            ...{ name: words('sessionEnd'), icon: 'signOut', tone: 'danger' },
            act: (rows, untick) => void acts.end(rows, untick),
          },
        ],
      })}
      {...(mayExport && {
        exportRows: async (currentPage: number, pageSize: number, signal: AbortSignal) => {
          const asked = { currentPage, pageSize, signal };
          const { list: rows, pagination } = await listPage(listOnlineSessions, conditions, asked);
          return { rows, total: pagination.total };
        },
      })}
      empty={<Empty title={words('sessionsNone')} />}
      detail={id && <SessionPane session={row} isLoading={isSought} acts={acts} onClose={close} />}
    />
  );
}
