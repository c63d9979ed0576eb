import { type JobKind, listJobKinds } from '@fairway/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ListState } from '../../ui/list-state.ts';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { useLinkedRow } from '../../ui/use-linked-row.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { load } from '../../wire/calls.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { isForbidden, problemOf } from '../../wire/paged-list.ts';
import { failedJobsScreen } from '../paths.ts';
import { useJobActs } from '../use-job-acts.ts';
import { KindCard } from './kind-card.tsx';
import { kindColumns } from './kind-columns.tsx';
import { KindPane } from './kind-pane.tsx';

const keyOf = ({ name }: JobKind) => name;
/** Jobs come and go by themselves. */
const lookAgainAfter = 15_000;

/** What the server does in the background, and whether it can. */
export function JobKindsPage() {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const filters = useTableFilters();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(() => kindColumns(words), [language]);
  const list = useKinds(filters.keyword);
  const { id, open, close } = useOpenRow();
  const { row, isSought } = useLinkedRow(list, id, keyOf);
  const acts = useJobActs();
  return (
    <TableScreen<JobKind>
      table="jobKinds"
      title={words('jobsTitle')}
      back={homePath}
      actions={
        <IconButton
          icon="warning"
          label={words('jobsFailedTitle')}
          onClick={() => void navigate(failedJobsScreen)}
        />
      }
      list={list}
      columns={columns}
      filters={filters}
      rowKey={keyOf}
      searchPlaceholder={words('jobSearch')}
      card={(kind) => <KindCard kind={kind} />}
      onOpen={(kind) => open(kind.name)}
      openKey={id}
      onClose={close}
      {...(acts.mayRun && {
        acts: [
          {
            ...{ name: words('jobAgainAll'), icon: 'redo' },
            act: (rows, untick) => void acts.againOfKinds(rows, untick),
          },
        ],
      })}
      empty={<Empty title={words('noData')} />}
      detail={id && <KindPane kind={row} isLoading={isSought} acts={acts} onClose={close} />}
    />
  );
}

/** All kinds come at once: they are searched on the device. */
function useKinds(keyword: string): ListState<JobKind> {
  const asked = useQuery({
    ...load(listJobKinds, {}),
    meta: { quiet: isForbidden },
    refetchInterval: lookAgainAfter,
  });
  const sought = keyword.trim().toLowerCase();
  const rows = asked.data?.list.filter(
    ({ title, name }) => title.toLowerCase().includes(sought) || name.toLowerCase().includes(sought),
  );
  return {
    rows,
    problem: problemOf(asked.error),
    total: rows?.length,
    ...{ hasMore: false, isLoadingMore: false, loadMore: () => undefined, refresh: () => asked.refetch() },
  };
}
