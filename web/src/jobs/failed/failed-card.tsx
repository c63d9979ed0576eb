import type { FailedJob } from '@fairway/contract/jobs.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import '../job-card.css';
import { reasonWords } from '../reason-words.ts';
import { FailedStateLabel } from './failed-state-label.tsx';

/** A failed job, on a phone. */
export function FailedCard({ job }: { job: FailedJob }) {
  const words = useWords();
  return (
    <article className="job-card">
      <span className="job-card-head">
        <strong>{job.title}</strong>
        <FailedStateLabel state={job.state} />
      </span>
      <span>{words(reasonWords[job.reason].name)}</span>
      <span className="job-card-line number">
        {[
          formatDate(job.failedAt),
          words('jobAttemptsOf', { attempts: job.attempts, most: job.mostAttempts }),
        ].join(' · ')}
      </span>
    </article>
  );
}
