import {
  listNotices,
  type NoticeRow as Notice,
  noticeColumns,
  noticeState,
} from '@fairway/contract/notices.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { type Column, orderOf } from '../ui/table/column.ts';
import { choicesOf } from '../ui/table/filter.ts';
import { useTableFilters } from '../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useOpenRow } from '../ui/use-open-row.ts';
import { TableScreen } from '../views/table-screen.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../wire/use-list.ts';
import { NoticePane } from './notice-pane.tsx';
import { NoticeRow } from './notice-row.tsx';
import { categoryWords, stateOf } from './notice-states.ts';
import { noticePath } from './paths.ts';
import { useNewestReads } from './use-newest-reads.ts';

const states = Object.values(noticeState).map(String) as ('0' | '1' | '2')[];
const keyOf = ({ id }: Notice) => id;

/** The announcements of the company, for those who write them. */
export function NoticesPage() {
  const words = useWords();
  const navigate = useNavigate();
  const canAdd = useCan('notices', 'button', 'btn_add');
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const columns = useNoticeColumns();
  const [chosen] = choicesOf(filters.values.state ?? '');
  const conditions = {
    keyword: filters.keyword,
    state: states.find((one) => one === chosen) ?? ('' as const),
    ...orderOf(filters.sorting, noticeColumns),
  };
  const list = useList(listNotices, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  useNewestReads();
  const add = () => void navigate(noticePath());
  return (
    <TableScreen
      table="notices"
      title={words('noticesTitle')}
      back={homePath}
      actions={canAdd && <IconButton icon="plus" label={words('noticeAdd')} onClick={add} />}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={keyOf}
      card={(notice) => <NoticeRow notice={notice} />}
      searchPlaceholder={words('noticesSearch')}
      onOpen={(notice) => open(notice.id)}
      openKey={id}
      onClose={close}
      exportRows={async (currentPage, pageSize, signal) => {
        const page = await listPage(listNotices, conditions, { currentPage, pageSize, signal });
        return { rows: page.list, total: page.pagination.total };
      }}
      empty={
        <Empty
          title={words('noticesEmpty')}
          line={words('noticesEmptyLine')}
          action={canAdd && <Button onClick={add}>{words('noticeAdd')}</Button>}
        />
      }
      detail={id && <NoticePane key={id} id={id} onClose={close} />}
    />
  );
}

function useNoticeColumns(): Column<Notice>[] {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(
    () => [
      { id: 'title', name: words('noticeTitle'), text: ({ title }) => title, width: 320, sort: 'title' },
      {
        id: 'state',
        name: words('noticeState'),
        text: ({ state }) => words(stateOf(state).words),
        cell: ({ state }) => (
          <StateLabel tone={stateOf(state).tone}>{words(stateOf(state).words)}</StateLabel>
        ),
        width: 110,
        sort: 'state',
        filter: {
          kind: 'choice',
          single: true,
          options: states.map((value) => ({ value, label: words(stateOf(Number(value)).words) })),
        },
      },
      {
        id: 'category',
        name: words('noticeCategory'),
        text: ({ category }) => words(categoryWords[category]),
        width: 100,
        sort: 'category',
      },
      {
        id: 'creator',
        name: words('noticeAuthor'),
        text: ({ creatorUser }) => creatorUser,
        width: 120,
        sort: 'creatorUser',
      },
      {
        id: 'release',
        name: words('noticeReleasedAt'),
        text: ({ releaseTime }) => formatDate(releaseTime),
        width: 150,
        sort: 'releaseTime',
      },
      {
        id: 'expiry',
        name: words('noticeExpiry'),
        text: ({ expirationTime }) => formatDate(expirationTime),
        width: 150,
        sort: 'expirationTime',
        isExtra: true,
      },
      {
        id: 'readers',
        name: words('noticeReadersRead'),
        text: ({ state, readers, receivers }) =>
          state === noticeState.published ? `${readers}/${receivers}` : '',
        align: 'end',
        width: 100,
      },
    ],
    [language],
  );
}
