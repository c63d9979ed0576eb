import type { JobKind } from '@fairway/contract/jobs.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import '../job-pane.css';
import { failedJobsOf } from '../paths.ts';
import { tookWords } from '../took-words.ts';
import { failedCount, type JobActs } from '../use-job-acts.ts';
import { KindStateLabel } from './kind-state-label.tsx';

interface KindPaneProps {
  kind: JobKind | undefined;
  isLoading: boolean;
  acts: JobActs;
  onClose: () => void;
}

/** One kind of jobs, with the way to those that failed. */
export function KindPane({ kind, isLoading, acts, onClose }: KindPaneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const dateOf = (at: number | null) => at !== null && formatDate(at);
  return (
    <DetailPane title={kind?.title ?? words('jobKind')} onClose={onClose}>
      {isLoading && <Skeleton count={1} />}
      {!isLoading && !kind && <Empty drawing="search" title={words('noData')} />}
      {kind && (
        <>
          <div className="job-pane">
            <Facts
              facts={[
                [words('jobState'), <KindStateLabel key="state" kind={kind} />],
                [words('jobWaiting'), kind.waiting],
                [words('jobRunning'), kind.running],
                [words('jobRetrying'), kind.retrying],
                [words('jobGivenUp'), kind.givenUp],
                [words('jobLater'), kind.later],
                [words('jobLastDone'), dateOf(kind.lastDoneAt)],
                [words('jobLastFailed'), dateOf(kind.lastFailedAt)],
                [words('jobTook'), tookWords(words, kind.tookUsually)],
                [words('jobTookLast'), tookWords(words, kind.tookLast)],
                [words('jobTookLongest'), tookWords(words, kind.tookLongest)],
                [words('jobDone'), kind.done],
                [words('jobName'), kind.name],
              ]}
            />
          </div>
          {failedCount(kind) > 0 && (
            <ActionBar>
              <Button icon="list" onClick={() => void navigate(failedJobsOf(kind.name))}>
                {words('jobShowFailed')}
              </Button>
              {acts.mayRun && (
                <Button
                  look="primary"
                  icon="redo"
                  onClick={() => void acts.againOfKinds([kind], () => undefined)}
                >
                  {words('jobAgainAll')}
                </Button>
              )}
            </ActionBar>
          )}
        </>
      )}
    </DetailPane>
  );
}
