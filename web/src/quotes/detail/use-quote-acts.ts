import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import {
  acceptQuote,
  copyQuote,
  deleteQuote,
  getQuote,
  getQuotePdf,
  type LostReason,
  listQuotes,
  loseQuote,
  type QuoteDetail,
  type QuoteLanguage,
  revokeQuoteLink,
  sendQuote,
  shareQuote,
} from '@fairway/contract/quotes.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { saveFile } from '../../native/save-file.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { callBytes } from '../../wire/api.ts';
import { useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { quoteEditPath, quotesPath } from '../paths.ts';

/** The reads that show something else after a quote was changed. */
export const quoteReads = [getQuote, listQuotes];
export const refreshQuotes = () => {
  for (const { name } of quoteReads) void queryClient.invalidateQueries({ queryKey: [name] });
};

const shownLonger = 3_000;
const refreshes = { refreshes: quoteReads };

/** What is done with a quote; why something was refused the query client says. */
export function useQuoteActs(quote: QuoteDetail, onGone?: () => void) {
  const words = useWords();
  const navigate = useNavigate();
  const sending = useCommand(sendQuote, refreshes);
  const sharing = useCommand(shareQuote, refreshes);
  const revoking = useCommand(revokeQuoteLink, refreshes);
  const accepting = useCommand(acceptQuote, refreshes);
  const losing = useCommand(loseQuote, refreshes);
  const copying = useCommand(copyQuote, refreshes);
  const deleting = useCommand(deleteQuote, refreshes);
  const printing = useMutation({
    mutationFn: async (language: QuoteLanguage) => {
      const bytes = await callBytes(getQuotePdf, { params, query: { language } });
      saveFile(`${quote.quoteNo}-${language}.pdf`, bytes);
    },
  });
  const params = { id: quote.id };
  const isDone = <T>(act: Promise<T>): Promise<T | undefined> =>
    act.catch((error: unknown) => {
      // What somebody else changed is shown as it is now.
      if (error instanceof AppError && error.code === refusals.RECORD_CHANGED.code) refreshQuotes();
      return undefined;
    });
  return {
    isBusy: [sending, sharing, revoking, accepting, losing, copying, deleting, printing].some(
      ({ isPending }) => isPending,
    ),
    savePdf: (language: QuoteLanguage) => printing.mutate(language),
    send: (hours: number | undefined, isBelowFloorConfirmed: boolean) =>
      isDone(
        sending.mutateAsync({
          params,
          body: { version: quote.version, isBelowFloorConfirmed, ...(hours && { hours }) },
        }),
      ),
    share: (hours: number | undefined) =>
      isDone(sharing.mutateAsync({ params, body: hours ? { hours } : {} })),
    revoke: async () => {
      const isSure = await confirm({
        ...{ title: words('quoteLinkRevokeAsk'), body: words('quoteLinkRevokeBody') },
        ...{ agree: words('quoteLinkRevoke'), danger: true },
      });
      if (!isSure || (await isDone(revoking.mutateAsync({ params }).then(() => true))) !== true) return false;
      toast(words('quoteLinkRevoked'));
      return true;
    },
    /** A customer, in their own name. */
    accept: async () => {
      const isSure = await confirm({
        ...{ title: words('quoteAcceptAsk'), body: words('quoteAcceptBody'), agree: words('quoteAccept') },
      });
      if (isSure && (await isDone(accepting.mutateAsync({ params, body: {} }))))
        toast(words('quoteAcceptedDone'), shownLonger);
    },
    /** Staff, for who said so. */
    acceptFor: async (name: string): Promise<boolean> =>
      (await isDone(accepting.mutateAsync({ params, body: { name } }))) !== undefined,
    lose: async (reason: LostReason, remark: string): Promise<boolean> =>
      (await isDone(losing.mutateAsync({ params, body: { reason, remark } }))) !== undefined,
    copy: async () => {
      const made = await isDone(copying.mutateAsync({ params }));
      if (!made) return;
      toast(words('quoteCopied'));
      void navigate(quoteEditPath(made.id));
    },
    remove: async () => {
      const isSure = await confirm({
        title: words('quoteDeleteAsk', { quoteNo: quote.quoteNo }),
        ...{ body: words('quoteDeleteBody'), agree: words('delete'), danger: true },
      });
      if (!isSure || (await isDone(deleting.mutateAsync({ params }).then(() => true))) !== true) return;
      toast(words('quoteDeleted'));
      if (onGone) onGone();
      else void navigate(quotesPath, { replace: true });
    },
  };
}

export type QuoteActsOf = ReturnType<typeof useQuoteActs>;
