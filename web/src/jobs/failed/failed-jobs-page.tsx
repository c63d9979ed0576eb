import { type FailedJob, failedStates, listFailedJobs, listJobKinds } from '@fairway/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { choicesOf } from '../../ui/table/filter.ts';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { useLinkedRow } from '../../ui/use-linked-row.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { load } from '../../wire/calls.ts';
import { isForbidden } from '../../wire/paged-list.ts';
import { pageSizeOf, useList } from '../../wire/use-list.ts';
import { jobsScreen } from '../paths.ts';
import { type JobActs, useJobActs } from '../use-job-acts.ts';
import { FailedCard } from './failed-card.tsx';
import { failedColumns } from './failed-columns.tsx';
import { FailedPane } from './failed-pane.tsx';

const keyOf = ({ id }: FailedJob) => id;

/** Jobs whose last try failed. */
export function FailedJobsPage() {
  const words = useWords();
  const language = useLanguage();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const kinds = useQuery({ ...load(listJobKinds, {}), meta: { quiet: isForbidden } }).data?.list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(() => failedColumns(words, kinds ?? []), [language, kinds]);
  const [name] = choicesOf(filters.values.kind ?? '');
  const state = failedStates.find((one) => choicesOf(filters.values.state ?? '').includes(one));
  const list = useList(
    listFailedJobs,
    { keyword: filters.keyword, filters: { ...(name && { name }), ...(state && { state }) } },
    { pageSize: pageSizeOf(isDesk) },
  );
  const { id, open, close } = useOpenRow();
  const { row, isSought } = useLinkedRow(list, id, keyOf);
  const acts = useJobActs();
  const batch = batchActs(acts, { again: words('jobAgain'), drop: words('jobDrop') });
  return (
    <TableScreen<FailedJob>
      table="failedJobs"
      title={words('jobsFailedTitle')}
      back={jobsScreen}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={keyOf}
      searchPlaceholder={words('jobFailedSearch')}
      card={(job) => <FailedCard job={job} />}
      onOpen={(job) => open(job.id)}
      openKey={id}
      onClose={close}
      {...(batch.length > 0 && { acts: batch })}
      empty={<Empty title={words('jobsNoneFailed')} line={words('jobsNoneFailedLine')} />}
      detail={id && <FailedPane job={row} isLoading={isSought} acts={acts} onClose={close} />}
    />
  );
}

function batchActs(acts: JobActs, names: { again: string; drop: string }): BatchAct<FailedJob>[] {
  return [
    ...(acts.mayRun
      ? [
          {
            ...{ name: names.again, icon: 'redo' as const },
            act: (rows: readonly FailedJob[], untick: () => void) => acts.again(rows, untick),
          },
        ]
      : []),
    ...(acts.mayDrop
      ? [
          {
            ...{ name: names.drop, icon: 'trash' as const, tone: 'danger' as const },
            act: (rows: readonly FailedJob[], untick: () => void) => void acts.drop(rows, untick),
          },
        ]
      : []),
  ];
}
