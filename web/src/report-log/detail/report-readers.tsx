import { type Report, remindReportReaders } from '@fairway/contract/report-log.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';

/** To whom it went, and who read it when. */
export function ReportReaders({ report }: { report: Report }) {
  const { id, isMine, readBy, readers, receivers } = report;
  const words = useWords();
  const reminding = useCommand(remindReportReaders);
  const remind = () =>
    reminding.mutate(
      { params: { id } },
      { onSuccess: ({ count }) => toast(words('reportReminded', { count })) },
    );
  return (
    <section className="report-readers">
      <h2>{`${words('reportReadState')} · ${words('reportReadOf', { readers, receivers })}`}</h2>
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
      {isMine && readers < receivers && (
        <Button icon="bell" busy={reminding.isPending} onClick={remind}>
          {words('reportRemindReaders')}
        </Button>
      )}
    </section>
  );
}
