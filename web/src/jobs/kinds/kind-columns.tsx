import type { JobKind } from '@fairway/contract/jobs.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Say } from '../../language/words.ts';
import type { Column } from '../../ui/table/column.ts';
import { tookWords } from '../took-words.ts';
import { KindStateLabel, kindState } from './kind-state-label.tsx';

const dateOf = (at: number | null): string => (at === null ? '' : formatDate(at));

export function kindColumns(words: Say): Column<JobKind>[] {
  const figure = (id: 'waiting' | 'later' | 'running' | 'retrying' | 'givenUp' | 'done', name: string) => ({
    ...{ id, name, width: 90, align: 'end' as const },
    text: (row: JobKind) => String(row[id]),
    value: (row: JobKind) => row[id],
  });
  return [
    { id: 'title', name: words('jobKind'), width: 240, text: (row) => row.title },
    {
      ...{ id: 'state', name: words('jobState'), width: 150 },
      text: (row) => kindState(words, row).words,
      labels: (row) => [kindState(words, row).words],
      cell: (row) => <KindStateLabel kind={row} />,
    },
    figure('waiting', words('jobWaiting')),
    figure('running', words('jobRunning')),
    figure('retrying', words('jobRetrying')),
    figure('givenUp', words('jobGivenUp')),
    figure('later', words('jobLater')),
    { id: 'lastDone', name: words('jobLastDone'), width: 150, text: (row) => dateOf(row.lastDoneAt) },
    {
      ...{ id: 'took', name: words('jobTook'), width: 110, align: 'end' },
      text: (row) => tookWords(words, row.tookUsually),
    },
    {
      ...{ id: 'longest', name: words('jobTookLongest'), width: 110, align: 'end', isExtra: true },
      text: (row) => tookWords(words, row.tookLongest),
    },
    {
      ...{ id: 'lastFailed', name: words('jobLastFailed'), width: 150, isExtra: true },
      text: (row) => dateOf(row.lastFailedAt),
    },
    { ...figure('done', words('jobDone')), isExtra: true },
  ];
}
