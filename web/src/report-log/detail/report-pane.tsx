import { AppError } from '@fairway/contract/app-error.ts';
import { getReport, type Report, readReport } from '@fairway/contract/report-log.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load, useCommand } from '../../wire/calls.ts';
import { seeing } from '../../wire/seeing.ts';
import { reportReads } from '../report-reads.ts';
import { ReportActs } from './report-acts.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportComments } from './report-comments.tsx';
import './report-pane.css';
import { ReportReaders } from './report-readers.tsx';

interface ReportPaneProps {
  id: string;
  onClose: () => void;
}

/** A report beside the list it stands in, with who read it and what is said about it. */
export function ReportPane({ id, onClose }: ReportPaneProps) {
  const words = useWords();
  const asked = useQuery({ ...load(getReport, { params: { id } }), meta: { quiet: true } });
  const report = asked.data;
  useReading(report);
  const isGone = asked.error instanceof AppError && !report;
  return (
    <DetailPane title={report?.title ?? words('reportTitle')} onClose={onClose}>
      {isGone ? (
        <Empty
          drawing="search"
          title={words('reportGone')}
          action={<Button onClick={onClose}>{words('back')}</Button>}
        />
      ) : (
        <div className="report-pane">
          <Loaded query={asked}>
            {(shown) => (
              <>
                <ReportActs report={shown} onGone={onClose} />
                <ReportBody report={shown} />
                <ReportReaders report={shown} />
                <ReportComments report={shown} />
              </>
            )}
          </Loaded>
        </div>
      )}
    </DetailPane>
  );
}

/** What was sent to me is read once I see it; not while an administrator looks as me. */
function useReading(report: Report | undefined) {
  const { mutate } = useCommand(readReport, { refreshes: reportReads, mask: false, quiet: true });
  const unread = report?.isRead === 0 && !seeing ? report.id : undefined;
  useEffect(() => {
    if (unread !== undefined) mutate({ params: { id: unread } });
  }, [unread, mutate]);
}
