import type { JobKind } from '@fairway/contract/jobs.ts';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import '../job-card.css';
import { tookWords } from '../took-words.ts';
import { KindStateLabel } from './kind-state-label.tsx';

/** A kind of jobs, on a phone. */
export function KindCard({ kind }: { kind: JobKind }) {
  const words = useWords();
  const { title, waiting, later, lastDoneAt, tookUsually } = kind;
  const facts = [
    ...(waiting > 0 ? [words('jobWaitingCount', { count: waiting })] : []),
    ...(later > 0 ? [words('jobLaterCount', { count: later })] : []),
    lastDoneAt === null ? words('jobNeverDone') : words('jobDoneAgo', { ago: formatAgo(words, lastDoneAt) }),
    ...(tookUsually === null ? [] : [words('jobTakes', { time: tookWords(words, tookUsually) })]),
  ];
  return (
    <article className="job-card">
      <span className="job-card-head">
        <strong>{title}</strong>
        <KindStateLabel kind={kind} />
      </span>
      <span className="job-card-line">{facts.join(' · ')}</span>
    </article>
  );
}
