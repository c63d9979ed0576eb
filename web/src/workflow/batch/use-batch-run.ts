import type { Reply } from '@fairway/contract/endpoint.ts';
import { batchTasks, getFlow } from '@fairway/contract/workflow.ts';
import { type BeforeItem, countTasks, listTasks } from '@fairway/contract/workflow-lists.ts';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../language/words.ts';
import { useCommand } from '../../wire/calls.ts';
import { NetworkError } from '../../wire/failures.ts';
import { queryClient } from '../../wire/query-client.ts';

/** Decided together; few enough that progress is seen and a stop is heard. */
const atOnce = 10;

export type Outcome = Reply<typeof batchTasks>[number];

export interface Decision {
  batchType: 0 | 1 | 2;
  handleOpinion: string;
  freeApproverUserId?: string;
}

interface Run {
  total: number;
  outcomes: readonly Outcome[];
  isOver: boolean;
}

/** Decides tasks a few at a time. What did not get its turn is told as not done. */
export function useBatchRun() {
  const [run, setRun] = useState<Run>();
  const isStopped = useRef(false);
  const { mutateAsync } = useCommand(batchTasks, { mask: false, quiet: true });
  const stop = () => {
    isStopped.current = true;
  };
  // Whoever leaves the page has no way to stop it any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stops once, at the end
  useEffect(() => stop, []);

  const decide = async (tasks: readonly BeforeItem[], decision: Decision) => {
    isStopped.current = false;
    let outcomes: Outcome[] = [];
    setRun({ total: tasks.length, outcomes, isOver: false });
    for (let from = 0; from < tasks.length; from += atOnce) {
      const these = tasks.slice(from, from + atOnce);
      const answer = isStopped.current
        ? notDone(these, t('batchStopped'))
        : await mutateAsync({ body: { ids: these.map(({ id }) => id), ...decision } }).catch(
            (error: Error) => {
              if (error instanceof NetworkError) isStopped.current = true;
              return notDone(these, error instanceof NetworkError ? t('batchUnanswered') : error.message);
            },
          );
      outcomes = [...outcomes, ...answer];
      setRun({ total: tasks.length, outcomes, isOver: false });
    }
    setRun({ total: tasks.length, outcomes, isOver: true });
    for (const { name } of [listTasks, countTasks, getFlow])
      void queryClient.invalidateQueries({ queryKey: [name] });
  };
  return { run, decide, stop };
}

const notDone = (tasks: readonly BeforeItem[], problem: string): Outcome[] =>
  tasks.map(({ id, fullName }) => ({ id, fullName, problem }));
