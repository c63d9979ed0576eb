import { type ReportKind, reportKinds } from '@fairway/contract/report-log.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useNavigate } from 'react-router';
import type { FormStore } from '../../forms/form-store.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { newReportPath, openReportPath } from '../paths.ts';
import { doneWords, figureWords, kindWords, periodText } from '../report-text.ts';
import type { Start } from './new-report.tsx';
import './report-start.css';

interface ReportStartProps {
  kind: ReportKind;
  day: string;
  start: Start;
  store: FormStore;
}

/** Which report it is, what the system counted for it, and what can be brought over from earlier ones. */
export function ReportStart({ kind, day, start, store }: ReportStartProps) {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const go = (nextKind: ReportKind, nextDay: string) =>
    void navigate(newReportPath(nextKind, nextDay), { replace: true });
  const { last, done, figures, writtenId } = start;
  /** Behind what was typed already. */
  const addDone = (text: string) => {
    const typed = store.values.todayContent;
    store.assign({ todayContent: typeof typed === 'string' && typed ? `${typed}\n${text}` : text });
  };
  /** What a shorter report is about: the weeks of a month, the days of a week. */
  const shorter = (from: string) =>
    periodText(words, language, { kind: kind === 'monthly' ? 'weekly' : 'daily', from });
  const copyLast = () => {
    if (!last) return;
    const { todayContent, tomorrowContent, question } = last;
    store.assign({ todayContent, tomorrowContent, question });
  };
  return (
    <section className="report-start">
      <div className="report-start-which">
        <Choice
          label={words('reportKind')}
          value={kind}
          options={reportKinds.map((value) => ({ value, label: words(kindWords[value]) }))}
          onChange={(next) => go(next, day)}
        />
        <DateField
          label={words('reportDay')}
          kind="day"
          value={day}
          max={formatDate(Date.now(), 'yyyy-MM-dd')}
          onChange={(next) => next && go(kind, next)}
        />
      </div>
      {writtenId && (
        <p className="report-start-line">
          {words('reportWrittenAlready')}
          <Button look="quiet" onClick={() => void navigate(openReportPath(writtenId))}>
            {words('reportOpenWritten')}
          </Button>
        </p>
      )}
      {figures.length > 0 && (
        <section className="report-start-line" aria-label={words('reportFigures')}>
          {figures.map(({ name, count }) => words(figureWords[name], { count })).join(' · ')}
        </section>
      )}
      {last && (
        <section className="report-start-plan">
          <h2>{words('reportPlan', { from: periodText(words, language, { kind, from: last.from }) })}</h2>
          <p>{last.tomorrowContent}</p>
          <div className="report-start-line">
            <Button icon="forward" onClick={() => addDone(last.tomorrowContent)}>
              {words('reportPlanTake', { part: words(doneWords[kind]) })}
            </Button>
            <Button icon="copy" onClick={copyLast}>
              {words('reportCopyLast')}
            </Button>
          </div>
        </section>
      )}
      {done.length > 0 && (
        <Button
          icon="list"
          onClick={() => addDone(done.map(({ from, text }) => `${shorter(from)}\n${text}`).join('\n'))}
        >
          {words('reportDoneTake')}
        </Button>
      )}
    </section>
  );
}
