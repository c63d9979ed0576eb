import { AppError } from '@fairway/contract/app-error.ts';
import { type PaymentRow, previewSettlement, settleInvoices } from '@fairway/contract/payments.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { sayRefusal } from '../acts/say-refusal.ts';
import { paymentPathOf } from '../paths.ts';
import { settlementReads } from '../payment-reads.ts';
import {
  askedLines,
  filledLines,
  type OpenInvoice,
  type SaidLine,
  type SaidLines,
  saidProblem,
  settledLines,
} from './said-lines.ts';

interface Asked {
  payment: PaymentRow;
  partyId: string;
  /** What of the payment is the party's and not used yet. */
  unapplied: string;
  /** Chosen to begin with. */
  invoiceId: string | null;
}

const pause = 150;
const most = 200;

/** Which invoices a payment is to be used for, what the server says would come of it, and doing it. */
export function useSettlement({ payment, partyId, unapplied, invoiceId }: Asked) {
  const words = useWords();
  const navigate = useNavigate();
  const { id, currency } = payment;
  const [said, setSaid] = useState<SaidLines>(() => (invoiceId ? { [invoiceId]: { closes: false } } : {}));
  const invoices = askedLines(said, currency);
  const wanted = JSON.stringify(invoices);
  const asked = usePaused(wanted);
  const preview = useQuery({
    ...load(previewSettlement, { params: { id }, body: { partyId, invoices: JSON.parse(asked) } }),
    enabled: asked !== '[]',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const settling = useCommand(settleInvoices, { refreshes: settlementReads, quiet: true });
  const count = Object.keys(said).length;
  const reply = count === 0 || invoices.length === 0 ? undefined : preview.data;
  const lines = new Map(reply?.list.map((line) => [line.invoiceId, line]));
  const isFresh = asked === wanted && reply !== undefined && !preview.isPlaceholderData;
  const isReady =
    isFresh &&
    count <= most &&
    Object.values(said).every((line) => saidProblem(line) === undefined) &&
    reply.list.every(({ problem }) => problem === null);
  const left = reply?.unapplied ?? unapplied;

  const settle = async () => {
    if (!isReady || settling.isPending) return;
    try {
      const body = { partyId, invoices: settledLines(said, reply.list) };
      const done = await settling.mutateAsync({ params: { id }, body });
      toast(
        words('settleDone', {
          ...{ count: done.ids.length, sum: moneyText({ currency, amount: done.unapplied }) },
        }),
      );
      void navigate(paymentPathOf(id), { replace: true });
    } catch (error) {
      sayRefusal(error);
    }
  };
  return {
    ...{ said, lines, left, count, isReady, isFresh, settle, isBusy: settling.isPending, most },
    /** Why nothing could be worked out; that there is no network is said elsewhere. */
    failure: count > 0 && preview.error instanceof AppError ? preview.error.message : undefined,
    used: write(exact(unapplied).minus(exact(left))),
    choose: (invoice: string, isChosen: boolean) =>
      setSaid(({ [invoice]: _, ...others }) =>
        isChosen ? { ...others, [invoice]: { closes: false } } : others,
      ),
    // Who writes an amount has chosen the invoice.
    change: (invoice: string, changes: Partial<SaidLine>) =>
      setSaid((before) => ({ ...before, [invoice]: { closes: false, ...before[invoice], ...changes } })),
    fill: (open: readonly OpenInvoice[]) =>
      setSaid(filledLines(open.slice(0, most), { currency, unapplied })),
    clear: () => setSaid({}),
  };
}
export type SettlementState = ReturnType<typeof useSettlement>;

/** What somebody types is asked for when they pause. */
function usePaused(wanted: string): string {
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  return asked;
}
