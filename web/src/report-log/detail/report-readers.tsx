import type { Report } from '@fairway/contract/report-log.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';

/** To whom it went, and who read it when. */
export function ReportReaders({ report: { readBy, readers, receivers } }: { report: Report }) {
  const words = useWords();
  return (
    <section className="report-readers">
      <h3>{`${words('reportReadState')} · ${words('reportReadOf', { readers, receivers })}`}</h3>
      <ul>
        {readBy.map(({ id, realName, isExternal, isCopy, readTime }) => (
          <li key={id}>
            <span>
              {realName}
              <ExternalMark shown={isExternal} />
              {isCopy && words('reportCcMark')}
            </span>
            <span className="report-faint number">
              {readTime === null ? words('reportUnread') : `${words('reportRead')} ${formatDate(readTime)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
