import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { formatTimeSpan } from '../due-words.ts';

/** What revoking leads to, and how long it is still possible. */
export function RevokeLine({ until }: { until: number | null }) {
  const words = useWords();
  return (
    <div className="operation-line">
      <p>{words('operateRevokeLine')}</p>
      {until !== null && (
        <p>
          {words('operateRevokeUntil', {
            time: formatDate(until),
            left: formatTimeSpan(words, Math.max(0, until - Date.now())),
          })}
        </p>
      )}
    </div>
  );
}
