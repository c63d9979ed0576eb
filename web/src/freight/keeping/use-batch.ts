import { AppError } from '@fairway/contract/app-error.ts';
import {
  actOnRate,
  deleteRate,
  type ListedRate,
  mostPublishedTogether,
  publishRates,
} from '@fairway/contract/freight-rates.ts';
import { useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { useCommand } from '../../wire/calls.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { queryClient } from '../../wire/query-client.ts';
import { ratesReads } from '../detail/use-rate-acts.ts';

/** What is done with rates one after another. */
export type BatchEvent = 'suspend' | 'resume' | 'copy' | 'delete';

export interface Refused {
  rateNo: string;
  why: string;
}

/** How far it is, or what came of it. */
export interface BatchRun {
  event: BatchEvent | 'publish';
  total: number;
  /** So many were tried. */
  tried: number;
  refused: readonly Refused[];
  isRunning: boolean;
}

const questions = {
  suspend: { title: 'keepSuspendAsk', body: 'rateSuspendBody', agree: 'rateSuspend', danger: true },
  resume: { title: 'keepResumeAsk', body: 'keepResumeBody', agree: 'rateResume', danger: false },
  copy: { title: 'keepCopyAsk', body: 'keepCopyBody', agree: 'keepCopyNext', danger: false },
  delete: { title: 'keepDeleteAsk', body: 'keepDeleteBody', agree: 'delete', danger: true },
} as const;

const shownLonger = 3_000;
const reread = () => {
  for (const { name } of ratesReads) void queryClient.invalidateQueries({ queryKey: [name] });
};

function actOn({ id, version }: ListedRate, event: BatchEvent) {
  const options = { mask: false, commandId: newCommandId() };
  if (event === 'delete') return call(deleteRate, { params: { id } }, options);
  return call(actOnRate, { params: { id, event }, body: { version } }, options);
}

/** Acts on the ticked rates. One that is refused does not stop the others; all are published together or none. */
export function useBatch() {
  const words = useWords();
  const [run, setRun] = useState<BatchRun>();
  const isStopped = useRef(false);
  const publishing = useCommand(publishRates, { refreshes: ratesReads, quiet: true });
  const publish = async (rates: readonly ListedRate[], untick: () => void) => {
    const count = rates.length;
    if (count > mostPublishedTogether) return toast(words('keepTooMany', { most: mostPublishedTogether }));
    const isSure = await confirm({
      title: words('keepPublishAsk', { count }),
      body: words('keepPublishBody'),
      agree: words('ratePublish'),
    });
    if (!isSure) return;
    try {
      const body = { rates: rates.map(({ id, version }) => ({ id, version })) };
      const done = await publishing.mutateAsync({ body });
      toast(words('keepSentForApproval', { count: done.count }), shownLonger);
      untick();
    } catch (error) {
      const { fields = {} } = error instanceof AppError ? error : {};
      const refused = rates.flatMap(({ rateNo }, index): Refused[] => {
        const why = fields[`rates.${index}`];
        return why === undefined ? [] : [{ rateNo, why }];
      });
      if (refused.length === 0) toast((error as Error).message, shownLonger);
      else setRun({ event: 'publish', total: count, tried: count, refused, isRunning: false });
      // What somebody else changed is shown as it is now.
      reread();
    }
  };
  const actOnAll = async (event: BatchEvent, rates: readonly ListedRate[], untick: () => void) => {
    const { title, body, agree, danger } = questions[event];
    const isSure = await confirm({
      ...{ title: words(title, { count: rates.length }), body: words(body), agree: words(agree) },
      ...(danger && { danger }),
    });
    if (!isSure) return;
    isStopped.current = false;
    const refused: Refused[] = [];
    let tried = 0;
    const show = (isRunning: boolean) =>
      setRun({ event, total: rates.length, tried, refused: [...refused], isRunning });
    show(true);
    for (const rate of rates) {
      if (isStopped.current) break;
      try {
        await actOn(rate, event);
      } catch (error) {
        refused.push({ rateNo: rate.rateNo, why: (error as Error).message });
      }
      tried += 1;
      show(true);
    }
    show(false);
    untick();
    reread();
  };
  return {
    run,
    publish,
    actOnAll,
    stop: () => {
      isStopped.current = true;
    },
    close: () => setRun(undefined),
  };
}
