import type { ReportRow } from '@fairway/contract/report-log.ts';
import { formatAgo } from '../../language/measures.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { kindWords, periodText } from '../report-text.ts';
import './report-card.css';
import { ReportLabels } from './report-labels.tsx';

/** A report on a phone. */
export function ReportCard({ report }: { report: ReportRow }) {
  const words = useWords();
  const language = useLanguage();
  const { title, kind, creatorUser, creatorTime, todayContent, readers, receivers } = report;
  return (
    <article className="report-card">
      <span className="report-card-head">
        <strong className="report-card-title">{title}</strong>
        <ReportLabels report={report} />
      </span>
      <span className="report-card-words">{todayContent}</span>
      <span className="report-card-facts number">
        {[
          ...[words(kindWords[kind]), periodText(words, language, report), creatorUser],
          ...[formatAgo(words, creatorTime), words('reportReadOf', { readers, receivers })],
        ].join(' · ')}
      </span>
    </article>
  );
}
