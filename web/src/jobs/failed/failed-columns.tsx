import { type FailedJob, failedStates } from '@fairway/contract/jobs.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Say } from '../../language/words.ts';
import type { Column } from '../../ui/table/column.ts';
import { failedStateWords, reasonWords } from '../reason-words.ts';
import { FailedStateLabel } from './failed-state-label.tsx';

export function failedColumns(
  words: Say,
  kinds: readonly { name: string; title: string }[],
): Column<FailedJob>[] {
  return [
    {
      ...{ id: 'kind', name: words('jobKind'), width: 220 },
      text: (row) => row.title,
      filter: {
        kind: 'choice',
        options: kinds.map(({ name, title }) => ({ value: name, label: title })),
        single: true,
      },
    },
    {
      ...{ id: 'state', name: words('jobState'), width: 130 },
      text: (row) => words(failedStateWords[row.state]),
      labels: (row) => [words(failedStateWords[row.state])],
      cell: (row) => <FailedStateLabel state={row.state} />,
      filter: {
        kind: 'choice',
        options: failedStates.map((value) => ({ value, label: words(failedStateWords[value]) })),
        single: true,
      },
    },
    {
      ...{ id: 'reason', name: words('jobReason'), width: 280 },
      text: (row) => words(reasonWords[row.reason].name),
    },
    {
      ...{ id: 'failedAt', name: words('jobFailedAt'), width: 150 },
      text: (row) => formatDate(row.failedAt),
    },
    {
      ...{ id: 'attempts', name: words('jobAttempts'), width: 110, align: 'end' },
      text: (row) => words('jobAttemptsOf', { attempts: row.attempts, most: row.mostAttempts }),
    },
    {
      ...{ id: 'nextAt', name: words('jobNextAt'), width: 150 },
      text: (row) => (row.nextAt === null ? words('jobNever') : formatDate(row.nextAt)),
    },
    { id: 'error', name: words('jobError'), width: 320, text: (row) => row.error },
    {
      ...{ id: 'createdAt', name: words('jobCreatedAt'), width: 150, isExtra: true },
      text: (row) => formatDate(row.createdAt),
    },
  ];
}
