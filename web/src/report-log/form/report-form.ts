import { type FormDefinition, type FormValues, readFormDefinition } from '@fairway/contract/forms.ts';
import { mostReportText, type Report, type ReportKind } from '@fairway/contract/report-log.ts';
import type { Say } from '../../language/words.ts';
import { doneWords, plannedWords } from '../report-text.ts';

/** A report as a form. */
export function reportForm(words: Say, kind: ReportKind): FormDefinition {
  const text = (model: string, label: string) => ({
    ...{ id: model, model, kind: 'textarea', label, required: true, most: mostReportText },
  });
  const people = (model: string, label: string, required: boolean) => ({
    ...{ id: model, model, kind: 'user', label, required, multiple: true },
  });
  return readFormDefinition({
    version: 1,
    nodes: [
      {
        ...{ id: 'title', model: 'title', kind: 'text', label: words('reportName') },
        ...{ required: true, most: 100 },
      },
      text('todayContent', words(doneWords[kind])),
      text('tomorrowContent', words(plannedWords[kind])),
      text('question', words('reportQuestion')),
      people('toUserId', words('reportTo'), true),
      people('ccUserId', words('reportCc'), false),
    ],
  });
}

const idsIn = (csv: string) => {
  const ids = csv.split(',').filter(Boolean);
  return ids.length > 0 ? ids : null;
};

export const valuesOf = ({
  title,
  todayContent,
  tomorrowContent,
  question,
  ...sent
}: Report): FormValues => ({
  ...{ title, todayContent, tomorrowContent, question },
  ...peopleValues(sent),
});

export const peopleValues = ({ toUserId, ccUserId }: Pick<Report, 'toUserId' | 'ccUserId'>): FormValues => ({
  toUserId: idsIn(toUserId),
  ccUserId: idsIn(ccUserId),
});

/** What is sent of it. */
export function bodyOf(values: FormValues) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const csv = (value: unknown) => (Array.isArray(value) ? value.join(',') : '');
  return {
    title: text(values.title),
    todayContent: text(values.todayContent),
    tomorrowContent: text(values.tomorrowContent),
    question: text(values.question),
    toUserId: csv(values.toUserId),
    ccUserId: csv(values.ccUserId),
  };
}
