import { type ReportRow, reportKinds } from '@fairway/contract/report-log.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { LanguageTag, Say } from '../../language/words.ts';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import type { Column } from '../../ui/table/column.ts';
import { kindWords, periodText } from '../report-text.ts';
import { ReportLabels } from './report-labels.tsx';
import type { ReportTab } from './report-tabs.tsx';

/** What stands under who read it: to its writer and those above them, by how many. */
const stateOf = (words: Say, tab: ReportTab, report: ReportRow): string[] => [
  ...(tab === 'received' ? [] : [words('reportReadOf', report)]),
  ...labelsOf(words, report),
];

const labelsOf = (words: Say, { isRead, isLate, isEdited }: ReportRow): string[] => [
  ...(isRead === 0 ? [words('reportUnread')] : []),
  ...(isLate ? [words('reportLate')] : []),
  ...(isEdited ? [words('reportEdited')] : []),
];

export function reportTableColumns(words: Say, language: LanguageTag, tab: ReportTab): Column<ReportRow>[] {
  return [
    {
      ...{ id: 'title', name: words('reportName'), width: 260, sort: 'title' },
      text: ({ title }) => title,
    },
    ...(tab === 'sent' ? [] : [writer(words)]),
    {
      ...{ id: 'kind', name: words('reportKind'), width: 90 },
      text: ({ kind }) => words(kindWords[kind]),
      filter: {
        ...{ kind: 'choice', single: true },
        options: reportKinds.map((value) => ({ value, label: words(kindWords[value]) })),
      },
    },
    {
      ...{ id: 'period', name: words('reportPeriod'), width: 200, sort: 'from', filter: { kind: 'dates' } },
      text: (report) => periodText(words, language, report),
    },
    {
      ...{ id: 'state', name: words('reportReadState'), width: 170 },
      text: (report) => stateOf(words, tab, report).join(' '),
      labels: (report) => stateOf(words, tab, report),
      cell: (report) => (
        <>
          {tab !== 'received' && <span className="number">{words('reportReadOf', report)} </span>}
          <ReportLabels report={report} />
        </>
      ),
      ...(tab === 'received' && {
        filter: {
          ...{ kind: 'choice', single: true },
          options: [
            { value: '0', label: words('reportUnread') },
            { value: '1', label: words('reportRead') },
          ],
        },
      }),
    },
    ...(tab === 'received' ? [readers(words)] : []),
    { id: 'today', name: words('reportDone'), width: 260, text: ({ todayContent }) => todayContent },
    {
      ...{ id: 'tomorrow', name: words('reportPlanned'), width: 220 },
      text: ({ tomorrowContent }) => tomorrowContent,
    },
    { id: 'question', name: words('reportQuestion'), width: 180, text: ({ question }) => question },
    {
      ...{ id: 'said', name: words('reportComments'), width: 80, align: 'end' },
      ...{ text: (row) => String(row.comments), value: (row) => row.comments },
    },
    {
      ...{ id: 'writtenAt', name: words('reportWrittenAt'), width: 150, sort: 'creatorTime' },
      text: ({ creatorTime }) => formatDate(creatorTime),
    },
  ];
}

const readers = (words: Say): Column<ReportRow> => ({
  ...{ id: 'readers', name: words('reportRead'), width: 80, align: 'end' },
  text: (report) => `${report.readers}/${report.receivers}`,
});

const writer = (words: Say): Column<ReportRow> => ({
  ...{ id: 'writer', name: words('reportWriter'), width: 110 },
  text: ({ creatorUser }) => creatorUser,
  filter: peopleFilter('user', words('reportWriter')),
});
