import { listLaunched, listTasks, taskLists } from '@fairway/contract/workflow-lists.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { hasEarlierScreen } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { toastDuration } from '../../ui/toast.ts';
import { load } from '../../wire/calls.ts';
import { launchedConfig, taskConfig } from '../flow-configs.ts';
import { type FlowConfig, flowPath } from '../flow-path.ts';
import type { ActResult } from '../operate/act-results.ts';
import { listPathOf } from './list-path.ts';

interface AfterActProps {
  config: FlowConfig;
  result: ActResult;
}

/** What was done, and what is next: another task, the request itself, or back to where one came from. */
export function AfterAct({ config, result }: AfterActProps) {
  const words = useWords();
  const navigate = useNavigate();
  const back = () =>
    void (hasEarlierScreen() ? navigate(-1) : navigate(listPathOf(config), { replace: true }));
  const offersNext = result.leads === 'next';
  const { data, isError } = useQuery({
    ...load(listTasks, { params: { category: taskLists.todo }, query: { currentPage: 1, pageSize: 2 } }),
    enabled: offersNext,
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
  const next = data?.list.find(({ id }) => id !== config.taskId);
  const submitted = useSubmitted(config, result.leads === 'request');
  const isAlone =
    result.leads === 'request' ? submitted === null : !offersNext || isError || (data !== undefined && !next);
  useGoingBack(isAlone, back);
  const line = next
    ? words('actNextCount', { count: data?.pagination.total ?? 1 })
    : offersNext && data
      ? words('actNextNone')
      : '';
  return (
    <Page
      title={words(result.words)}
      back={listPathOf(config)}
      foot={
        <ActionBar>
          <Button onClick={back}>{words('actGoBack')}</Button>
          {submitted && (
            <Button look="primary" onClick={() => void navigate(flowPath(submitted), { replace: true })}>
              {words('actOpenRequest')}
            </Button>
          )}
          {next && (
            <Button
              look="primary"
              onClick={() => void navigate(flowPath(taskConfig(next, '1')), { replace: true })}
            >
              {words('actNextOpen')}
            </Button>
          )}
        </ActionBar>
      }
    >
      <Empty title={words(result.words)} line={line} />
    </Page>
  );
}

/** The request that was just submitted, as one of the caller's own; null where it cannot be told. */
function useSubmitted(config: FlowConfig, isOn: boolean): FlowConfig | null | undefined {
  const { data, isError } = useQuery({
    ...load(listLaunched, { query: { currentPage: 1, pageSize: 5 } }),
    enabled: isOn,
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
  if (!isOn || isError) return null;
  // A new one has no number on this page yet: it is the newest of its kind.
  const found = data?.list.find(({ id, flowCode }) =>
    config.id === '' ? flowCode === config.enCode : id === config.id,
  );
  return data && (found ? launchedConfig(found) : null);
}

/** Long enough to read what was done. */
function useGoingBack(isOn: boolean, back: () => void): void {
  const go = useEffectEvent(back);
  useEffect(() => {
    if (!isOn) return;
    const leaving = setTimeout(() => go(), toastDuration);
    return () => clearTimeout(leaving);
  }, [isOn]);
}
