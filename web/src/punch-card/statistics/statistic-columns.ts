import type { PunchStatistic, punchStatisticKinds } from '@fairway/contract/punch-card.ts';
import type { Say, WordKey } from '../../language/words.ts';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import type { Column } from '../../ui/table/column.ts';
import { minutesText } from '../punch-text.ts';

export type StatisticKind = (typeof punchStatisticKinds)[number];

/** By what the server orders. */
export const statisticOrder = [
  ...(['name', 'punches', 'visits', 'minutes', 'flagged', 'outside', 'late'] as const),
];

const counts = {
  punches: 'punchPunches',
  visits: 'punchVisits',
  flagged: 'punchFlagged',
  outside: 'punchFlagOutside',
  late: 'punchFlagLate',
  explained: 'punchExplained',
} as const satisfies Partial<Record<keyof PunchStatistic, WordKey>>;

const headWords = { person: 'punchPerson', day: 'punchDay', target: 'punchTarget' } as const;
/** What is told of the other two. */
const othersOf = {
  person: [
    ['days', 'punchDaysOut'],
    ['targets', 'punchTargets'],
  ],
  day: [
    ['people', 'punchPeople'],
    ['targets', 'punchTargets'],
  ],
  target: [
    ['people', 'punchPeople'],
    ['days', 'punchDaysOut'],
  ],
} as const;

export const nameOf = (words: Say, { name }: PunchStatistic): string => name || words('punchNoTarget');

export const statisticColumns = (words: Say, by: StatisticKind): Column<PunchStatistic>[] => [
  { id: by, name: words(headWords[by]), width: 200, sort: 'name', text: (row) => nameOf(words, row) },
  ...(by === 'person'
    ? [{ id: 'of', name: words('punchOrganize'), width: 200, text: (row: PunchStatistic) => row.organize }]
    : []),
  ...Object.entries(counts).map(([count, name]) => countColumn(words(name), count as keyof typeof counts)),
  {
    ...{ id: 'minutes', name: words('punchStayed'), width: 120, align: 'end', sort: 'minutes' },
    ...{ text: ({ minutes }) => minutesText(words, minutes), value: ({ minutes }) => minutes },
  },
  ...othersOf[by].map(([count, name]) => countColumn(words(name), count)),
  {
    ...{ id: 'period', name: words('punchPeriod'), text: () => '', onlyNarrows: true },
    filter: { kind: 'dates' },
  },
  {
    ...{ id: 'people', name: words('punchPerson'), text: () => '', onlyNarrows: true },
    filter: peopleFilter('user', words('punchPerson')),
  },
  {
    ...{ id: 'organize', name: words('punchOrganize'), text: () => '', onlyNarrows: true },
    filter: peopleFilter('department', words('punchOrganize'), { single: true }),
  },
];

type Count = keyof typeof counts | 'days' | 'targets' | 'people';
const countColumn = (name: string, count: Count): Column<PunchStatistic> => ({
  ...{ id: `${count}Count`, name, width: 100, align: 'end' },
  ...(statisticOrder.some((one) => one === count) && { sort: count }),
  ...{ text: (row) => String(row[count]), value: (row) => row[count] },
});
