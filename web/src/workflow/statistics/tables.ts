import type { DayFigures, PersonFigures, StepFigures } from '@fairway/contract/workflow-statistics.ts';
import type { CsvCell } from '@fairway/domain/text/csv.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Say } from '../../language/words.ts';
import { markedName } from '../../people/marked-name.ts';

const hour = 3_600_000;
const inHours = (span: number | null): CsvCell =>
  span === null ? null : Math.round((span / hour) * 100) / 100;

/** The columns below, by names that never change. */
export const stepColumns = ['flow', 'step', 'decided', 'median', 'p90', 'limited', 'late', 'sentBack'];
export const personColumns = ['person', 'decided', 'median', 'p90', 'open', 'oldest'];

export const stepsTable = (words: Say, steps: readonly StepFigures[]): CsvCell[][] => [
  [
    ...[words('flowTemplate'), words('statisticsStep'), words('statisticsDecided')],
    ...[words('statisticsMedianHours'), words('statisticsP90Hours')],
    ...[words('statisticsLimited'), words('statisticsLateCount'), words('statisticsSentBackCount')],
  ],
  ...steps.map((step) => [
    ...[step.flowName, step.nodeName, step.decided, inHours(step.median), inHours(step.p90)],
    ...[step.limited, step.late, step.sentBack],
  ]),
];

export const peopleTable = (words: Say, people: readonly PersonFigures[]): CsvCell[][] => [
  [
    ...[words('statisticsPerson'), words('statisticsDecided')],
    ...[words('statisticsMedianHours'), words('statisticsP90Hours')],
    ...[words('statisticsOpenNow'), words('statisticsOldestOpen')],
  ],
  ...people.map((person) => [
    ...[
      markedName(person.userName, person.isExternal),
      person.decided,
      inHours(person.median),
      inHours(person.p90),
    ],
    ...[person.open, formatDate(person.oldestOpen)],
  ]),
];

export const daysTable = (words: Say, days: readonly DayFigures[], withRequests: boolean): CsvCell[][] => [
  [
    words('statisticsDay'),
    ...(withRequests ? [words('statisticsStarted'), words('statisticsFinished')] : []),
    words('statisticsHandled'),
  ],
  ...days.map(({ day, started, finished, decided }) => [
    day,
    ...(withRequests ? [started, finished] : []),
    decided,
  ]),
];
