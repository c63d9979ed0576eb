import type { RateImport } from '@fairway/contract/rate-import.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Link } from '../ui/link.tsx';
import { useLinks } from '../wire/navigation/links.ts';
import { pathOfRun } from './paths.ts';
import { isGoing, resultOf } from './row-states.ts';
import './same-import.css';

/** Says in its place that this sheet is imported already, and leads there. */
export function SameImport({ same }: { same: RateImport }) {
  const words = useWords();
  const links = useLinks();
  const isKeeper = useCan('freight', 'button', 'btn_publish');
  const { written, total, creatorUserName: name, creatorTime } = same;
  return (
    <div className="same-import" role="status">
      <p>
        {isGoing(same)
          ? words('rateImportSameRuns', { name, written, total })
          : words('rateImportSameDone', { name, time: formatDate(creatorTime, 'yyyy-MM-dd HH:mm') })}
      </p>
      {!isGoing(same) && <p>{words('rateImportResult', resultOf(same.counts))}</p>}
      <p className="same-import-links">
        <Link to={pathOfRun(same.id)}>{words('rateImportOpenSame')}</Link>
        {!isGoing(same) && isKeeper && (
          <Link to={links.ratesOfImport(same.id)}>{words('rateImportOpenDrafts')}</Link>
        )}
      </p>
    </div>
  );
}
