import { AppError } from '@fairway/contract/app-error.ts';
import { applyRelease, type ReleaseGate } from '@fairway/contract/releases.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { asksForGuarantee, asSent, isNone, isWhole, noGuarantee } from '../acts/guarantee-fields.tsx';
import { sayRefusal, shownLonger } from '../acts/say-refusal.ts';
import { releasePathOf } from '../paths.ts';
import { releaseReads } from '../release-reads.ts';

const mostReason = 500;

interface Wanted {
  gate: ReleaseGate;
  containerNos: string[];
  /** Customers never vouch: they ask whoever looks after them. */
  mayVouch: boolean;
}

/** What is written into an application, whether it can be sent, and the sending. */
export function useApplication({ gate, containerNos, mayVouch }: Wanted) {
  const words = useWords();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [guarantee, setGuarantee] = useState(noGuarantee);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const applying = useCommand(applyRelease, { refreshes: releaseReads, quiet: true });
  const { verdict } = gate.gate;
  const asksGuarantee = mayVouch && asksForGuarantee(gate.gate);
  const isVouched = isWhole(guarantee) || (verdict === 'hard' && isNone(guarantee));
  const send = async () => {
    try {
      const { id, status } = await applying.mutateAsync({
        body: {
          ...{ shipmentId: gate.shipmentId, kind: gate.kind, containerNos, reason: reason.trim() },
          guarantee: asksGuarantee ? asSent(guarantee) : null,
        },
      });
      toast(words(status === 'approved' ? 'releaseApplyApproved' : 'releaseApplySent'), shownLonger);
      void navigate(releasePathOf(id), { replace: true });
    } catch (error) {
      setProblems((error instanceof AppError && error.fields) || {});
      sayRefusal(error);
    }
  };
  return {
    ...{ reason, setReason, guarantee, setGuarantee, problems, asksGuarantee, mostReason },
    isReady: reason.length <= mostReason && (!asksGuarantee || isVouched),
    ...{ isBusy: applying.isPending, send },
  };
}
