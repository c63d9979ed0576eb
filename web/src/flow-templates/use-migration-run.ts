import type { Reply } from '@fairway/contract/endpoint.ts';
import { checkMigration, countMigratable, migrateFlows } from '@fairway/contract/workflow-migration.ts';
import { getTemplate } from '@fairway/contract/workflow-templates.ts';
import { useEffect, useRef, useState } from 'react';
import { t } from '../language/words.ts';
import { useCommand } from '../wire/calls.ts';
import { NetworkError } from '../wire/failures.ts';
import { queryClient } from '../wire/query-client.ts';

/** Few enough that progress is seen and a stop is heard. */
const atOnce = 20;

type Outcome = Reply<typeof migrateFlows>[number];
type Request = Pick<Outcome, 'id' | 'fullName'>;

export interface MigrationRun {
  total: number;
  outcomes: readonly Outcome[];
  isOver: boolean;
}

/** Brings requests over a few at a time. What did not get its turn is told as not done. */
export function useMigrationRun(templateId: string) {
  const [run, setRun] = useState<MigrationRun>();
  const isStopped = useRef(false);
  const { mutateAsync } = useCommand(migrateFlows, { mask: false, quiet: true });
  const stop = () => {
    isStopped.current = true;
  };
  // Whoever leaves the page has no way to stop it any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stops once, at the end
  useEffect(() => stop, []);

  const migrate = async (flowId: string, requests: readonly Request[]) => {
    isStopped.current = false;
    let outcomes: Outcome[] = [];
    const total = requests.length;
    setRun({ total, outcomes, isOver: false });
    for (let from = 0; from < total; from += atOnce) {
      const these = requests.slice(from, from + atOnce);
      const body = { flowId, ids: these.map(({ id }) => id) };
      const answer = isStopped.current
        ? notDone(these, t('batchStopped'))
        : await mutateAsync({ params: { id: templateId }, body }).catch((error: Error) => {
            if (error instanceof NetworkError) isStopped.current = true;
            return notDone(these, error instanceof NetworkError ? t('batchUnanswered') : error.message);
          });
      outcomes = [...outcomes, ...answer];
      setRun({ total, outcomes, isOver: false });
    }
    setRun({ total, outcomes, isOver: true });
  };
  const close = () => {
    setRun(undefined);
    for (const { name } of [countMigratable, checkMigration, getTemplate])
      void queryClient.invalidateQueries({ queryKey: [name] });
  };
  return { run, migrate, stop, close };
}

const notDone = (requests: readonly Request[], problem: string): Outcome[] =>
  requests.map(({ id, fullName }) => ({ id, fullName, problem }));
