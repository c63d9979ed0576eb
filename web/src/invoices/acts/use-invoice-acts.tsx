import { actOnInvoices, type InvoiceHead, remindOfInvoices } from '@fairway/contract/invoices.ts';
import { sumByCurrency } from '@fairway/domain/money/money.ts';
import { type ReactNode, useState } from 'react';
import { sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { invoiceReads } from '../invoice-reads.ts';
import { actWords, type InvoiceBatchAct } from '../invoice-words.ts';
import { actQuestion } from './act-questions.ts';
import { type ActAnswer, ActSheet } from './act-sheet.tsx';
import { sayRefusal, shownLonger } from './say-refusal.ts';

type Acted = Pick<InvoiceHead, 'id' | 'version' | 'can' | 'kind' | 'currency' | 'total' | 'balance'>;
type Act = InvoiceBatchAct | 'remind';

interface Asked {
  act: Act;
  invoices: readonly Acted[];
  left: number;
  done: (() => void) | undefined;
}

const mostAtOnce = 200;

/** Does the same with some invoices: asks what it needs to know first, and says why something was refused. */
export function useInvoiceActs(): {
  act: (act: Act, invoices: readonly Acted[], done?: () => void) => void;
  isBusy: boolean;
  sheet: ReactNode;
} {
  const words = useWords();
  const acting = useCommand(actOnInvoices, { refreshes: invoiceReads, quiet: true });
  const reminding = useCommand(remindOfInvoices, { refreshes: invoiceReads, quiet: true });
  const [asked, setAsked] = useState<Asked>();
  const nameOf = (act: Act) => words(act === 'remind' ? 'invoiceActRemind' : actWords[act]);

  const start = (act: Act, all: readonly Acted[], done?: () => void) => {
    const invoices = all.filter(({ can }) => can.includes(act)).slice(0, mostAtOnce);
    if (invoices.length === 0) return toast(words('invoiceActNone', { act: nameOf(act) }), shownLonger);
    setAsked({ act, invoices, left: all.length - invoices.length, done });
  };

  const send = async ({ act, invoices, done }: Asked, { reason, on, language }: ActAnswer) => {
    try {
      if (act === 'remind') {
        const body = { invoiceIds: invoices.map(({ id }) => id), words: reason };
        const { count, left } = await reminding.mutateAsync({ body });
        done?.();
        return words(left > 0 ? 'invoiceRemindedSome' : 'invoiceRemindedAll', { count, left });
      }
      const sent = invoices.map(({ id, version }) => ({ id, version }));
      const body = { invoices: sent, reason, language, ...(on && { on }) };
      const { count } = await acting.mutateAsync({ params: { act }, body });
      done?.();
      return words('invoiceActDone', { act: nameOf(act), count });
    } catch (error) {
      sayRefusal(error);
      return undefined;
    }
  };

  const questionOf = ({ act, invoices, left }: Asked) => {
    const counted = { count: invoices.length, left, sums: sumsOf(act, invoices) };
    if (act !== 'remind') return actQuestion(act, counted, words);
    return {
      title: words('invoiceActAsk', { act: nameOf(act), count: invoices.length }),
      line: [
        words('invoiceRemindLine'),
        counted.sums,
        left > 0 && words('invoiceActSkipped', { count: left }),
      ]
        .filter(Boolean)
        .join('\n'),
      ...{ agree: nameOf(act), reason: 'optional' as const },
    };
  };
  return {
    act: start,
    isBusy: acting.isPending || reminding.isPending,
    sheet: asked && (
      <ActSheet
        {...questionOf(asked)}
        onAgree={(answer) => send(asked, answer)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

/** What they come to, or what is left to be paid of them where that is what it is about. */
const sumsOf = (act: Act, invoices: readonly Acted[]): string =>
  sumsText(
    sumByCurrency(
      invoices.map(({ kind, currency, total, balance }) => ({
        currency,
        amount: act === 'remind' || act === 'promise' ? balance : kind === 'credit' ? `-${total}` : total,
      })),
    ),
  );
