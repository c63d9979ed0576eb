import {
  dropJobs,
  type FailedJob,
  type JobKind,
  runJobKindsAgain,
  runJobsAgain,
} from '@fairway/contract/jobs.ts';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { jobReads } from './job-reads.ts';

export const failedCount = ({ retrying, givenUp }: JobKind): number => retrying + givenUp;

/** What can be done about failed jobs. */
export function useJobActs() {
  const words = useWords();
  const mayRun = useCan('job', 'button', 'btn_again');
  const mayDrop = useCan('job', 'button', 'btn_drop');
  const running = useCommand(runJobsAgain, { refreshes: jobReads });
  const runningKinds = useCommand(runJobKindsAgain, { refreshes: jobReads });
  const dropping = useCommand(dropJobs, { refreshes: jobReads });
  const saidOf = (key: 'jobsRunAgain' | 'jobsDropped', onDone: () => void) => ({
    onSuccess: ({ count }: { count: number }) => {
      onDone();
      toast(words(key, { count }));
    },
  });
  const idsOf = (jobs: readonly FailedJob[]) => ({ body: { ids: jobs.map(({ id }) => id) } });

  /** Nothing is lost by trying: it does not ask. */
  const again = (jobs: readonly FailedJob[], onDone: () => void): void =>
    running.mutate(idsOf(jobs), saidOf('jobsRunAgain', onDone));

  const againOfKinds = async (kinds: readonly JobKind[], onDone: () => void): Promise<void> => {
    const failing = kinds.filter((kind) => failedCount(kind) > 0);
    const [first] = failing;
    if (!first) {
      toast(words('jobsNoneFailed'));
      return;
    }
    const count = failing.reduce((sum, kind) => sum + failedCount(kind), 0);
    const title =
      failing.length === 1
        ? words('jobKindAgainAsk', { title: first.title, count })
        : words('jobKindsAgainAsk', { kinds: failing.length, count });
    if (!(await confirm({ title, body: words('jobAgainBody'), agree: words('jobAgain') }))) return;
    runningKinds.mutate({ body: { names: failing.map(({ name }) => name) } }, saidOf('jobsRunAgain', onDone));
  };

  const drop = async (jobs: readonly FailedJob[], onDone: () => void): Promise<void> => {
    const [first] = jobs;
    const title =
      jobs.length === 1
        ? words('jobDropAsk', { title: first?.title ?? '' })
        : words('jobsDropAsk', { count: jobs.length });
    const agree = words('jobDrop');
    if (!(await confirm({ title, body: words('jobDropBody'), agree, danger: true }))) return;
    dropping.mutate(idsOf(jobs), saidOf('jobsDropped', onDone));
  };
  return { mayRun, mayDrop, again, againOfKinds, drop };
}
export type JobActs = ReturnType<typeof useJobActs>;
