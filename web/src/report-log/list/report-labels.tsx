import type { ReportRow } from '@fairway/contract/report-log.ts';
import { useWords } from '../../language/words.ts';
import { StateLabel } from '../../ui/state-label.tsx';

/** How it stands with a report for whoever looks at it. */
export function ReportLabels({ report }: { report: ReportRow }) {
  const words = useWords();
  return (
    <>
      {report.isRead === 0 && <StateLabel tone="brand">{words('reportUnread')}</StateLabel>}
      {report.isLate && <StateLabel tone="warn">{words('reportLate')}</StateLabel>}
      {report.isEdited && <StateLabel tone="neutral">{words('reportEdited')}</StateLabel>}
    </>
  );
}
