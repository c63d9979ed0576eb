import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import {
  actOnRate,
  deleteRate,
  getRate,
  listRateHistory,
  listRates,
  type RateEvent,
  type RateRow,
} from '@fairway/contract/freight-rates.ts';
import { listRateTrend, priceRate, searchRates } from '@fairway/contract/freight-search.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { keepingPath, ratePath } from '../paths.ts';

/** The reads that show something else after a rate was changed. */
export const ratesReads = [getRate, listRates, searchRates, priceRate, listRateHistory, listRateTrend];

const shownLonger = 3_000;

/** What who keeps rates does with one; why something was refused the query client says. */
export function useRateActs(rate: RateRow, onGone?: () => void) {
  const words = useWords();
  const navigate = useNavigate();
  const acting = useCommand(actOnRate, { refreshes: ratesReads });
  const deleting = useCommand(deleteRate, { refreshes: ratesReads });
  const act = async (event: RateEvent, period: { validFrom?: string; validTo?: string } = {}) => {
    try {
      return await acting.mutateAsync({
        params: { id: rate.id, event },
        body: { version: rate.version, ...period },
      });
    } catch (error) {
      // What somebody else changed is shown as it is now.
      if (error instanceof AppError && error.code === refusals.RECORD_CHANGED.code)
        for (const { name } of ratesReads) void queryClient.invalidateQueries({ queryKey: [name] });
      return undefined;
    }
  };
  const ask = (title: string, body: string, agree: string, danger = false) =>
    confirm({ title, body, agree, ...(danger && { danger }) });
  return {
    isBusy: acting.isPending || deleting.isPending,
    publish: async () => {
      const isSure = await ask(
        words('ratePublishAsk', { rateNo: rate.rateNo }),
        words('ratePublishBody'),
        words('ratePublish'),
      );
      if (!isSure) return;
      const done = await act('publish');
      if (done) toast(words(done.flowId ? 'rateSentForApproval' : 'ratePublished'), shownLonger);
    },
    suspend: async () => {
      const isSure = await ask(
        words('rateSuspendAsk', { rateNo: rate.rateNo }),
        words('rateSuspendBody'),
        words('rateSuspend'),
        true,
      );
      if (isSure && (await act('suspend'))) toast(words('rateSuspended'));
    },
    resume: async () => {
      if (await act('resume')) toast(words('rateResumed'));
    },
    /** To a draft of another period, which opens. */
    copy: async (validFrom: string, validTo: string): Promise<boolean> => {
      const done = await act('copy', { validFrom, validTo });
      if (!done) return false;
      toast(words('rateCopiedTo'));
      void navigate(ratePath(done.id));
      return true;
    },
    remove: async () => {
      const isSure = await ask(
        words('rateDeleteAsk', { rateNo: rate.rateNo }),
        words('rateDeleteBody'),
        words('delete'),
        true,
      );
      if (!isSure) return;
      const isGone = await deleting.mutateAsync({ params: { id: rate.id } }).then(
        () => true,
        () => false,
      );
      if (!isGone) return;
      toast(words('rateDeleted'));
      if (onGone) onGone();
      else void navigate(keepingPath(), { replace: true });
    },
  };
}
