import type { FailedJob } from '@fairway/contract/jobs.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import '../job-pane.css';
import { reasonWords } from '../reason-words.ts';
import type { JobActs } from '../use-job-acts.ts';
import { FailedStateLabel } from './failed-state-label.tsx';

interface FailedPaneProps {
  job: FailedJob | undefined;
  isLoading: boolean;
  acts: JobActs;
  onClose: () => void;
}

/** One failed job: why, what to do, and what the program itself said. */
export function FailedPane({ job, isLoading, acts, onClose }: FailedPaneProps) {
  const words = useWords();
  return (
    <DetailPane title={job?.title ?? words('jobFailedOne')} onClose={onClose}>
      {isLoading && <Skeleton count={1} />}
      {!isLoading && !job && <Empty drawing="search" title={words('jobGone')} />}
      {job && (
        <>
          <div className="job-pane">
            <Facts
              facts={[
                [words('jobState'), <FailedStateLabel key="state" state={job.state} />],
                [words('jobReason'), words(reasonWords[job.reason].name)],
                [words('jobAdvice'), words(reasonWords[job.reason].advice)],
                [words('jobFailedAt'), formatDate(job.failedAt, 'yyyy-MM-dd HH:mm:ss')],
                [
                  words('jobAttempts'),
                  words('jobAttemptsOf', { attempts: job.attempts, most: job.mostAttempts }),
                ],
                [words('jobNextAt'), job.nextAt === null ? words('jobNever') : formatDate(job.nextAt)],
                [words('jobCreatedAt'), formatDate(job.createdAt)],
              ]}
            />
            <pre className="job-pane-error">{job.error}</pre>
          </div>
          {(acts.mayRun || acts.mayDrop) && (
            <ActionBar>
              {acts.mayDrop && (
                <Button look="danger" icon="trash" onClick={() => void acts.drop([job], onClose)}>
                  {words('jobDrop')}
                </Button>
              )}
              {acts.mayRun && (
                <Button look="primary" icon="redo" onClick={() => acts.again([job], onClose)}>
                  {words('jobAgain')}
                </Button>
              )}
            </ActionBar>
          )}
        </>
      )}
    </DetailPane>
  );
}
