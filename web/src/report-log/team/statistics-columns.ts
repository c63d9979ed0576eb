import type { ReportStatistics } from '@fairway/contract/report-log.ts';
import type { Say, WordKey } from '../../language/words.ts';
import type { Column } from '../../ui/table/column.ts';

export const countWords = {
  expected: 'reportExpected',
  daily: 'reportDailyCount',
  missing: 'reportMissingCount',
  late: 'reportLateCount',
  weekly: 'reportWeeklyCount',
  monthly: 'reportMonthlyCount',
} as const satisfies Partial<Record<keyof ReportStatistics, WordKey>>;

const counts = Object.keys(countWords) as (keyof typeof countWords)[];

export const statisticsColumns = (words: Say): Column<ReportStatistics>[] => [
  { id: 'person', name: words('reportPerson'), width: 140, text: ({ realName }) => realName },
  { id: 'organize', name: words('reportOrganize'), width: 240, text: ({ organize }) => organize },
  ...counts.map(
    (count): Column<ReportStatistics> => ({
      ...{ id: count, name: words(countWords[count]), width: 100, align: 'end' },
      ...{ text: (person) => String(person[count]), value: (person) => person[count] },
    }),
  ),
  {
    ...{ id: 'period', name: words('reportPeriod'), text: () => '', onlyNarrows: true },
    filter: { kind: 'dates' },
  },
];
