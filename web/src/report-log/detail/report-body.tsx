import type { Report, ReportKind } from '@fairway/contract/report-log.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { ReportLabels } from '../list/report-labels.tsx';
import { doneWords, figureWords, kindWords, periodText, plannedWords } from '../report-text.ts';

type Said = Pick<Report, 'todayContent' | 'tomorrowContent' | 'question'>;

/** What it says, with the figures of the time, and what it said before. */
export function ReportBody({ report }: { report: Report }) {
  const words = useWords();
  const language = useLanguage();
  const { creatorUser, headIcon, isExternal, creatorTime, kind, figures, earlier } = report;
  return (
    <>
      <header className="report-head">
        <PersonAvatar name={creatorUser} headIcon={headIcon} size={40} />
        <div>
          <strong>
            {creatorUser}
            <ExternalMark shown={isExternal} />
          </strong>
          <p className="report-faint number">
            {`${words(kindWords[kind])} · ${periodText(words, language, report)} · ${formatDate(creatorTime)}`}
          </p>
        </div>
        <ReportLabels report={report} />
      </header>
      {figures.length > 0 && (
        <section className="report-figures" aria-label={words('reportFigures')}>
          {figures.map(({ name, count }) => (
            <span key={name} className="number">
              {words(figureWords[name], { count })}
            </span>
          ))}
        </section>
      )}
      <ReportTexts said={report} kind={kind} />
      {earlier.map((version) => (
        <details key={version.replacedTime} className="report-earlier">
          <summary>{words('reportEarlier', { at: formatDate(version.replacedTime) })}</summary>
          <ReportTexts said={version} kind={kind} />
        </details>
      ))}
    </>
  );
}

function ReportTexts({ said, kind }: { said: Said; kind: ReportKind }) {
  const words = useWords();
  const parts = [
    [words(doneWords[kind]), said.todayContent],
    [words(plannedWords[kind]), said.tomorrowContent],
    [words('reportQuestion'), said.question],
  ] as const;
  return (
    <div className="report-texts">
      {parts.map(([name, text]) => (
        <section key={name}>
          <h2>{name}</h2>
          <p className="report-text">{text}</p>
        </section>
      ))}
    </div>
  );
}
