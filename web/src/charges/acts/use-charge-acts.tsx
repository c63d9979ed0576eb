import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { type ChargeSide, chargeSides } from '@fairway/contract/money-fields.ts';
import { actOnCharges, type ChargeRow } from '@fairway/contract/shipment-charges.ts';
import { sumByCurrency } from '@fairway/domain/money/money.ts';
import { type ReactNode, useState } from 'react';
import { sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { chargeReads } from '../charge-reads.ts';
import { actWords, type ChargeBatchAct, sideWords } from '../charge-words.ts';
import { needsReason } from './needs-reason.ts';
import { ReasonSheet } from './reason-sheet.tsx';

type Acted = Pick<ChargeRow, 'id' | 'version' | 'can' | 'side' | 'currency' | 'amount'>;

interface Asked {
  act: ChargeBatchAct;
  charges: readonly Acted[];
  done: (() => void) | undefined;
}

const mostAtOnce = 500;
const shownLonger = 4_000;
/** The field by which the server asks whether somebody means it. */
const marginField = 'acceptsLowMargin';

/** Does the same with some charges: asks for a reason or a yes where one is needed, and says why something was refused. */
export function useChargeActs(): {
  act: (act: ChargeBatchAct, charges: readonly Acted[], done?: () => void) => void;
  isBusy: boolean;
  sheet: ReactNode;
} {
  const words = useWords();
  const acting = useCommand(actOnCharges, { refreshes: chargeReads, quiet: true });
  const [asked, setAsked] = useState<Asked>();

  const send = async (
    { act, charges, done }: Asked,
    reason = '',
    acceptsLowMargin = false,
  ): Promise<boolean> => {
    const sent = charges.map(({ id, version }) => ({ id, version }));
    try {
      const body = { charges: sent, reason, acceptsLowMargin };
      const { count } = await acting.mutateAsync({ params: { act }, body });
      toast(words('chargeActDone', { act: words(actWords[act]), count }));
      done?.();
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) return false;
      if (error.fields?.[marginField] !== undefined) {
        const isMeant = await confirm({
          title: words('chargeLowMargin'),
          body: `${error.message}\n${words('chargeLowMarginWhat')}`,
          agree: words('chargeLowMarginGo'),
          refuse: words('chargeLowMarginBack'),
        });
        return isMeant && send({ act, charges, done }, reason, true);
      }
      if (error.code === refusals.RECORD_CHANGED.code) {
        for (const { name } of chargeReads) void queryClient.invalidateQueries({ queryKey: [name] });
        toast(words('chargeActStale'), shownLonger);
      } else toast(error.message, shownLonger);
      return false;
    }
  };

  const start = async (act: ChargeBatchAct, all: readonly Acted[], done?: () => void) => {
    const charges = all.filter(({ can }) => can.includes(act)).slice(0, mostAtOnce);
    if (charges.length === 0)
      return toast(words('chargeActNone', { act: words(actWords[act]) }), shownLonger);
    if (needsReason(act)) return setAsked({ act, charges, done });
    const left = all.length - charges.length;
    const isAsked = act === 'approve' || act === 'allowRemoval' || left > 0;
    if (isAsked && !(await confirm(questionOf(act, charges, left)))) return;
    await send({ act, charges, done });
  };
  const questionOf = (act: ChargeBatchAct, charges: readonly Acted[], left: number) => ({
    title: words('chargeActAsk', { act: words(actWords[act]), count: charges.length }),
    body: [
      ...chargeSides.map((side) => sumOf(charges, side)),
      left > 0 && words('chargeActSkipped', { count: left }),
    ]
      .filter(Boolean)
      .join('\n'),
    agree: words(actWords[act]),
    danger: act === 'allowRemoval',
  });
  /** What is earned and what it costs are never one sum. */
  const sumOf = (charges: readonly Acted[], side: ChargeSide): string => {
    const sums = sumByCurrency(charges.filter((charge) => charge.side === side));
    return sums.length > 0 ? `${words(sideWords[side])} ${sumsText(sums)}` : '';
  };
  return {
    act: (act, charges, done) => void start(act, charges, done),
    isBusy: acting.isPending,
    sheet: asked && (
      <ReasonSheet
        title={words('chargeActAsk', { act: words(actWords[asked.act]), count: asked.charges.length })}
        agree={words(actWords[asked.act])}
        onAgree={(reason) => send(asked, reason)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
