import type { ReportStatistics } from '@fairway/contract/report-log.ts';
import { useWords } from '../../language/words.ts';
import '../list/report-card.css';

/** How somebody reports, on a phone. */
export function StatisticsCard({ person }: { person: ReportStatistics }) {
  const words = useWords();
  const { realName, organize, expected, daily, missing, late, weekly, monthly } = person;
  return (
    <article className="report-card">
      <strong className="report-card-title">{realName}</strong>
      <span className="report-card-facts">{organize}</span>
      <span className="report-card-facts number">
        {[
          `${words('reportDailyCount')} ${daily}/${expected}`,
          `${words('reportMissingCount')} ${missing}`,
          `${words('reportLateCount')} ${late}`,
          `${words('reportWeeklyCount')} ${weekly}`,
          `${words('reportMonthlyCount')} ${monthly}`,
        ].join(' · ')}
      </span>
    </article>
  );
}
