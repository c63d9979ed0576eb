import type { PunchRow } from '@fairway/contract/punch-card.ts';
import {
  punchExplanations,
  punchFlags,
  punchKinds,
  punchTargetKinds,
} from '@fairway/contract/punch-fields.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Say } from '../../language/words.ts';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import { lengthText } from '../../places/far-words.ts';
import type { Column } from '../../ui/table/column.ts';
import { FlagLabels } from '../flag-labels.tsx';
import {
  clockText,
  explanationWords,
  flagReason,
  flagWords,
  kindWords,
  minutesText,
  placeText,
  targetKindWords,
} from '../punch-text.ts';

const withSeconds = 'yyyy-MM-dd HH:mm:ss';
const metres = (words: Say, value: number | null) => (value === null ? '' : lengthText(words, value));

/** The columns of a team's punches, in the order one reads them. */
export const teamColumns = (words: Say): Column<PunchRow>[] => [
  {
    ...{ id: 'at', name: words('punchTime'), width: 170, sort: 'at', filter: { kind: 'dates' } },
    text: ({ at }) => formatDate(at, withSeconds),
  },
  {
    ...{ id: 'person', name: words('punchPerson'), width: 110, sort: 'realName' },
    ...{ text: ({ realName }) => realName, filter: peopleFilter('user', words('punchPerson')) },
  },
  {
    ...{ id: 'organize', name: words('punchOrganize'), width: 180, isExtra: true },
    ...{ text: ({ organize }) => organize },
    filter: peopleFilter('department', words('punchOrganize'), { single: true }),
  },
  {
    ...{ id: 'kind', name: words('punchKind'), width: 100, text: ({ kind }) => words(kindWords[kind]) },
    filter: {
      ...{ kind: 'choice', single: true },
      options: punchKinds.map((value) => ({ value, label: words(kindWords[value]) })),
    },
  },
  {
    ...{ id: 'target', name: words('punchTarget'), width: 180, text: ({ target }) => target?.name ?? '' },
    filter: {
      ...{ kind: 'choice', single: true },
      options: punchTargetKinds.map((value) => ({ value, label: words(targetKindWords[value]) })),
    },
  },
  {
    ...{ id: 'distance', name: words('punchDistance'), width: 110, align: 'end', sort: 'distance' },
    ...{ text: ({ distance }) => metres(words, distance), value: ({ distance }) => distance },
  },
  {
    ...{ id: 'flags', name: words('punchFlags'), width: 240 },
    text: ({ flags }) => flags.map((one) => flagReason(words, one)).join('; '),
    labels: ({ flags }) => flags.map(({ flag }) => words(flagWords[flag])),
    cell: (punch) => <FlagLabels punch={{ ...punch, explanation: 'none' }} />,
    filter: {
      ...{ kind: 'choice', single: true },
      options: [
        { value: 'any', label: words('punchAnyFlag') },
        ...punchFlags.map((value) => ({ value, label: words(flagWords[value]) })),
      ],
    },
  },
  {
    ...{ id: 'place', name: words('punchPlace'), width: 220, text: (punch) => placeText(words, punch) },
  },
  {
    ...{ id: 'minutes', name: words('punchStayed'), width: 110, align: 'end' },
    text: ({ minutes }) => (minutes === null ? '' : minutesText(words, minutes)),
    value: ({ minutes }) => minutes,
  },
  {
    ...{ id: 'explanation', name: words('punchExplanation'), width: 120 },
    text: ({ explanation }) => (explanation === 'none' ? '' : words(explanationWords[explanation])),
    filter: {
      ...{ kind: 'choice', single: true },
      options: punchExplanations.map((value) => ({ value, label: words(explanationWords[value]) })),
    },
  },
  { ...{ id: 'note', name: words('punchNote'), width: 200 }, text: ({ note }) => note },
  {
    ...{ id: 'accuracy', name: words('punchAccuracyName'), width: 100, align: 'end', sort: 'accuracy' },
    ...{ text: ({ accuracy }) => metres(words, accuracy), value: ({ accuracy }) => accuracy },
  },
  {
    ...{ id: 'photos', name: words('punchPhotos'), width: 70, align: 'end' },
    ...{ text: ({ photos }) => String(photos), value: ({ photos }) => photos },
  },
  {
    ...{ id: 'clock', name: words('punchClock'), width: 180, isExtra: true },
    text: ({ clockOffBy }) => clockText(words, clockOffBy),
  },
  {
    ...{ id: 'receivedAt', name: words('punchReceivedAt'), width: 170, sort: 'receivedAt', isExtra: true },
    text: ({ receivedAt }) => formatDate(receivedAt, withSeconds),
  },
];
